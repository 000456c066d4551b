import {gatewayShape} from './gateways';

/** What each setting is, as the second half of a sentence for the shop's owner. */
const meanings: Record<string, string> = {
  WOO_GRAPHQL_URL: 'the address of the shop’s WPGraphQL, such as https://shop.example/graphql',
  WOO_USERNAME: 'the name of the shop’s user that takes orders for this storefront',
  WOO_APPLICATION_PASSWORD:
    'the application password of that user, as the settings page of its plugin shows it once',
  WOO_WEBHOOK_SECRET:
    'the secret of the shop’s messages, whole, as the settings page of its plugin shows it once',
  SHOP_CURRENCY:
    'the currency of a shop whose plugin does not tell it, by its three letters: USD, EUR, JPY',
  SESSION_SECRET:
    'what signs and seals cookies: 32 random bytes or more, made with: openssl rand -base64 32',
  SESSION_SECRET_PREVIOUS:
    'the session secret of before, kept for 30 days after a change; it must have been a strong one',
  MONITORING_TOKEN:
    'what your monitoring shows to read more of /readyz: 32 random bytes or more, made with: openssl rand -base64 32',
  OTEL_EXPORTER_OTLP_ENDPOINT:
    'the address of a collector of OpenTelemetry, such as http://127.0.0.1:4318',
  MAIL_API_URL: 'the address of the mail service, such as https://api.resend.com',
  MAIL_API_KEY: 'the key of the mail service',
  MAIL_FROM: 'the sender of mails, such as Bellyful <hello@shop.example>',
  PAYMENT_GATEWAY: 'hosted (the shop’s own pay page) or stripe, or both with a comma between',
  ...Object.fromEntries(
    Object.entries(gatewayShape).map(([name, {description = ''}]) => [name, description]),
  ),
  PUBLIC_STORE_URL:
    'the address under which shoppers reach the shop, such as https://bellyful.example; only a shop that listens on this machine alone (HOST=127.0.0.1) does without',
  PUBLIC_DEMO:
    '1 where the mocked shop stands at a public address as a demonstration; otherwise left out',
  AGENTS:
    'off, on or complete: whether shoppers’ assistants may search the shop and fill a checkout, or place its order too, paid on delivery',
  PUBLIC_SUPPORT_EMAIL: 'the e-mail address of support',
  PUBLIC_COMPANION_PATH: 'the path of the coach’s page: small letters, digits and hyphens',
  PUBLIC_COMPANION_URL: 'where the coach’s page opens, a whole address with https://',
  PUBLIC_ANALYTICS_URL: 'the address of the analytics script, with https://',
  SERVICE_TIMEOUT_MS:
    'how long the shop or another service may take to answer: milliseconds, from 100 to 60000',
  PAGE_CACHE: 'off while you work on the pages; otherwise on, or left out',
  DRAIN_SECONDS: 'how long the host ends, in seconds: 70 where it is left out',
  MOCK_PORT: 'the port of the mocked shop, up to 65535; 0 takes any free one',
  PORT: 'the port to listen on, up to 65535; 0 takes any free one',
  TRUST_PROXY:
    'how many proxies of your own stand before this host: 0 for none, 1 for one, at most 9',
  CLIENT_ADDRESS_HEADER: 'CF-Connecting-IP on Cloudflare Workers, Oxygen-Buyer-IP on Oxygen',
};

const meaningOf = (name: string) => meanings[name] ?? 'a whole address with https://';

export const missingSetting = (name: string): string =>
  `${name} is missing. It is ${meaningOf(name)}.`;

export const wrongSetting = (name: string): string =>
  `${name} is not right. It must be ${meaningOf(name)}.`;

export const misspeltSetting = (name: string, meant: string): string =>
  `${name} is no setting, and is not read. Is ${meant} meant?`;

export const besideShop = (name: string): string =>
  `${name} is a setting of the mocked shop, and WOO_GRAPHQL_URL names a real one. Leave one of them out.`;

export const publicWithoutShop =
  'PUBLIC_STORE_URL names a public address, and no shop is set. Set WOO_GRAPHQL_URL, or PUBLIC_DEMO=1 for a demonstration with the mocked shop, which says so on every page.';

export const liveKeyWithoutShop =
  'STRIPE_SECRET_KEY takes real money, and no shop is set. Set WOO_GRAPHQL_URL, or a test key (sk_test_...).';
