import {randomBytes} from 'node:crypto';
import {shopManager} from './demo-accounts';
import {webhookSecret} from './wordpress/shop-messages';

/** The accounts behind the sessions live as long as this process. */
const sessionSecret = randomBytes(32).toString('base64');

/** What signs the messages of the mocked Stripe. */
const stripeWebhookSecret = 'whsec_offline';

/** The worker's variables that lead to the mocked services. They open nothing but those. */
export const offlineSettings = (url: string): Record<string, string> => ({
  WOO_GRAPHQL_URL: `${url}/graphql`,
  WOO_USERNAME: shopManager.username,
  WOO_APPLICATION_PASSWORD: shopManager.applicationPassword,
  WOO_WEBHOOK_SECRET: webhookSecret,
  SESSION_SECRET: sessionSecret,
  PAYMENT_GATEWAY: 'offline',
  PAYMENT_OFFLINE_URL: url,
  // For PAYMENT_GATEWAY=stripe: its stand-in.
  STRIPE_API_URL: url,
  STRIPE_SECRET_KEY: 'sk_test_offline',
  STRIPE_WEBHOOK_SECRET: stripeWebhookSecret,
  PUBLIC_STRIPE_KEY: 'pk_test_offline',
});
