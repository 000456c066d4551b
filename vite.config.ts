import {existsSync} from 'node:fs';
import {reactRouter} from '@react-router/dev/vite';
import {hydrogen} from '@shopify/hydrogen/vite';
import tailwindcss from '@tailwindcss/vite';
import {contentFolder} from './build/content-folder.ts';
import {tonesFile} from './build/look/tones-file.ts';
import {ownFile} from './build/own-content.ts';
import {defaultClientConditions, defineConfig, type Rolldown, type SSROptions} from 'vite';

const isRoot = (file: string) => /\/app\/(?:root|entry\.client)\.tsx/.test(file);

/**
 * What pages share, by the script file that brings it: modules of `app/`, with what they import and no row above has.
 * The bundler alone makes a hundred small files of it, which compress worse; `tests/built/scripts.test.ts` counts them.
 */
const scriptFiles = {
  /** For every page, with what the root and the entry import. */
  shell: `ui/Alert ui/ArrowLink ui/Breadcrumbs ui/EarlyLink ui/FdaDisclaimer ui/Icon ui/Image ui/Price ui/use-arrival ui/use-in-browser allergens/AllergenMark
    browser/language-choice cart/cart-form cart/cart-merge cart/codes/own-price catalogue/picture-transition
    catalogue/label/AtAGlance wishes/WishHeart wishes/wish-store content/amounts content/language-paths content/languages content/labels/controls seo/shown-meta`,
  forms: 'ui/fields/Field content/messages/pressed forms/email-address',
  private: 'browser/with-fallback content/messages/server-cart seo/seo',
  shopper: 'free-sample/use-may-sample content/account content/messages/accounts',
  AfterLoad: 'layout/AfterLoad ui/PassingDialog',
  ShopEvents: 'layout/ShopEvents browser/analytics browser/analytics-events',
  added: 'back-in-stock/notice-path catalogue/add-to-cart content/messages/free-sample',
  buying: `browser/use-view-item cart/AddForm content/offer-choices pricing/line-ids seo/problem-meta ui/Disclosure
    ui/ShareButton`,
  cards: 'catalogue/list/CardRow catalogue/list/ProductCardView',
  list: 'catalogue/list/PictureLinks catalogue/list/ProductGrid content/messages/list',
  product: `catalogue/BuyForm catalogue/Gallery catalogue/MoreProducts catalogue/QuantityField catalogue/Notices catalogue/StickyBuyBar
    catalogue/TrustPoints catalogue/compare/CompareLink catalogue/label/OnItsLabel catalogue/label/FactsPanel catalogue/label/LabelNotes catalogue/product/StockBadge
    catalogue/use-fields pages/owner/BelowProduct`,
  owner: 'content/owner pages/owner/OwnersPage pages/owner/OwnersText pages/owner/Runs',
  address: 'forms/address-rules ui/fields/UsRegionOptions',
  cart: `cart/contents/CartBreakdown content/messages/cart content/messages/tax cart/codes/FoldedDiscount cart/codes/request-discount cart/contents/LineAmount cart/contents/ShopAway cart/shown-cart cart/use-own-cart
    checkout/payment/own-document`,
  'cart-lines':
    'adds-up/AddsUp cart/contents/CartChanges cart/contents/CartLine cart/contents/EmptyCart cart/contents/FreeShippingBar cart/contents/LineLabel cart/contents/TaxNote cart/codes/DiscountBox content/labels/adds-up-link',
  checkout: `cart/checkout-key checkout/OrderedLines checkout/order-result checkout/thanks/placed-order checkout/ProblemNote checkout/payment/ExpressCheckout checkout/payment/to-service-amount
    checkout/tax/add-tax checkout/tax/request-tax checkout/use-checkout checkout/thanks/use-thanks`,
  answered: 'ui/fields/AnswerForm forms/refusals',
  account: 'account/AccountFrame account/ResendForm content/campaigns',
};

