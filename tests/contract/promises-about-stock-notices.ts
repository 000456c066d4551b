import {beforeEach, expect, test} from 'vitest';
import type {Accounts} from '~adapters/accounts';
import type {StockNotices} from '~adapters/back-in-stock';
import {tokenIn, type SentMail} from './mailed';

/** A shop in which something is sold out, and a variation of something else. */
export interface SoldOutShop {
  notices: StockNotices;
  endable: Accounts['mails'];
  simple: {databaseId: number; name: string; slug: string};
  family: {databaseId: number; variationId: number};
  /** Both have so many units from now on; what is to be mailed then is mailed. */
  setStock: (units: number) => Promise<void>;
  mails: () => Promise<SentMail[]>;
}

const returnUrl = 'https://bellyful.example/back-in-stock';

/** What a shop promises to who wants to hear of what is sold out. */
export function promisesAboutStockNotices(openSoldOut: () => Promise<SoldOutShop>): void {
  let shop: SoldOutShop;
  let email = '';
  beforeEach(async () => {
    shop = await openSoldOut();
    email = `eve-${crypto.randomUUID().slice(0, 13)}@shop.example`;
  });

  const ask = (changes: {isConfirmed: boolean; productId?: number; isVariation?: boolean}) => {
    const {simple, family} = shop;
    const {isVariation = false, isConfirmed, productId} = changes;
    return shop.notices.request({
      email,
      productId: productId ?? (isVariation ? family.databaseId : simple.databaseId),
      variationId: isVariation ? family.variationId : null,
      isConfirmed,
      returnUrl,
    });
  };
  const mailed = async () => (await shop.mails()).filter(({to}) => to === email);
  const newestToken = async (type: string) => tokenIn((await mailed()).at(-1), type);

  test('an address that nobody has proven is asked by mail first, and notified once', async () => {
    await ask({isConfirmed: false});
    expect(await mailed()).toHaveLength(1);
    await shop.setStock(5);
    expect(await mailed()).toHaveLength(1);
    await shop.setStock(0);
    expect(await shop.notices.confirm(await newestToken('confirm'))).toBe(true);
    for (const _time of ['once', 'twice']) await shop.setStock(5);
    const told = (await mailed()).slice(1);
    expect(told.map(({subject}) => subject)).toEqual([`${shop.simple.name} is back in stock`]);
    expect(told[0]?.text).toContain(`/wordpress-product/${shop.simple.slug}`);
  });

  test('a proven address is notified of the one variation that it asked for', async () => {
    for (const _time of ['once', 'twice']) await ask({isConfirmed: true, isVariation: true});
    expect(await mailed()).toEqual([]);
    await shop.setStock(5);
    const told = await mailed();
    expect(told).toHaveLength(1);
    expect(told[0]?.text).toContain(`?variation=${shop.family.variationId}`);
  });

  test('what is back already when it is confirmed is notified at once', async () => {
    await ask({isConfirmed: false});
    const token = await newestToken('confirm');
    await shop.setStock(5);
    expect(await shop.notices.confirm(token)).toBe(true);
    await shop.setStock(5);
    expect(await mailed()).toHaveLength(2);
  });

  test('the link of a mail withdraws all that its address still waits for', async () => {
    await ask({isConfirmed: true});
    await shop.setStock(5);
    const token = await newestToken('back-in-stock');
    await shop.setStock(0);
    await ask({isConfirmed: true});
    await ask({isConfirmed: true, isVariation: true});
    expect(await shop.endable.list({token})).toMatchObject({'back-in-stock': 2});
    expect(await shop.endable.list({token}, 'all')).toMatchObject({'back-in-stock': 0, reviews: 0});
    const before = await mailed();
    await shop.setStock(5);
    expect(await mailed()).toEqual(before);
  });

  test('links that nobody was sent are no longer good, and a link to confirm ends nothing', async () => {
    await ask({isConfirmed: false});
    const token = await newestToken('confirm');
    const forged = token.replace(/^\d+/, String(shop.family.variationId));
    for (const wrong of ['1.2.3', forged]) expect(await shop.notices.confirm(wrong)).toBe(false);
    for (const wrong of [token, 'nonsense'])
      expect(await shop.endable.list({token: wrong}, 'all')).toBeNull();
  });

  test('a request says nothing of products that are not there', async () => {
    await ask({isConfirmed: false, productId: 999_999});
    expect(await mailed()).toEqual([]);
  });
}
