import {examine, explainReply, fine, probeShop, wrong} from '~adapters/woocommerce/doctor';
import {createSend, fieldsOf} from '~adapters/woocommerce/doctor/reply';
import {storeApiPath} from '~adapters/woocommerce/store-api/store-catalogue';
import {toShopSettings} from './doctor-settings';
import {toLine} from './run-doctor';

/** What no question of a visitor can bring. */
const added = `The storefront's plugin adds:
  + orders, paid on the shop's own page or by Stripe; accounts; the shop's mails
  + changes of products and stock within seconds, and the fields of a product's label
  + a closed door: what /graphql lets strangers do (carts, checkouts, registrations)
README.md#connect-a-real-shop says how to connect it.`;

/** Looks at any WooCommerce as a visitor does, and gives the settings by which the storefront opens over it; null where it cannot. */
export async function tryShop(
  given: string,
  say: (line: string) => void,
  timeoutMs = 30_000,
): Promise<Record<string, string> | null> {
  const address = /^https?:\/\//.test(given) ? given : `https://${given}`;
  if (!URL.canParse(address)) throw new Error(`"${given}" is no address of a shop.`);
  const send = createSend(fetch, timeoutMs);
  const home = await send(address);
  const moved = home.isAnswered && home.status >= 300 && home.status < 400 ? home.location : null;
  const {origin, pathname} = new URL(moved ?? '', address);
  const shop = origin + pathname.replace(/(\/graphql)?\/*$/, '');
  say(`Asking ${shop} as any visitor may. Nothing is changed there.\n`);
  const [graphqlUrl, storeUrl] = [`${shop}/graphql`, `${shop}${storeApiPath}`];
  const settings = toShopSettings({WOO_GRAPHQL_URL: graphqlUrl});
  const [probe, store] = await Promise.all([
    probeShop(settings, {timeoutMs, isShort: true}),
    send(`${storeUrl}/products?per_page=1`),
  ]);
  const products = store.isAnswered && Array.isArray(store.json) ? store.json : null;
  const {currency_code: found} = fieldsOf(fieldsOf(products?.[0])['prices']);
  const currency = typeof found === 'string' ? found : 'USD';
  const storeCheck = products
    ? fine('The Store API answers', `WooCommerce shows its products in ${currency}.`)
    : wrong('The Store API answers', {
        message: explainReply(store, storeUrl)?.message ?? 'It is no list of products.',
        fix: 'Activate WooCommerce, and let visitors read /wp-json/wc/store.',
      });
  const checks = examine(probe);
  // There is no file of settings yet.
  const ofSettings = /(,? and look at| in) WOO_GRAPHQL_URL \(\.env\)/g;
  for (const check of [...checks, storeCheck]) say(toLine(check).replaceAll(ofSettings, ''));
  const hasGraphql = checks.some(({name, ok}) => name === 'Catalogue' && ok);
  if (!hasGraphql && !products) {
    say('\nThe storefront cannot open over this shop: it shows no visitor a list of products.');
    return null;
  }
  const way = hasGraphql
    ? 'WPGraphQL'
    : 'the Store API: products and carts, not its pages and articles';
  say(`\n${added}\n\nThe storefront opens over ${way}. Nobody can order.`);
  return {WOO_GRAPHQL_URL: hasGraphql ? graphqlUrl : storeUrl, SHOP_CURRENCY: currency};
}
