import type {ServiceOptions} from '~adapters/http';
import {createHostedGateway} from './hosted';
import {createOfflineGateway} from './offline';
import type {PaymentGateway} from './payment-gateway';
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
