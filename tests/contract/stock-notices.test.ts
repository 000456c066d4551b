import {expect, test} from 'vitest';
import {createStockNotices} from '~adapters/woocommerce/stock-notices';
import {mailWhatReturned} from '~mocks/wordpress';
import {openWordPressMock} from '../support/wordpress-mock';

const returnUrl = 'https://bellyful.example/back-in-stock';
const email = 'eve@shop.example';

/** Something sold out, and a variation of something else. */
function openSoldOut() {
  const mock = openWordPressMock();
  const simple = mock.state.shop.products.find(({variations}) => variations.length === 0);
  const family = mock.state.shop.products.find(({variations}) => variations.length > 1);
  const variation = family?.variations[0];
  if (!simple || !family || !variation) throw new Error('The mocked shop sells too little');
  simple.stock = 0;
  variation.stock = 0;
  const tokenIn = (text: string, type: string) =>
    (text.match(/https?:\S+/g) ?? [])
      .map((link) => new URL(link))
      .find(({searchParams}) => searchParams.get('type') === type)
      ?.searchParams.get('token') ?? '';
  return {
    ...mock,
    notices: createStockNotices(mock.plugin),
    simple,
    variation,
    soldOut: {email, productId: simple.databaseId, variationId: null, returnUrl},
    ofVariation: {
      email,
      productId: family.databaseId,
      variationId: variation.databaseId,
      returnUrl,
    },
    newestToken: (type: string) => tokenIn(mock.outbox.mails.at(-1)?.text ?? '', type),
    restock: () => {
      simple.stock = 5;
      variation.stock = 5;
      mailWhatReturned(mock.state);
    },
  };
}

test('an address that nobody has proven is asked by mail first, and notified once', async () => {
  const {notices, soldOut, outbox, newestToken, restock, simple} = openSoldOut();
  await notices.request({...soldOut, isConfirmed: false});
  expect(outbox.mails).toHaveLength(1);
  restock();
  expect(outbox.mails).toHaveLength(1);
  simple.stock = 0;
  expect(await notices.confirm(newestToken('confirm'))).toBe(true);
  restock();
  restock();
  expect(outbox.mails.map(({subject}) => subject).slice(1)).toEqual([
    `${simple.name} is back in stock`,
  ]);
  expect(outbox.mails.at(-1)?.text).toContain(`/wordpress-product/${simple.slug}`);
});

test('a proven address is notified of the one variation that it asked for', async () => {
  const {notices, ofVariation, outbox, restock, variation} = openSoldOut();
  await notices.request({...ofVariation, isConfirmed: true});
  await notices.request({...ofVariation, isConfirmed: true});
  expect(outbox.mails).toEqual([]);
  restock();
  expect(outbox.mails).toHaveLength(1);
  expect(outbox.mails[0]?.text).toContain(`?variation=${variation.databaseId}`);
});

test('what is back already when it is confirmed is notified at once', async () => {
  const {notices, soldOut, outbox, newestToken, restock} = openSoldOut();
  await notices.request({...soldOut, isConfirmed: false});
  const token = newestToken('confirm');
  restock();
  expect(await notices.confirm(token)).toBe(true);
  expect(outbox.mails).toHaveLength(2);
});

test('the link of a mail withdraws all that its address still waits for', async () => {
  const {notices, soldOut, ofVariation, outbox, newestToken, restock, simple} = openSoldOut();
  await notices.request({...soldOut, isConfirmed: true});
  restock();
  const token = newestToken('withdraw');
  simple.stock = 0;
  await notices.request({...soldOut, isConfirmed: true});
  await notices.request({...ofVariation, email: 'other@shop.example', isConfirmed: true});
  expect(await notices.withdraw(token)).toBe(true);
  const before = outbox.mails.filter(({to}) => to === email).length;
  restock();
  expect(outbox.mails.filter(({to}) => to === email)).toHaveLength(before);
});

test('links that nobody was sent are no longer good, and a link to confirm withdraws nothing', async () => {
  const {notices, soldOut, newestToken} = openSoldOut();
  await notices.request({...soldOut, isConfirmed: false});
  const token = newestToken('confirm');
  expect(await notices.confirm('1.2.3')).toBe(false);
  expect(await notices.withdraw(token)).toBe(false);
  expect(await notices.withdraw('nonsense')).toBe(false);
});

test('a request says nothing of products that are not there', async () => {
  const {notices, soldOut, outbox} = openSoldOut();
  await notices.request({...soldOut, productId: 999_999, isConfirmed: false});
  expect(outbox.mails).toEqual([]);
});
