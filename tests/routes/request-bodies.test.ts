import {describe, expect, test} from 'vitest';
import {action as confirm} from '~/routes/account.confirm';
import {action as resend} from '~/routes/account.resend';
import {action as reset} from '~/routes/account.reset';
import {action as signIn} from '~/routes/account.sign-in';
import {action as signOut} from '~/routes/account.sign-out';
import {action as signUp} from '~/routes/account.sign-up';
import {action as contact} from '~/routes/contact';
import {action as placeOrder} from '~/routes/functions.create-woocommerce-order';
import {action as sendContact} from '~/routes/functions.send-contact-email';
import {action as sendWelcome} from '~/routes/functions.send-welcome-email';
import {action as takeNotice} from '~/routes/functions.payment-webhook';
import {action as validateDiscount} from '~/routes/functions.validate-discount';

type Action = (args: never) => unknown;

const forms: [string, Action][] = [
  ['the contact page', contact],
  ['the contact function', sendContact],
  ['the welcome mail', sendWelcome],
  ['sign-in', signIn],
  ['sign-up', signUp],
  ['sign-out', signOut],
  ['confirming', confirm],
  ['confirming again', resend],
  ['a new password', reset],
];

const functions: [string, Action][] = [
  ['an order', placeOrder],
  ['a discount code', validateDiscount],
  ["the payment service's notice", takeNotice],
];

/** What stands before the body in these actions; nothing behind it is reached. */
const context = {
  canOrder: true,
  env: {},
  access: {session: async () => null, shopper: async () => null, isUnknown: async () => false},
};

async function statusOf(
  action: Action,
  body: BodyInit,
  type: string,
  {method = 'POST', canOrder = true} = {},
): Promise<number> {
  const init = {method, body, duplex: 'half', headers: {'Content-Type': type}};
  const request = new Request('https://shop.example/', init);
  try {
    const answer = await action({request, context: {...context, canOrder}, params: {}} as never);
    return toStatus(answer);
  } catch (thrown) {
    return toStatus(thrown);
  }
}

function toStatus(answer: unknown): number {
  if (answer instanceof Response) return answer.status;
  const {init} = answer as {init?: {status: number}};
  if (!init) throw answer;
  return init.status;
}

/** 60 MB that nobody announced. */
function aFlood(): ReadableStream {
  let chunks = 960;
  return new ReadableStream({
    pull(controller) {
      if (--chunks < 0) throw new Error('Everything was read');
      controller.enqueue(new Uint8Array(64 * 1024));
    },
  });
}

describe.each(forms)('%s', (_, action) => {
  test('answers 400 to parts that are none', async () => {
    expect(await statusOf(action, 'no parts', 'multipart/form-data; boundary=x')).toBe(400);
  });

  test('answers 413 to a flood', async () => {
    for (const type of ['multipart/form-data; boundary=x', 'application/x-www-form-urlencoded'])
      expect(await statusOf(action, aFlood(), type)).toBe(413);
  });
});

test.each(functions)('%s answers 413 to a flood', async (_, action) => {
  expect(await statusOf(action, aFlood(), 'application/json')).toBe(413);
});

test.each(functions.slice(0, 2))('%s answers 400 to half a text', async (_, action) => {
  expect(await statusOf(action, '{"items":', 'application/json')).toBe(400);
});

test('an order is a POST, and none where the storefront takes no orders', async () => {
  const ask = (how: object) => statusOf(placeOrder, '{}', 'application/json', how);
  expect(await ask({method: 'PUT'})).toBe(405);
  expect(await ask({canOrder: false})).toBe(503);
});

test('the contact page gives back what was typed into its own fields, and nothing else', async () => {
  const body = new URLSearchParams({name: 'Ada', website: '', password: 'Plum-tree-1!'});
  const request = new Request('https://shop.example/contact', {method: 'POST', body});
  const answer: unknown = await contact({request, context, params: {}} as never);
  expect(answer).toMatchObject({
    data: {ok: false, typed: {name: 'Ada', email: '', subject: '', message: ''}},
  });
  expect(JSON.stringify(answer)).not.toContain('Plum');
});
