import {declineMessage} from './decline-message';
import {PaymentError} from './payment-error';
import type {PaymentGateway, PaymentResult} from './payment-gateway';

export interface OfflineSettings {
  /** Address of the mocked services; payments are below `/payments`. */
  url: string;
  fetch?: typeof fetch | undefined;
}

interface Answer {
  status: 'paid' | 'redirect' | 'declined' | 'refunded' | 'none';
  id?: string;
  url?: string;
}

/** The payment service of the mocked shop, for trying the checkout without money. Its cards: mocks/payments. */
export function createOfflineGateway(settings: OfflineSettings): PaymentGateway {
  const ask = (path: string, body?: unknown) => post(settings, path, body);
  return {
    kind: 'offline',
    takesCards: true,
    elements: null,
    pay: async ({order, card, orderReference, returnUrl}) => {
      const {databaseId: orderId, total: amount} = order;
      const result = toResult(
        await ask('charges', {key: orderReference, orderId, amount, card, returnUrl}),
      );
      if (!result) throw new PaymentError('pay', 'The payment service answered nothing');
      return result;
    },
    findCharge: async ({orderReference}) => toResult(await ask(`charges/${orderReference}`)),
    cancelCharge: async ({order, orderReference}) => {
      const {databaseId: orderId, total: amount} = order;
      return toResult(await ask(`charges/${orderReference}/cancel`, {orderId, amount}));
    },
    refund: async ({orderReference}) => {
      const {status, id} = await ask(`charges/${orderReference}/refund`, {});
      return status === 'refunded' && id ? {refundId: id} : null;
    },
    check: async () => void (await ask('charges/none')),
    openSaved: async () => null,
    readNotice: async () => ({status: 'refused'}),
  };
}

async function post({url, fetch: send = fetch}: OfflineSettings, path: string, body?: unknown) {
  const request: RequestInit = body
    ? {
        method: 'POST',
        headers: {'Content-Type': 'application/json'},
        body: JSON.stringify(body),
      }
    : {};
  const response = await send(`${url.replace(/\/$/, '')}/payments/${path}`, {
    ...request,
    signal: AbortSignal.timeout(20_000),
  }).catch(() => {
    throw new PaymentError(path.split('/')[0] ?? path, 'The payment service cannot be reached');
  });
  if (!response.ok) throw new PaymentError('charges', `HTTP ${response.status}`);
  return readAnswer(response);
}

async function readAnswer(response: Response): Promise<Answer> {
  const answer: unknown = await response.json().catch(() => null);
  if (!answer || typeof answer !== 'object' || !('status' in answer))
    throw new PaymentError('charges', 'The payment service answered something else');
  return answer as Answer;
}

function toResult({status, id = '', url = ''}: Answer): PaymentResult | null {
  if (status === 'paid' && id) return {status, chargeId: id};
  if (status === 'redirect' && id) return {status, url, chargeId: id};
  if (status === 'declined') return {status, message: declineMessage};
  return null;
}
