import {createHostedGateway} from './hosted';
import {createOfflineGateway} from './offline';
import type {PaymentGateway} from './payment-gateway';
import {createStripeGateway} from './stripe';

export interface GatewaySettings {
  PAYMENT_GATEWAY: 'hosted' | 'stripe' | 'offline';
  STRIPE_SECRET_KEY?: string | undefined;
  STRIPE_WEBHOOK_SECRET?: string | undefined;
  STRIPE_API_URL?: string | undefined;
  PAYMENT_OFFLINE_URL?: string | undefined;
}

/** The gateway that the settings name; a gateway without its settings fails at start, not at the first order. */
export function chooseGateway(settings: GatewaySettings, send?: typeof fetch): PaymentGateway {
  const {PAYMENT_GATEWAY: kind, STRIPE_SECRET_KEY: secretKey, PAYMENT_OFFLINE_URL: url} = settings;
  if (kind === 'hosted') return createHostedGateway();
  if (kind === 'offline' && url) return createOfflineGateway({url, fetch: send});
  if (kind === 'stripe' && secretKey)
    return createStripeGateway({
      secretKey,
      webhookSecret: settings.STRIPE_WEBHOOK_SECRET,
      apiUrl: settings.STRIPE_API_URL,
      fetch: send,
    });
  throw new Error(`PAYMENT_GATEWAY=${kind} lacks its settings`);
}
