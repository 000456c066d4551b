import type {ServiceOptions} from '~adapters/http';
import {createOfflineGateway} from './offline';
import type {PaymentGateway} from './index';
import {createStripeGateway} from './stripe';

export interface GatewaySettings {
  PAYMENT_GATEWAY: 'hosted' | 'stripe' | 'offline';
  STRIPE_SECRET_KEY?: string | undefined;
  STRIPE_WEBHOOK_SECRET?: string | undefined;
  PUBLIC_STRIPE_KEY?: string | undefined;
  STRIPE_API_URL?: string | undefined;
  PAYMENT_OFFLINE_URL?: string | undefined;
}

/** The gateway that the settings name; a gateway without its settings fails at start, not at the first order. */
export function chooseGateway(
  settings: GatewaySettings,
  options: ServiceOptions = {},
): PaymentGateway {
  const {PAYMENT_GATEWAY: kind, PAYMENT_OFFLINE_URL: url} = settings;
  const {STRIPE_SECRET_KEY: secretKey, PUBLIC_STRIPE_KEY: publishableKey} = settings;
  if (kind === 'hosted') return createHostedGateway();
  if (kind === 'offline' && url) return createOfflineGateway({...options, url});
  if (kind === 'stripe' && secretKey && publishableKey)
    return createStripeGateway({
      secretKey,
      publishableKey,
      webhookSecret: settings.STRIPE_WEBHOOK_SECRET,
      apiUrl: settings.STRIPE_API_URL,
      options,
    });
  throw new Error(`PAYMENT_GATEWAY=${kind} lacks its settings`);
}

/** The shop's own pay page takes the payment: our checkout never sees a card (PCI SAQ A). */
function createHostedGateway(): PaymentGateway {
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
