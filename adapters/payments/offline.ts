import {parseJson, requestService, type ServiceOptions} from '~adapters/http';
import {CommerceError} from '~adapters/commerce';
import type {PaymentGateway, PaymentResult} from './index';

export interface OfflineSettings extends ServiceOptions {
  /** Address of the mocked services; payments are below `/payments`. */
  url: string;
}

interface Answer {
  status: 'paid' | 'redirect' | 'declined' | 'refunded' | 'none';
  id?: string;
  url?: string;
}

/** The payment service of the mocked shop, for trying the checkout without money. Its cards: mocks/payments. */
export function createOfflineGateway(settings: OfflineSettings): PaymentGateway {
  const send = (path: string, body?: unknown) => post(settings, path, body);
  return {
    id: 'offline',
    takesCards: true,
    elements: null,
    pay: async ({order, card, orderReference, returnUrl}) => {
      const {databaseId: orderId, total: amount} = order;
      const result = toResult(
        await send('charges', {key: orderReference, orderId, amount, card, returnUrl}),
      );
      if (!result)
        throw new CommerceError('payment', 'pay', 'The payment service answered nothing');
      return result;
    },
    findCharge: async ({orderReference}) => toResult(await send(`charges/${orderReference}`)),
    cancelCharge: async ({order, orderReference}) => {
      const {databaseId: orderId, total: amount} = order;
      return toResult(await send(`charges/${orderReference}/cancel`, {orderId, amount}));
    },
    refund: async ({order, orderReference}) => {
      const {status, id} = await send(`charges/${orderReference}/refund`, {});
      return status === 'refunded' && id ? {refundId: id, amount: order.total} : null;
    },
    check: async () => void (await send('charges/none')),
    openSaved: async () => null,
    readNotice: async () => ({status: 'refused'}),
  };
}

async function post({url, ...line}: OfflineSettings, path: string, body?: unknown) {
  const request: RequestInit = body
    ? {
        method: 'POST',
        headers: {'Content-Type': 'application/json'},
        body: JSON.stringify(body),
      }
    : {};
  const address = `${url.replace(/\/$/, '')}/payments/${path}`;
  const mode = body ? 'once' : 'required';
  const {status, text} = await requestService(
    {timeoutMs: 20_000, ...line},
    mode,
    address,
    request,
  ).catch((cause: unknown) => {
    throw new CommerceError(
      'payment',
      path.split('/')[0] ?? path,
      'The payment service gave no answer',
      {
        cause,
      },
    );
  });
  if (status < 200 || status > 299) throw new CommerceError('payment', 'charges', `HTTP ${status}`);
  return readAnswer(text);
}

function readAnswer(text: string): Answer {
  const answer = parseJson(text);
  if (!answer || typeof answer !== 'object' || !('status' in answer))
    throw new CommerceError('payment', 'charges', 'The payment service answered something else');
  return answer as Answer;
}

function toResult({status, id = '', url = ''}: Answer): PaymentResult | null {
  if (status === 'paid' && id) return {status, chargeId: id};
  if (status === 'redirect' && id) return {status, url, chargeId: id};
  if (status === 'declined') return {status};
  return null;
}
