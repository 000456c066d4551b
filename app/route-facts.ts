import {withoutAnyLanguage} from './content/languages';
import {isStaticProductKey} from './content/static-product-keys';

interface RouteFacts {
  /** About one shopper or order, or for programs: stored by no cache. All else is public (rules: Public pages). */
  isPersonal?: boolean;
  /** Query parameters in the order of the address under which it is cached. */
  parameters?: readonly string[];
  /** Those with which it is rendered. Any other changes nothing. */
  choices?: readonly string[];
  /** Shows products without a link to each of them. */
  listsProducts?: boolean;
  /** Lists the owner's pages, articles or recipes. */
  listsTexts?: boolean;
  /** Cached although its name has a dot. */
  isFile?: boolean;
  /** The payment service's script may run there. */
  takesPayment?: boolean;
  /** Its form may end at the shop's own pay page. */
  leadsToShop?: boolean;
  /** Its address proves who may see it. */
  hasProof?: boolean;
  /** Shows what the owner has not published. */
  showsDraft?: boolean;
  /** Called by programs, without cookies and with ids whose letter case counts (rules: Shoppers' agents). */
  isForAgents?: boolean;
  /** Has no other language. */
  isForPrograms?: boolean;
  /** Posted to by other sites: signed, or a browser's report, which changes nothing. */
  takesForeignPosts?: boolean;
  /** With a `token` it is the sealed link of a mail, which mail programs post to (RFC 8058). */
  isMailed?: boolean;
}

/** The first row that matches counts; an address without a row is a public page that reads no query. */
const rows: [address: Pick<RegExp, 'test'>, facts: RouteFacts][] = [
  [/^\/$/, {listsProducts: true, listsTexts: true}],
  [
    /^\/products$/,
    {
      parameters: ['category', 'sort', 'page'],
      choices: ['q', 'option', 'stock', 'diet', 'min', 'max'],
      listsProducts: true,
    },
  ],
  [/^\/compare$/, {choices: ['products'], listsProducts: true}],
  [/^\/finder$/, {choices: ['answers'], listsProducts: true}],
  [/^\/recipes$/, {parameters: ['type'], listsTexts: true}],
  [/^\/recipes\/konjac$/, {listsTexts: true}],
  [/^\/journal$/, {parameters: ['page'], listsTexts: true}],
  [/^\/journal\/feed\.xml$/, {isFile: true, listsTexts: true}],
  [
    /^\/wordpress-product\//,
    {parameters: ['variation'], choices: ['reviews', 'quantity', 'noodles']},
  ],
  [/^\/(opt|Konj)\//, {choices: ['kit', 'sample', 'product', 'variation'], listsProducts: true}],
  [{test: (path) => isStaticProductKey(path.slice(1))}, {listsProducts: true}],
  [/^\/sitemap\.xml$/, {isFile: true, isForPrograms: true, listsProducts: true, listsTexts: true}],
  [/^\/llms\.txt$/, {isFile: true, listsProducts: true, listsTexts: true}],
  [/^\/(robots\.txt|look\/\w+\.css)$/, {isFile: true, isForPrograms: true}],
  [/^\/cart$/, {isPersonal: true, takesPayment: true}],
  [/^\/checkout$/, {isPersonal: true, takesPayment: true, leadsToShop: true}],
  [/^\/orders(\/|\.data$|$)/i, {isPersonal: true, hasProof: true}],
  [/^\/preview(\/|\.data$|$)/i, {isPersonal: true, hasProof: true, showsDraft: true}],
  [
    /^\/(ucp\/|mcp$)/i,
    {isPersonal: true, isForAgents: true, isForPrograms: true, takesForeignPosts: true},
  ],
  [
    /^\/functions\/(stripe-webhook|shop-changed|csp-reports)$/,
    {isPersonal: true, isForPrograms: true, takesForeignPosts: true},
  ],
  [/^\/account\/mails$/, {isPersonal: true, isMailed: true}],
  [/^\/(healthz|readyz)$/, {isPersonal: true, isForPrograms: true}],
  [
    /^\/(account|cart|wish-list|what-adds-up|back-in-stock|checkout|thank-you|payment-return|functions|ucp|mcp|healthz|readyz)(\/|\.data$|$)/i,
    {isPersonal: true},
  ],
];

/** Addresses that the storefront alone fills, beside those of the table. */
const ours = /^\/((recipes|journal)\/|below-products(\/|$))/;

/** Whether a page of the owner's may stand there (rules: The owner's pages). */
export const mayBeOwners = (pathname: string): boolean =>
  !ours.test(pathname) && !rows.some(([address]) => address.test(pathname));

/** The same in all languages. */
export function factsOf(pathname: string): RouteFacts {
  const path = withoutAnyLanguage(pathname);
  return rows.find(([address]) => address.test(path))?.[1] ?? {};
}
