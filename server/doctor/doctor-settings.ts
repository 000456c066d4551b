import {randomBytes} from 'node:crypto';
import type {Check, ShopSettings} from '~adapters/woocommerce/doctor';
import {toGatewayNames} from '~/server/settings/gateways';
import {findMisspelt, findSettingProblems} from '~/server/settings/env';

/** The shop and the storefront of the settings, which may be wrong. */
export function toShopSettings(variables: NodeJS.ProcessEnv): ShopSettings {
  const {WOO_GRAPHQL_URL = '', WOO_USERNAME, WOO_APPLICATION_PASSWORD} = variables;
  const {HOST = '127.0.0.1', PORT = '3000', PUBLIC_STORE_URL, PAYMENT_GATEWAY} = variables;
  const hasUser = Boolean(WOO_USERNAME && WOO_APPLICATION_PASSWORD);
  return {
    graphqlUrl: WOO_GRAPHQL_URL,
    user: hasUser ? {name: WOO_USERNAME ?? '', password: WOO_APPLICATION_PASSWORD ?? ''} : null,
    storeUrl: (PUBLIC_STORE_URL || `http://${HOST}:${PORT}`).replace(/\/$/, ''),
    hasWebhookSecret: Boolean(variables['WOO_WEBHOOK_SECRET']),
    tellsAgents: variables['AGENTS'] === 'complete',
    paysAtShop: toGatewayNames(PAYMENT_GATEWAY || undefined).some((name) => name !== 'stripe'),
  };
}

/** The problems with which the host would not start, and what it would not read of what was given. */
export function checkSettings(variables: NodeJS.ProcessEnv, given = variables): Check[] {
  // Where none is given, the host makes a secret and stores it.
  const SESSION_SECRET = randomBytes(32).toString('base64');
  const settings = {HOST: '127.0.0.1', SESSION_SECRET, ...variables};
  const problems = [...findSettingProblems(settings), ...findMisspelt(given)];
  if (problems.length === 0)
    return [{name: 'Settings', ok: true, message: 'The storefront can open with them.', fix: ''}];
  return problems.map((message) => ({
    name: 'Settings',
    ok: false,
    message,
    fix: 'Correct it in .env.',
  }));
}
