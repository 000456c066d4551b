import {expect, test} from 'vitest';
import {addDays} from '~adapters/commerce';
import type {Accounts} from '~adapters/accounts';
import type {Supplies} from '~adapters/supplies';
import {tokenIn, type SentMail} from './mailed';

/** A shop that sells a bottle of 60 servings, one a day, by the article number MV-W2. */
export interface SuppliesShop {
  supplies: Supplies;
  endable: Accounts['mails'];
  /** A paid order of so many bottles; its number. */
  order: (email: string, quantity: number) => Promise<number>;
  /** All of an order's money goes back. */
  giveBack: (databaseId: number) => Promise<unknown>;
  /** Sends the reminders that are due on a day. */
  remindOn: (day: string) => Promise<unknown>;
  mails: () => Promise<SentMail[]>;
}

const returnUrl = 'https://bellyful.example/account/reminders';

/** What a shop promises about how long an order lasts, and about the one mail before it ends. */
export function promisesAboutSupplies(open: () => Promise<SuppliesShop>): void {
  /** An order of two bottles. */
  async function openOrdered() {
    const shop = await open();
    const email = `eve-${crypto.randomUUID().slice(0, 13)}@shop.example`;
    const {supplies} = shop;
    const databaseId = await shop.order(email, 2);
    const find = async (id = databaseId) =>
      (await supplies.of([id])).get(id) ?? expect.fail('The shop does not tell of the order');
    const save = async (wants: boolean | null, isConfirmed = true, id = databaseId) =>
      supplies.save(id, {
        doses: (await find(id)).lines.map((line) => ({
          id: line.id,
          perDay: 1,
          days: 60,
          skus: [line.sku],
        })),
        wants,
        isConfirmed,
        returnUrl,
      });
    /** Beside what the shop mails of the order itself. */
    const mailed = async () =>
      (await shop.mails()).filter(({to, subject}) => to === email && !/order/.test(subject));
    const {startsOn} = await find();
    /** How many mails go out so many days after the order. */
    const remindOn = async (day: number) => {
      const before = (await mailed()).length;
      await shop.remindOn(addDays(startsOn, day));
      return (await mailed()).length - before;
    };
    const newestToken = async (type: string) => tokenIn((await mailed()).at(-1), type);
    const order = (quantity: number) => shop.order(email, quantity);
    return {...shop, email, databaseId, order, find, save, mailed, newestToken, startsOn, remindOn};
  }

  test('an order tells what its labels say, and from when it counts', async () => {
    const {find, startsOn} = await openOrdered();
    const supply = await find();
    expect(supply).toMatchObject({startsOn, reminder: 'none'});
    expect(supply.lines).toMatchObject([
      {
        quantity: 2,
        servingSize: '1 capsule',
        servings: 60,
        servingsADay: 1,
        perDay: null,
        sku: 'MV-W2',
      },
    ]);
  });

  test('a dose that is said is stored with the order', async () => {
    const {save, find} = await openOrdered();
    expect((await save(null)).lines[0]?.perDay).toBe(1);
    expect(await find()).toMatchObject({reminder: 'none', lines: [{perDay: 1}]});
  });

  test('a proven address is reminded once, seven days before the end', async () => {
    const {save, mailed, remindOn, find} = await openOrdered();
    expect((await save(true)).reminder).toBe('planned');
    expect(await remindOn(112)).toBe(0);
    expect(await remindOn(113)).toBe(1);
    expect(await remindOn(114)).toBe(0);
    expect(await mailed()).toHaveLength(1);
    expect((await find()).reminder).toBe('sent');
  });

  test('an address that nobody has proven is asked by mail first', async () => {
    const {save, mailed, remindOn, supplies, endable, newestToken, find} = await openOrdered();
    expect((await save(true, false)).reminder).toBe('unconfirmed');
    expect(await mailed()).toHaveLength(1);
    const token = await newestToken('confirm');
    expect(await endable.list({token})).toBeNull();
    expect(await supplies.confirm(token)).toBe(true);
    expect((await find()).reminder).toBe('planned');
    expect(await remindOn(113)).toBe(1);
    const doubtful = await openOrdered();
    await doubtful.save(true, false);
    expect(await doubtful.remindOn(113)).toBe(0);
  });

  test('the link of the mail ends all reminders of its address', async () => {
    const {save, endable, email, newestToken, remindOn, order} = await openOrdered();
    await save(true);
    expect(await remindOn(113)).toBe(1);
    const token = await newestToken('reminders');
    const next = await order(2);
    expect((await save(true, true, next)).reminder).toBe('planned');
    expect(await endable.list({token})).toMatchObject({reminders: 1});
    expect(await endable.list({email: email.toUpperCase()})).toMatchObject({reminders: 1});
    const left = {reminders: 0, reviews: 1};
    for (const _time of ['once', 'twice'])
      expect(await endable.list({token}, 'reminders')).toMatchObject(left);
    expect(await remindOn(230)).toBe(0);
    for (const forged of [
      '',
      '0.nobody.nothing',
      token.replace(/.$/, (end) => (end === '0' ? '1' : '0')),
    ])
      expect(await endable.list({token: forged}, 'all')).toBeNull();
  });

  test('nobody is reminded who has bought it again, who ended it, or whose order was given back', async () => {
    const again = await openOrdered();
    await again.save(true);
    await again.order(1);
    expect(await again.remindOn(113)).toBe(0);
    const ended = await openOrdered();
    await ended.save(true);
    expect((await ended.save(false)).reminder).toBe('none');
    expect(await ended.remindOn(113)).toBe(0);
    const refunded = await openOrdered();
    await refunded.save(true);
    await refunded.giveBack(refunded.databaseId);
    expect(await refunded.remindOn(113)).toBe(0);
    expect(await refunded.find()).toMatchObject({lines: [], reminder: 'unavailable'});
  });

  test('of orders that are not there nothing is told', async () => {
    const {supplies} = await openOrdered();
    expect(await supplies.of([999_999])).toEqual(new Map());
    expect(await supplies.of([])).toEqual(new Map());
  });
}
