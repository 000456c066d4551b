import type {goodFacts} from './shop-facts';

interface List {
  count: number;
  names: string[];
}

/** What may be in English alone. */
const kinds = {
  products: 'products',
  texts: 'texts or labels of products',
  words: 'words',
  pages: 'pages and articles',
  recipes: 'recipes',
  announcements: 'announcements',
};

type Facts = ReturnType<typeof goodFacts> & {
  taxes: boolean;
  products: Record<string, {status: string}>;
  unlabeled: List;
  untranslated: {
    es: {isBegun: boolean; hasPack: boolean; lists: Record<keyof typeof kinds, List>};
  };
};

const row = (id: string, name: string, message: string, more: object | false = {}) => ({
  id,
  name,
  ok: true,
  message,
  fix: '',
  isToConfirm: false,
  ...more,
});

const listed = (codes: string[]) =>
  `${codes.length} (${codes.slice(0, 10).join(', ')}${codes.length > 10 ? ', …' : ''})`;

const asked = {isToConfirm: true};

/** What the real plugin says of a shop that is set up as it should be, in its own words. */
export const checksOf = (facts: Facts) => [
  row('wordpress', 'WordPress', `Version ${facts.wordpress}; tried with 6.5–7.1.`),
  row('woocommerce', 'WooCommerce', `Version ${facts.woocommerce}; tried with 9.0–11.0.`),
  row('wpgraphql', 'WPGraphQL', `Version ${facts.wpgraphql}; tried with 2.3.3–2.20.`),
  row('woographql', 'WPGraphQL for WooCommerce', `Version ${facts.woographql}; tried with 1.0.`),
  row('addresses', 'Addresses', `Permalinks are ${facts.permalinks}.`),
  row(
    'strangers',
    'What visitors read by GraphQL',
    'What the shop shows them anyway: no list of all that can be asked, and no texts of errors.',
  ),
  row('currency', 'Currency', `${facts.currency} with ${facts.decimals} decimals.`),
  row('taxes', 'Taxes', taxesOf(facts)),
  ...(facts.offersCurrency === facts.currency
    ? []
    : [
        row(
          'offers',
          'Currency of the offers',
          `The storefront's offers and the products of its pages have amounts in ${facts.offersCurrency}, and this shop counts in ${facts.currency}: they are off, and its own prices and shipping count. Is that meant? Otherwise set them in app/content (amounts.ts, static-products.ts), then say so on the page "Bellyful storefront".`,
          asked,
        ),
      ]),
  facts.rules === 'shop'
    ? row(
        'rules',
        'Offers and shipping',
        `The shop's own: its shipping methods (${facts.shippingZones.methods}), and no discounts but its coupons.`,
      )
    : row(
        'rules',
        'Offers and shipping',
        `The storefront's: its flat rate and its discounts. This shop's own shipping methods (${facts.shippingZones.methods}) are not used. Is that what you want? The page "Bellyful storefront" lets you choose.`,
        asked,
      ),
  row(
    'zones',
    'Shipping zones',
    `Methods of shipping: ${facts.shippingZones.methods}, in zones: ${facts.shippingZones.zones} (WooCommerce, Settings, Shipping).`,
  ),
  row(
    'countries',
    'Selling and shipping locations',
    `Countries sold to: ${listed(facts.countries.selling)}; sent to: ${listed(facts.countries.shipping)}.`,
  ),
  row(
    'hooks',
    'Other plugins at the checkout',
    "None uses a hook of WooCommerce's checkout.",
    Object.keys(facts.leftOut).length > 0 && {
      ok: false,
      message: `These broke within the last seven days, and orders were made without them: ${Object.entries(
        facts.leftOut,
      )
        .map(([plugin, problem]) => `${plugin} (${problem})`)
        .join('; ')}.`,
      fix: 'Update the plugin or ask its author; the log under WooCommerce, Status, Logs says more.',
    },
  ),
  row(
    'open',
    'Open for business',
    'Visitors are let in.',
    facts.comingSoon && {
      ok: false,
      message: 'The shop is in "Coming soon" mode: payers do not reach the pay page.',
      fix: 'Choose "Live" under WooCommerce, Settings, Site visibility.',
    },
  ),
  row('payPage', 'Pay page', facts.payPage),
  row('ways', 'Ways of paying', `${facts.gateways.map(({title}) => title).join(', ')}.`),
  row(
    'types',
    'Types of products',
    'The storefront sells all of them.',
    facts.unsoldTypes.length > 0 && {
      ok: false,
      message: `Not sold by the storefront: ${facts.unsoldTypes.map(({label, count}) => `${label} (${count})`).join(', ')}. It lists them without a price.`,
      fix: "Its pages lead to this shop's own, so keep these open to visitors; or sell them as simple or variable products; or hide them from the catalog.",
    },
  ),
  productsOf(facts),
  labelsOf(facts),
  spanishOf(facts),
  row('mails', 'Mails', 'None is stuck.'),
  row(
    'messages',
    'Messages about changes',
    `The last one arrived on ${facts.webhook.lastAt?.slice(0, 16).replace('T', ' ')}.`,
  ),
];

function taxesOf({taxes, pricesIncludeTax}: Facts): string {
  if (!taxes) return 'Not charged.';
  return pricesIncludeTax
    ? 'Charged. Prices are entered with tax (WooCommerce, Settings, Tax): pages show them so, and the checkout says how much of the total is tax.'
    : 'Charged. Prices are entered without tax (WooCommerce, Settings, Tax): pages show them so, and the checkout adds it.';
}

function productsOf({products}: Facts) {
  const count = Object.values(products).filter(({status}) => status === 'publish').length;
  const name = 'Products of the pages';
  return count === 0
    ? row(
        'products',
        name,
        'None is in the shop yet: "npm run products" makes them, or a button on the page "Bellyful storefront".',
        asked,
      )
    : row('products', name, `${count} of them stand in the shop.`);
}

const labelsOf = ({unlabeled: {count, names}}: Facts) =>
  count === 0
    ? row('labels', 'Labels', 'Every product that is sent names its allergens.')
    : row(
        'labels',
        'Labels',
        `${count} products name no allergens: ${namesOf({count, names})}. Their tab "Label" in the product editor has the field.`,
        asked,
      );

const namesOf = ({count, names}: List) => names.join(', ') + (count > names.length ? ', …' : '');

function spanishOf({untranslated}: Facts) {
  const {isBegun, lists} = untranslated.es;
  const missing = Object.entries(lists)
    .filter(([, {count}]) => count > 0)
    .map(([kind, list]) => `${kinds[kind as keyof typeof kinds]} ${list.count} (${namesOf(list)})`);
  if (missing.length === 0)
    return row('language-es', 'Español', 'Everything is written in Español, too.');
  const message = `Still English on pages in Español: ${missing.join('; ')}.`;
  return isBegun
    ? row(
        'language-es',
        'Español',
        `${message} Products have a tab "Español", recipes and announcements fields of that name; words stand on the page "Bellyful storefront"; a page is translated by a page of the same address below a page "es".`,
        asked,
      )
    : row('language-es', 'Español', message);
}