function toGroup([name, modules]: [string, string]): Rolldown.CodeSplittingGroup {
  const paths = modules.split(/\s+/).map((module) => `/app/${module}.ts`);
  const missing = paths.find((path) => ![path, `${path}x`].some((file) => existsSync(`.${file}`)));
  if (missing) throw new Error(`The script file ${name} names ${missing}, which is not there`);
  const isEverywhere = name === 'shell' || name === 'AfterLoad';
  return {
    name: (file, graph) => {
      const isImported =
        name === 'shell' && !isRoot(file) && graph.getModuleInfo(file)?.importers.some(isRoot);
      return isImported || paths.some((path) => file.includes(path)) ? name : null;
    },
    debugName: name,
    // What a single page needs comes with that page.
    minShareCount: isEverywhere ? 1 : 2,
  };
}

/** The root and the entry stay files of their own: the router looks into them for what they export. */
const groups = [
  {name: 'framework', test: /\/node_modules\/(?:react|react-dom|react-router|scheduler)\//},
  ...Object.entries(scriptFiles).map(toGroup),
].map((group, index, {length}) => ({...group, priority: length - index}));

/** A smaller worker starts sooner. The names stay: a log of what went wrong tells them. What bundlers tell each other goes. */
const names = {keepNames: {function: true, class: true}};
const smallerWorker = {
  minify: {compress: names, mangle: names},
  comments: {annotation: false, jsdoc: false, legal: true},
};

/** One file that runs on Node, Workers and Oxygen alike, with all that it needs in it. */
const worker: SSROptions = {
  noExternal: true,
  target: 'webworker',
  resolve: {conditions: ['worker', 'workerd', ...defaultClientConditions]},
};

/** What few visitors need is a file of its own, for all languages (build/passkeys.config.ts). */
const passkeysApart = {
  name: 'passkeys-apart',
  enforce: 'pre' as const,
  resolveId: (source: string) =>
    source.endsWith('/webauthn.server') ? {id: './passkeys.js', external: true} : null,
};

/** Numbers and single words stand where they are used: what they stand beside in a file is not loaded for them. */
const inlined = {inlineConst: {mode: 'all' as const, pass: 2}};

/** React's other renderer, to a string, would come along in each language: nothing of the worker calls it. */
const streamsAlone = {
  find: /^react-dom\/server$/,
  replacement: `${import.meta.dirname}/node_modules/react-dom/cjs/react-dom-server.edge.production.js`,
};

export default defineConfig(({command, isSsrBuild}) => ({
  appType: 'custom',
  publicDir: 'app/public',
  plugins: [
    ...contentFolder(),
    ...(command === 'build' && isSsrBuild ? [passkeysApart] : []),
    tailwindcss(),
    hydrogen({disableVirtualRoutes: true}),
    reactRouter(),
  ],
  resolve: {
    tsconfigPaths: true,
    // workerd has no node:path: vfile brings its own for everywhere else.
    alias: [
      {find: 'own-brand.css', replacement: ownFile('brand.css')},
      {find: 'tones.css', replacement: tonesFile()},
      ...(command === 'build' && isSsrBuild ? [streamsAlone] : []),
      {
        find: /^#(min(?:path|proc|url))$/,
        replacement: `${import.meta.dirname}/node_modules/vfile/lib/$1.browser.js`,
      },
    ],
  },
  ...(command === 'build' ? {ssr: worker} : {}),
  // No browser has it, and code that asks is left out of its scripts.
  ...(command === 'build' && !isSsrBuild ? {define: {'globalThis.process': 'undefined'}} : {}),
  build: {
    assetsInlineLimit: 0,
    // Late code finds what it needs by itself: naming all of it beforehand costs every first visit.
    modulePreload: false,
    rolldownOptions: {
      ...(isSsrBuild ? {input: './server.ts'} : {optimization: inlined}),
      output: isSsrBuild ? smallerWorker : {codeSplitting: {groups}},
    },
  },
}));
