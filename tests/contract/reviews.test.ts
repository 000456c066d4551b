import {freshProduct} from '../support/shop';
import {createWooCommerce} from '../support/woocommerce';
import {afterAll, beforeEach, describe, expect, test} from 'vitest';
import {createShopClient} from '~adapters/woocommerce/client';
import {createPluginClient} from '~adapters/woocommerce/plugin-client';
import {createReviews} from '~adapters/reviews/woocommerce';
import {CommerceError} from '~adapters/commerce';
import type {Reviewer} from '~adapters/reviews';
import {offlineSettings, startBackend} from '~mocks/backend';
import {promisesAboutReviews} from './promises-about-reviews';

const backend = await startBackend();
const settings = offlineSettings(backend.url);
const connection = {
  endpoint: settings['WOO_GRAPHQL_URL'] ?? '',
  username: settings['WOO_USERNAME'] ?? '',
  applicationPassword: settings['WOO_APPLICATION_PASSWORD'] ?? '',
};
const commerce = createWooCommerce(connection);
const reviews = createReviews(createShopClient(connection), createPluginClient(connection));

beforeEach(() => backend.reset());
afterAll(() => backend.close());

const spaghetti = 130;
const buyer: Reviewer = {customerId: 98, email: 'demo@bellyful.example'};
const stranger: Reviewer = {customerId: 99, email: 'shopper@bellyful.example'};
const written = {name: 'Dana', text: 'Firm.\n\nGood <b>bite</b>.', stars: 4};

describe('the reviews of a product', () => {
  test('are read newest first, page after page, each once', async () => {
    const newest = await reviews.read(spaghetti, null);
    const older = await reviews.read(spaghetti, newest.next);
    const all = [...newest.reviews, ...older.reviews];
    expect(newest.reviews).toHaveLength(10);
    expect(older.next).toBeNull();
    expect(new Set(all.map(({databaseId}) => databaseId)).size).toBe(12);
    const times = all.map(({writtenAt}) => writtenAt);
    expect(times).toEqual(times.toSorted().toReversed());
  });

  test('add up to what the product and its list say of them', async () => {
    const product = await freshProduct(commerce, spaghetti);
    const [listed] = await commerce.products.listed([spaghetti]);
    const {counts} = await reviews.read(spaghetti, null);
    const sum = (counts ?? []).reduce((total, count, index) => total + count * (index + 1), 0);
    expect(counts).toEqual([0, 1, 1, 5, 5]);
    expect(product?.rating).toEqual({average: Number((sum / 12).toFixed(2)), count: 12});
    expect(listed?.rating).toEqual(product?.rating);
  });

  test('mark those who have bought it', async () => {
    const {reviews: found} = await reviews.read(spaghetti, null);
    expect(found.filter(({isVerified}) => !isVerified).map(({name}) => name)).toEqual(['Joe']);
  });

  test('know the language that they were written in, and the shop’s own without a note', async () => {
    const {reviews: found} = await reviews.read(123, null);
    expect(found.map(({name, language}) => [name, language])).toEqual([
      ['Lucía R.', 'es'],
      ['Yuki', 'en'],
      ['Grace L.', 'en'],
    ]);
  });

  test('are none where there are none, and of what is not sold', async () => {
    const nothing = {reviews: [], next: null, counts: [0, 0, 0, 0, 0]};
    expect(await reviews.read(134, null)).toEqual(nothing);
    expect((await reviews.read(999_999, null)).reviews).toEqual([]);
  });

  test('have no stars where the shop asks for none', async () => {
    backend.shop.reviewSettings.stars = 'none';
    expect((await freshProduct(commerce, spaghetti))?.rating).toBeNull();
    expect((await reviews.read(spaghetti, null)).counts).toBeNull();
  });
});

describe('a review that was approved', () => {
  test('stands first, marked as a buyer’s', async () => {
    await reviews.write(spaghetti, buyer, written);
    expect((await reviews.read(spaghetti, null)).reviews[0]?.name).toBe('Priya N.');
    for (const review of backend.shop.reviews) review.status = 'approved';
    expect((await reviews.read(spaghetti, null)).reviews[0]).toMatchObject({
      ...written,
      isVerified: true,
    });
  });
});

test('a product of a shop that takes no reviews tells of none', async () => {
  backend.shop.reviewSettings.areOpen = false;
  expect((await freshProduct(commerce, spaghetti))?.reviewCount).toBeNull();
});

promisesAboutReviews(async () => ({
  reviews,
  productId: spaghetti,
  buyer,
  stranger,
  approveAll: async () => {
    for (const review of backend.shop.reviews) review.status = 'approved';
  },
  countAll: async () => backend.shop.reviews.length,
  set: async (changes) => Object.assign(backend.shop.reviewSettings, changes),
}));

test('of what strangers put into an address the shop hears only what it may have given out itself', async () => {
  const sent: unknown[] = [];
  const client = {
    query: async (_document: unknown, {after}: {after: unknown}) => {
      sent.push(after);
      return {data: null, problems: []};
    },
  };
  const plugin = {
    send: async (operation: string) => {
      throw new CommerceError('unauthorised', operation, 'The shop does not know this user.');
    },
  };
  const asked = createReviews(client as never, plugin as never);
  await asked.read(spaghetti, 'x'.repeat(101));
  await asked.read(spaghetti, 'YXJyYXljb25uZWN0aW9uOjE=');
  expect(sent).toEqual([null, 'YXJyYXljb25uZWN0aW9uOjE=']);
});
