import {createHostedGateway} from './hosted';
import {createOfflineGateway} from './offline';
import type {PaymentGateway} from './payment-gateway';
import {createStripeGateway} from './stripe';

export interface GatewaySettings {
  PAYMENT_GATEWAY: 'hosted' | 'stripe' | 'offline';
  STRIPE_SECRET_KEY?: string | undefined;
  STRIPE_API_URL?: string | undefined;
  PAYMENT_OFFLINE_URL?: string | undefined;
}

/** The gateway that the settings name; a gateway without its settings fails at start, not at the first order. */
export function chooseGateway(settings: GatewaySettings, send?: typeof fetch): PaymentGateway {
  const {PAYMENT_GATEWAY, STRIPE_SECRET_KEY, STRIPE_API_URL, PAYMENT_OFFLINE_URL} = settings;
  if (PAYMENT_GATEWAY === 'hosted') return createHostedGateway();
  if (PAYMENT_GATEWAY === 'offline' && PAYMENT_OFFLINE_URL)
    return createOfflineGateway({url: PAYMENT_OFFLINE_URL, fetch: send});
  if (PAYMENT_GATEWAY === 'stripe' && STRIPE_SECRET_KEY)
    return createStripeGateway({secretKey: STRIPE_SECRET_KEY, apiUrl: STRIPE_API_URL, fetch: send});
  throw new Error(`PAYMENT_GATEWAY=${PAYMENT_GATEWAY} lacks its settings`);
}
