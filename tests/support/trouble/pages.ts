import {shopAway} from '~/content/problem-pages';

export type Service = 'graphql' | 'plugin';

/** A status, and what is read beside it. */
export type Says = readonly [status: number, text: RegExp];

export interface TriedPage {
  path: string;
  who: 'visitor' | 'shopper';
  /** With everything it asks for. */
  complete: Says;
  /** Without an answer of this service; a page that does not ask it is whole. */
  without: Partial<Record<Service, Says>>;
  /** Whether what GraphQL told before is shown again. */
  isCached: boolean;
}

const noShop =
  'The shop (?:did not|could not) answer(?: just now)?\\. Please try again in a minute\\.';
const listAway = new RegExp(
  `Our Products ${shopAway}.*Unable to load some products from our catalog\\.`,
);

const ofVisitor = (
  path: string,
  text: RegExp,
  without: TriedPage['without'] = {},
  status = 200,
): TriedPage => ({path, who: 'visitor', complete: [status, text], without, isCached: true});

const ofShopper = (path: string, text: RegExp, without: TriedPage['without']): TriedPage => ({
  path,
  who: 'shopper',
  complete: [200, text],
  without,
  isCached: false,
});

const unavailable: Says = [503, new RegExp(`${shopAway}.*${noShop}`)];

/** Pages, data and files, each with what it says in trouble (rules: When a service fails). */
export const triedPages: TriedPage[] = [
  ofVisitor('/', /Full is a good place to stop\./),
  ofVisitor('/products', /Our Products.*Konjac Rice/, {graphql: [503, listAway]}),
  ofVisitor('/products?q=konjac', /Konjac Rice/, {graphql: [503, listAway]}),
  ofVisitor('/wordpress-product/konjac-penne', /Konjac Penne Pasta.*\$/, {
    graphql: [503, new RegExp(`${shopAway}.*Failed to load product details: ${noShop}`)],
  }),
  ofVisitor(
    '/wordpress-product/nothing-of-ours',
    /could not be found/,
    {graphql: [503, new RegExp(`${shopAway}.*${noShop}`)]},
    404,
  ),
  ofVisitor('/pain-free-weight-loss', /Pain-Free Weight Loss Capsules.*\$79\.00/),
  ofVisitor('/free-sample', /Free Sample/),
  ofVisitor('/opt/trg/starterdiscount', /The Bellyful Bundle/, {
    graphql: [503, /Offer Temporarily Unavailable.*View All Products/],
  }),
  ofVisitor('/Konj/trg/starterdiscount', /Choose one konjac product.*Konjac Rice/, {
    graphql: [503, new RegExp(`Failed to load Konjac products: ${noShop}`)],
  }),
  ofVisitor('/Konj/trg/starterdiscount/konjac-penne', /Konjac Penne Pasta/, {
    graphql: [503, new RegExp(`Failed to load Konjac products: ${noShop}`)],
  }),
  ofVisitor('/wish-list/wp-130+allulose-gummies', /Konjac Spaghetti.*CraveBlock/, {
    graphql: [200, /Unable to load some products.*CraveBlock/],
  }),
  ofVisitor('/finder?answers=4,4,3', /Find yours.*Daily Multi-Vitamin/),
  ofVisitor('/compare?products=wp-130,allulose-gummies', /Konjac Spaghetti.*CraveBlock/, {
    graphql: [200, /Unable to load some products.*CraveBlock/],
  }),
  {
    ...ofVisitor('/back-in-stock?product=142', /Tell me when Konjac Lasagna Sheets is back/, {
      graphql: [200, /Tell me when it is back/],
    }),
    isCached: false,
  },
  ofVisitor('/cart', /Your cart/),
  ofVisitor('/checkout', /Checkout/),
  ofVisitor('/thank-you', /Looking for your order/),
  ofVisitor('/contact', /Contact Us/),
  ofVisitor('/recipes', /Recipes/),
  ofVisitor('/account/sign-in', /Sign In/),
  ofVisitor('/orders/1000', /There is no order to show at this address/, {}, 404),
  ofVisitor('/orders/1000/problem', /There is no order to show at this address/, {}, 404),
  ofVisitor('/orders/1000/withdrawal', /There is no order to show at this address/, {}, 404),
  ofVisitor('/functions/search?q=konjac', /"groups":.*Sample: Konjac/i, {
    graphql: [503, /"groups":.*konjac/i],
  }),
  ofVisitor('/functions/wish-cards?ids=wp-130', /"cards":/),
  ofVisitor('/sitemap.xml', /\/pain-free-weight-loss/),
  ofVisitor('/llms.txt', /Bellyful/),
  {
    ...ofVisitor('/payment-return?attempt=11111111-1111-4111-8111-111111111111', /not completed/, {
      plugin: [503, /We could not ask how your payment stands\./],
    }),
    isCached: false,
  },
  ofShopper('/account', /My account.*demo@bellyful\.example/, {
    plugin: [503, new RegExp(`My account.*${noShop}`)],
  }),
  ofShopper('/account/orders', /My orders.*Order \d+/, {
    graphql: [503, /We could not load your orders just now\. Please try again in a minute\./],
    plugin: unavailable,
  }),
  ofShopper('/account/supplies', /What I take/, {
    graphql: [503, /We could not load this just now\. Please try again in a minute\./],
    plugin: unavailable,
  }),
  ofShopper('/what-adds-up', /What adds up/, {
    graphql: [503, /We could not read all of the labels just now/],
    plugin: [503, /We could not read all of the labels just now/],
  }),
  ofShopper('/account/mails', /Emails you get.*demo@bellyful\.example.*always/i, {
    plugin: unavailable,
  }),
  ofShopper('/account/security', /Signed-in devices.*This device/i, {plugin: unavailable}),
  ofShopper('/orders/1987/problem', /order 1987/i, {
    graphql: [503, /We could not load your order just now\. Please try again in a minute\./],
    plugin: [503, /We could not load your order just now\. Please try again in a minute\./],
  }),
  // It goes to the United States, from whose orders nobody withdraws: its page is shown.
  ofShopper('/orders/1987/withdrawal', /Order 1987/, {
    graphql: [503, /We could not load your order just now\. Please try again in a minute\./],
    plugin: [503, /We could not load your order just now\. Please try again in a minute\./],
  }),
  ofShopper('/orders/1987', /Order 1987/, {
    graphql: [503, /We could not load your order just now\. Please try again in a minute\./],
    plugin: [503, /We could not load your order just now\. Please try again in a minute\./],
  }),
  {
    ...ofShopper('/account/reviews/konjac-spaghetti', /Your review/, {
      graphql: unavailable,
      plugin: unavailable,
    }),
    isCached: true,
  },
  ofShopper('/wish-list', /My wish list/, {plugin: [200, /My wish list/]}),
  {...ofShopper('/products', /Our Products/, {graphql: [503, listAway]}), isCached: true},
  ofShopper('/functions/loyalty', /"hasLoyalty":true/, {plugin: [503, /"hasLoyalty":null/]}),
  ofShopper('/functions/wishes', /"ids":\[/, {plugin: [503, /"ids":null/]}),
];

/** What no page may ever say: the machinery's own words. */
export const machineWords =
  /is not a function|Cannot read prop|\bundefined\b|\[object |TypeError|Something went wrong(?!.*The shop|.*We could not)/;
