import type {ServiceOptions} from '~adapters/http';
import {createOfflineGateway} from './offline';
import type {Gateways, PaymentGateway} from './index';
import {createStripeGateway} from './stripe/gateway';

export interface GatewaySettings {
  PAYMENT_GATEWAY: readonly string[];
  STRIPE_SECRET_KEY?: string | undefined;
  STRIPE_WEBHOOK_SECRET?: string | undefined;
  PUBLIC_STRIPE_KEY?: string | undefined;
  STRIPE_API_URL?: string | undefined;
  PAYMENT_OFFLINE_URL?: string | undefined;
}

type Open = (settings: GatewaySettings, options: ServiceOptions) => PaymentGateway | null;

/** By their names in the settings; null: without its settings. */
const gateways: Record<string, Open> = {
  hosted: createHostedGateway,
  offline: ({PAYMENT_OFFLINE_URL: url}, options) =>
    url ? createOfflineGateway({...options, url}) : null,
  stripe: (settings, options) => {
    const {STRIPE_SECRET_KEY: secretKey, PUBLIC_STRIPE_KEY: publishableKey} = settings;
    const {STRIPE_WEBHOOK_SECRET: webhookSecret, STRIPE_API_URL: apiUrl} = settings;
    return secretKey && publishableKey
      ? createStripeGateway({secretKey, publishableKey, webhookSecret, apiUrl, options})
      : null;
  },
};

/** The gateways that the settings name; one without its settings fails at start, not at the first order. */
export function openGateways(settings: GatewaySettings, options: ServiceOptions = {}): Gateways {
  const [first, ...more] = settings.PAYMENT_GATEWAY.map((name) => {
    const gateway = gateways[name]?.(settings, options);
    if (!gateway) throw new Error(`PAYMENT_GATEWAY=${name} lacks its settings`);
    return gateway;
  });
  if (!first) throw new Error('PAYMENT_GATEWAY names no gateway');
  return [first, ...more];
}

/** The shop's own pay page takes the payment: our checkout never sees a card (PCI SAQ A). */
function createHostedGateway(): PaymentGateway {
  return {
    id: 'hosted',
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
