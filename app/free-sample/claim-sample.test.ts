import {describe, expect, test} from 'vitest';
import type {AccountSession} from '~adapters/accounts';
import {CommerceError} from '~adapters/commerce';
import {aShop} from '../../tests/support/shop';
import {claimSample, maySample, refuseSample} from './claim-sample.server';
import {setPriceFacts} from '../../tests/support/set-shop';

const ada = {
  shopper: {id: 'u1', email: 'ada@example.com', emailConfirmedAt: '2026-01-01T00:00:00Z'},
} as AccountSession;
const unconfirmed = {...ada, shopper: {...ada.shopper, emailConfirmedAt: null}};

interface Known {
  isFirst?: boolean;
  isOrdered?: boolean;
  fails?: Error;
}

function openPorts({isFirst = true, isOrdered = false, fails}: Known = {}) {
  const commerce = aShop({});
  const answer = async <Value>(value: Value) => {
    if (fails) throw fails;
    return value;
  };
  commerce.orders.isClaimed = () => answer(isOrdered);
  return {
    commerce,
    accounts: {freeSamples: {claim: () => answer(isFirst)}},
    log: {info: () => {}, warn: () => {}, error: () => {}},
  } as never;
}
describe('a claim', () => {
  test.each<[string, Known, boolean]>([
    ['the first time', {}, true],
    ['again, when it left the cart unordered', {isFirst: false}, true],
    ['again, once an order has it', {isFirst: false, isOrdered: true}, false],
  ])('%s', async (_when, known, isNewClaim) => {
    expect(await claimSample(openPorts(known), ada)).toEqual({ok: true, value: {isNewClaim}});
  });

  test.each<[string, AccountSession | null, string]>([
    ['a visitor', null, 'notAuthenticated'],
    ['who has not confirmed his address', unconfirmed, 'confirmFirst'],
  ])('of %s is refused', async (_who, session, code) => {
    expect(await claimSample(openPorts(), session)).toMatchObject({refusals: [{code}]});
  });

  test('of a session that is over is one of a visitor, and of a service that is away is none', async () => {
    const over = openPorts({fails: new CommerceError('unauthorised', 'claim', 'over')});
    expect(await claimSample(over, ada)).toMatchObject({
      refusals: [{code: 'notAuthenticated'}],
    });
    expect(await claimSample(openPorts({fails: new Error('away')}), ada)).toMatchObject({
      refusals: [{code: 'unexpected'}],
    });
  });

  test('by the rules of the shop there is none', async () => {
    setPriceFacts({rules: 'shop'});
    expect(await claimSample(openPorts(), ada)).toMatchObject({
      refusals: [{code: 'offerEnded'}],
    });
    expect(await maySample(openPorts(), ada)).toBeNull();
  });
});

test('nobody is told that he may, or that he may not, where nobody knows', async () => {
  expect(await maySample(openPorts(), ada)).toBe(true);
  expect(await maySample(openPorts({isOrdered: true}), ada)).toBe(false);
  expect(await maySample(openPorts(), null)).toBeNull();
  expect(await maySample(openPorts({fails: new Error('away')}), ada)).toBeNull();
});

describe('a plain form that wants it', () => {
  const refuse = (session: AccountSession | null, known: Known = {}, wanted = 'free-sample') =>
    refuseSample(Object.assign(openPorts(known), {access: {session: async () => session}}), wanted);

  test('says why it is not had', async () => {
    expect(await refuse(ada)).toBeNull();
    expect(await refuse(ada, {isFirst: false, isOrdered: true})).toBe(
      'You have already claimed your free sample',
    );
    expect(await refuse(unconfirmed)).toContain('Please confirm your email address first');
  });

  test('says nothing to a visitor, whom the cart asks to sign in, nor about anything else', async () => {
    expect(await refuse(null)).toBeNull();
    expect(await refuse(unconfirmed, {}, 'wp-23')).toBeNull();
  });
});
