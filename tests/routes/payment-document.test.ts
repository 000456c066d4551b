// @vitest-environment jsdom
import {afterEach, expect, test, vi} from 'vitest';
import {inPaymentDocument} from '~/checkout/payment/own-document';
import {action as openSaved} from '~/routes/functions.saved-payments';
import {createProcessRateLimits} from '~adapters/rate-limits';

afterEach(() => vi.unstubAllGlobals());

/** Where the browser was sent while a page waited for its data, in a document that lets the service's script in or not. */
async function openPage(serviceFields: object | null, runsPayment: boolean) {
  const assign = vi.fn();
  vi.stubGlobal('location', {assign});
  document.documentElement.toggleAttribute('data-runs-payment', runsPayment);
  const shown = await Promise.race([
    inPaymentDocument(async () => ({serviceFields}), '/checkout'),
    new Promise<null>((done) => setTimeout(() => done(null), 20)),
  ]);
  return {isShown: shown !== null, sentTo: assign.mock.calls.flat()};
}

test('a page with the payment service’s fields has a document of its own, whose policy lets them in', async () => {
  expect(await openPage({}, false)).toEqual({isShown: false, sentTo: ['/checkout']});
  expect(await openPage({}, true)).toEqual({isShown: true, sentTo: []});
  expect(await openPage(null, false)).toEqual({isShown: true, sentTo: []});
});

test('what a shopper saved at the payment service is opened for him, and for a visitor nothing', async () => {
  const ask = async (shopper: object | null) => {
    const limits = createProcessRateLimits();
    const context = {
      access: {shopper: async () => shopper},
      clientAddress: '203.0.113.7',
      session: {visitorId: () => 'visitor-1'},
      rateLimits: {host: limits, shop: limits},
      payments: [
        {elements: {}, openSaved: async ({email}: {email: string}) => `secret of ${email}`},
      ],
    };
    const answer = await openSaved({context, params: {}} as never);
    return [answer.status, await answer.json()];
  };
  expect(await ask(null)).toEqual([200, {clientSecret: null}]);
  expect(await ask({email: 'ana@x.example'})).toEqual([
    200,
    {clientSecret: 'secret of ana@x.example'},
  ]);
});
