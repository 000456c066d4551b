import {fine, wrong, type Check} from '../check';
import {explainReply} from '../explain-reply';
import {jsonOf, problemsOf} from '../reply';
import {factsOf, type ShopFacts} from '../shop-facts';
import {indexOf, type ShopProbe} from '../shop-probe';

/** The plugin’s version in this repository. */
export const ownPluginVersion = '1.0.0';

const pluginName = 'Bellyful Storefront';

const needed = [
  {key: 'woocommerce', title: 'WooCommerce', least: '9.0'},
  {key: 'wpgraphql', title: 'WPGraphQL', least: '2.0'},
  {key: 'woographql', title: 'WPGraphQL for WooCommerce', least: '1.0'},
] as const;

export function checkPlugins(probe: ShopProbe): Check[] {
  const facts = factsOf(probe.facts);
  if (!facts.plugin) return [...guessPlugins(probe), ...checkOwnPlugin(probe)];
  return [...needed.map((one) => checkVersion(one, facts)), ...checkOwnPlugin(probe)];
}

function checkVersion({key, title, least}: (typeof needed)[number], facts: Partial<ShopFacts>) {
  const version = facts[key] ?? null;
  if (version !== null && compareVersions(version, least) >= 0)
    return fine(title, `Version ${version}.`);
  return wrong(title, {
    message: version === null ? `${title} is not active.` : `Version ${version} is too old.`,
    fix: `Install and activate ${title} ${least} or newer.`,
  });
}

/** Without the plugin’s word: a shop without products is one without WooCommerce or its GraphQL. */
function guessPlugins(probe: ShopProbe): Check[] {
  const knowsProducts = !problemsOf(probe.catalogue).some((problem) =>
    /Cannot query field "products"/.test(problem),
  );
  if (knowsProducts) return [];
  const {namespaces} = indexOf(probe);
  const isShop = namespaces?.some((one) => one.startsWith('wc/')) ?? true;
  const {title, least} = needed[isShop ? 2 : 0];
  return [
    wrong(title, {
      message: `${title} is not active: GraphQL knows no products.`,
      fix: `Install and activate ${title} ${least} or newer.`,
    }),
  ];
}

/** Whether our plugin is there. When the password is what fails, another line says so. */
function checkOwnPlugin({facts, index, settings}: ShopProbe): Check[] {
  const {plugin} = factsOf(facts);
  if (plugin) return [checkOwnVersion(plugin.version)];
  const {namespaces} = indexOf({index});
  const isActive = namespaces?.includes('bellyful/v1');
  if (isActive ?? (facts !== null && isRefused(jsonOf(facts)['code']))) return [];
  if (isActive === undefined && facts?.isAnswered === false) return [];
  const trouble = isActive === undefined && facts ? explainReply(facts, settings.graphqlUrl) : null;
  return [wrong(pluginName, trouble ?? notActive)];
}

const isRefused = (code: unknown) => typeof code === 'string' && code !== 'rest_no_route';

const notActive = {
  message: 'The plugin of this storefront is not active in the shop.',
  fix: 'Copy adapters/woocommerce/wordpress/bellyful-storefront into wp-content/plugins and activate it.',
};

function checkOwnVersion(version: string): Check {
  const [difference, wanted] = [compareVersions(version, ownPluginVersion), ownPluginVersion];
  if (difference === 0) return fine(pluginName, `Version ${version}.`);
  return wrong(pluginName, {
    message: `The shop has version ${version}, this storefront was made with ${wanted}.`,
    fix:
      difference < 0
        ? 'Copy adapters/woocommerce/wordpress/bellyful-storefront over the shop’s once more.'
        : 'Bring this storefront up to date.',
  });
}

/** Below zero when the first is older; `2.11.2` is newer than `2.9`. */
export function compareVersions(first: string, second: string): number {
  const [one, two] = [first, second].map((version) => version.split(/\D+/).map(Number));
  for (let place = 0; place < 3; place++) {
    const difference = (one?.[place] ?? 0) - (two?.[place] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}
