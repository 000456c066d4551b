import type {PaymentGateway} from './payment-gateway';

/** The shop's own pay page takes the payment: our checkout never sees a card (PCI SAQ A). */
export function createHostedGateway(): PaymentGateway {
  return {
    kind: 'hosted',
    takesCards: false,
    elements: null,
    pay: async ({order, returnUrl}) => ({
      status: 'redirect',
      url: withReturn(order.payUrl, returnUrl),
      chargeId: null,
    }),
    findCharge: async () => null,
    cancelCharge: async () => null,
    refund: async () => null,
    openSaved: async () => null,
    readNotice: async () => ({status: 'refused'}),
  };
}

/** The mocked pay page leads back there; a real shop's guard plugin has the storefront's address as a setting. */
function withReturn(payUrl: string, returnUrl: string): string {
  const url = new URL(payUrl);
  url.searchParams.set('return_to', returnUrl);
  return url.href;
}
