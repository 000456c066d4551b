import {afterAll, expect, test} from 'vitest';
import {createReviews} from '~adapters/reviews/woocommerce';
import {createShopClient} from '~adapters/woocommerce/client';
import {createPluginClient} from '~adapters/woocommerce/plugin-client';
import type {ReviewRecord} from '~mocks/reviews/review-record';
import {requestAsRecorded} from '../support/compare-as-recorded';
import {recordedResponse, recordingsOf} from '../support/recorded';
import {openRecordedShop} from '../support/recorded-shop';

const backend = await openRecordedShop();
const {shop} = backend;

afterAll(() => backend.close());

const written = (databaseId: number, given: Partial<ReviewRecord>): ReviewRecord => ({
  databaseId,
  productId: 21,
  customerId: null,
  name: '',
  email: 'reader@shop.example',
  text: '',
  stars: null,
  writtenAt: '',
  status: 'approved',
  isVerified: false,
  ...given,
});

const markup = 'Rinse it <b>twice</b> <script>alert(1)</script>';
const first = {
  name: 'Ann & Co',
  stars: 5,
  text: `Firm & quick.\n${markup}\n\nThen 5 < 6 minutes.`,
  writtenAt: '2026-10-01T14:00:00Z',
};

// What stood in the shop that was recorded.
shop.reviews = [
  written(24, {...first, isVerified: true}),
  written(26, {name: 'Bob', stars: 3, text: 'Okay.', writtenAt: '2026-10-02T14:00:00Z'}),
  written(27, {name: 'Cid', stars: 4, text: 'Still to be read.', status: 'waiting'}),
  written(28, {name: 'Dan', text: 'Without stars.', writtenAt: '2026-10-04T14:00:00Z'}),
];
for (const [slug, databaseId] of [
  ['konjac-spaghetti-pasta', 21],
  ['konjac-angel-hair-noodles', 23],
] as const) {
  const product = shop.products.find((one) => one.slug === slug);
  if (product) product.databaseId = databaseId;
}

test.each(recordingsOf('10'))('%s is answered as the real shop answered it', async (name) => {
  shop.reviewSettings.areOpen = !name.endsWith('switched-off');
  const {mocked, real} = await requestAsRecorded(backend.url, name);
  expect(mocked).toEqual(real);
});

test('what a real shop prints as HTML is read as it was typed', async () => {
  const connection = {
    endpoint: 'https://shop.example/graphql',
    username: '',
    applicationPassword: '',
    fetch: async (input: RequestInfo | URL) =>
      new Request(input).url.endsWith('/graphql')
        ? recordedResponse('10b-product-reviews-after')
        : Response.json({code: 'rest_forbidden'}, {status: 401}),
  };
  const reviews = createReviews(createShopClient(connection), createPluginClient(connection));
  expect(await reviews.read(21, 'YXJyYXljb25uZWN0aW9uOjI2')).toEqual({
    reviews: [{databaseId: 24, ...first, isVerified: false, language: 'en'}],
    next: null,
    counts: null,
  });
});
