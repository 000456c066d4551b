import {http, HttpResponse, type RequestHandler} from 'msw';
import {
  findCharge,
  giveBack,
  openCharge,
  settle,
  type MockCharge,
  type PaymentState,
} from './payment-state';
import {outcomeOf} from './test-cards';

interface ChargeRequest {
  key: string;
  orderId: number;
  amount: number;
  card: {cardNumber: string} | null;
  returnUrl: string;
}

const down = () => HttpResponse.json({error: 'processor_unavailable'}, {status: 503});

/** The offline gateway's own service: `POST charges`, `GET charges/{id or key}`, `POST charges/{id or key}/cancel`, `/refund`. */
export function offlineHandlers(state: PaymentState): RequestHandler[] {
  return [
    http.post('*/payments/charges', async ({request}) => {
      const body = (await request.json()) as ChargeRequest;
      const outcome = outcomeOf(body.card?.cardNumber ?? '');
      const charge = findCharge(state, body.key) ?? openCharge(state, 'ch', body);
      if (outcome === 'down') return down();
      if (charge.status !== 'paid' && charge.status !== 'cancelled') {
        charge.returnUrl = body.returnUrl;
        settle(charge, outcome);
      }
      return HttpResponse.json(describe(charge, request.url));
    }),
    http.get('*/payments/charges/:charge', ({params, request}) =>
      HttpResponse.json(describe(findCharge(state, String(params.charge)), request.url)),
    ),
    // Also one that was not requested yet: a late request for it then takes nothing.
    http.post('*/payments/charges/:charge/cancel', async ({params, request}) => {
      const key = String(params.charge);
      const body = (await request.json()) as Pick<ChargeRequest, 'orderId' | 'amount'>;
      const charge =
        findCharge(state, key) ?? openCharge(state, 'ch', {...body, key, returnUrl: ''});
      if (charge.status !== 'paid') charge.status = 'cancelled';
      return HttpResponse.json(describe(charge, request.url));
    }),
    http.post('*/payments/charges/:charge/refund', ({params}) => {
      const charge = findCharge(state, String(params.charge));
      return HttpResponse.json(
        giveBack(charge) ? {status: 'refunded', id: `re_${charge.id}`} : {status: 'none'},
      );
    }),
  ];
}

function describe(charge: MockCharge | null, requestUrl: string) {
  if (!charge) return {status: 'none'};
  const {id, status, declineCode, declineReason} = charge;
  if (charge.isRefunded) return {status: 'none'};
  if (status === 'paid') return {status, id};
  if (status === 'challenge')
    return {status: 'redirect', id, url: new URL(`/payments/challenge/${id}`, requestUrl).href};
  if (status === 'declined') return {status, id, code: declineReason || declineCode};
  return {status: 'none'};
}
