import {expect, test} from 'vitest';
import type {AccountSession} from '~adapters/accounts';
import {anOrderBody} from '../../../tests/support/order-body';
import {openOrderShop} from '../../../tests/support/order-shop';
import {readOrderBody} from './order-request.server';
import {priceAttempt} from './price-attempt.server';

const unconfirmed = (session: AccountSession): AccountSession => ({
  ...session,
  shopper: {...session.shopper, emailConfirmedAt: null},
});

test.each<[string, (session: AccountSession) => AccountSession | null, string[]]>([
  ['who has confirmed his address', (session) => session, []],
  ['who has not', unconfirmed, ['order.confirmForFree']],
  ['a visitor', () => null, ['order.confirmForFree']],
])('what costs nothing is for who is known: %s', async (_, toShopper, codes) => {
  const store = openOrderShop();
  for (const coupon of store.shop.coupons) if (coupon.code === 'freeship') coupon.amount = 100;
  const desk = store.openDesk(toShopper(await store.signIn()));
  const body = anOrderBody({discountCode: 'FREESHIP', expectedTotal: 0});
  const read = readOrderBody(body, desk.payments);
  if (!read.ok) return expect.fail(read.refusals[0]?.code);
  const attempt = {checkoutKey: 'key', reference: 'reference', request: read.value};
  const {refusal, cart} = await priceAttempt(desk, attempt, {isFresh: false});
  expect(refusal?.body.refusals?.map(({code}) => code) ?? []).toEqual(codes);
  expect(cart?.total).toBe(codes.length > 0 ? undefined : 0);
});
