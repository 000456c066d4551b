import {randomBytes} from 'node:crypto';
import {offlineAnonKey, offlineServiceKey} from './supabase';
import {shopManager} from './woocommerce';

/** The accounts behind the sessions live as long as this process. */
const sessionSecret = randomBytes(32).toString('base64');

/** The worker's variables that lead to the mocked services. They open nothing but those. */
export const offlineSettings = (url: string): Record<string, string> => ({
  WOO_GRAPHQL_URL: `${url}/graphql`,
  WOO_USERNAME: shopManager.username,
  WOO_APPLICATION_PASSWORD: shopManager.applicationPassword,
  SUPABASE_URL: url,
  SUPABASE_ANON_KEY: offlineAnonKey,
  SUPABASE_SERVICE_ROLE_KEY: offlineServiceKey,
  SESSION_SECRET: sessionSecret,
  MAIL_API_URL: url,
  MAIL_API_KEY: 'offline-mail-key',
  MAIL_FROM: 'Bellyful <hello@bellyful.example>',
  PAYMENT_GATEWAY: 'offline',
  PAYMENT_OFFLINE_URL: url,
});
