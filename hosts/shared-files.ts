/** Modules that come in one file. */
const together = (name: string, modules: string[], priority = 1) => ({
  name,
  test: new RegExp(`/app/(?:${modules.join('|')})\\.`),
  priority,
});

/**
 * What every page loads comes in two files: the framework and the shell. Left alone it is split into a dozen
 * small ones, which compress worse and have to be asked for one by one. So does what the pages of one kind share.
 */
export const sharedFiles = [
  {
    name: 'framework',
    test: /node_modules\/(?:react|react-dom|react-router|scheduler)\//,
    priority: 5,
  },
  {
    name: 'shell',
    test: /\/app\/(?:shell\/(?:PageShell|missed-overlays)|platform\/error-sentence|cart\/(?:store-hydration|kept\/(?:kept-cookie|take-over-store))|catalogue\/(?:picture-transition|wishes\/(?:WishHeart|wish-st(?:ore|orage)))|content\/(?:amounts|messages\/price)|ui\/(?:Image|ArrowLink|FdaDisclaimer|Price|fetched|use-in-browser))\.|vite\/preload-helper/,
    priority: 4,
  },
  // Each needed by pages of several kinds: otherwise it would come with the first of the files below that needs it.
  ...[
    'catalogue/list/ProductCardView',
    'ui/Icon',
    'catalogue/reviews/Stars',
    'ui/QuantityStepper',
    'platform/seo',
    'content/messages/catalogue',
  ].map((module) => together(module.replace(/.*\//, ''), [module], 3)),
  together(
    'asking',
    [
      'cart/codes/(?:request-discount|ask-loyalty)',
      'platform/fetch-json',
      'content/messages/(?:pressed|cart)',
    ],
    3,
  ),
  together('Field', ['ui/(?:Field|Alert)', 'platform/email-address'], 3),
  together('AfterLoad', ['shell/AfterLoad', 'platform/analytics']),
  together('CookieBanner', ['shell/CookieBanner', 'ui/PassingDialog']),
  together('page', ['ui/(?:Breadcrumbs|Disclosure|ShareLater)']),
  together('product', [
    'catalogue/(?:to-cart-item|use-add-to-cart|use-fields|Gallery|MoreProducts|BuyButton|BuyForm|StickyBuyBar)',
    'catalogue/(?:TrustPoints|use-recently-viewed|buy-state)',
    'cart/fly-to-cart',
    'catalogue/near-view',
    'content/messages/selection',
  ]),
  together('QuantityField', ['catalogue/QuantityField']),
  together(
    'wares',
    [
      'pricing/line-ids',
      'cart/kept/cart-form',
      'catalogue/(?:AddedNote|stock-notice/notice-path)',
      'content/(?:noodle-notes|kit-labels|messages/free-sample)',
      'platform/(?:use-view-item|problem-meta)',
    ],
    2,
  ),
  together('texts', [
    'pages/(?:PageHeading|ClosingCall|PolicyText)',
    'ui/(?:TextBlocks|SectionText|PictureCards)',
  ]),
  together('account', [
    'account/(?:AccountFrame|Refusals|account-meta|account-answer|CredentialsForm|PasswordField|ResendForm)',
    'content/messages/accounts',
  ]),
  together('reviews', ['catalogue/reviews/ReviewSection', 'content/messages/reviews']),
  together(
    'ordering',
    [
      'cart/(?:use-priced-cart|line-notices|CartBreakdown)',
      'content/checkout-pages',
      'checkout/payment/(?:StandIn|own-document)',
      'ui/server-first',
    ],
    2,
  ),
  together(
    'order',
    ['checkout/(?:placed-order|first-sight|OrderedLines|forget-draft)', 'cart/checkout-key'],
    2,
  ),
  together('addresses', ['platform/address-rules', 'ui/UsRegionOptions', 'content/us-states'], 2),
  together('checkout', [
    'checkout/(?:use-checkout|CheckoutForm|CheckoutContent|AddressFields|PaidElsewhere|Section|TrustNotes|use-thanks)',
    'checkout/payment/(?:MissingFields|ExpressCheckout|PaymentPart)',
    'checkout/kept/(?:kept-checkout|read-typed)',
    'checkout/tax/ask-tax',
  ]),
];

/** Late code has no styles of its own, and nothing to wait for but itself. */
export const plainImports = {
  name: 'plain-imports',
  enforce: 'pre' as const,
  load: (id: string) =>
    id.endsWith('vite/preload-helper.js') ? 'export const __vitePreload = (load) => load();' : null,
};
