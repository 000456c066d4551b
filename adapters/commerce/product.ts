import type {LotReport, ProductLabel} from './labels/label';
import type {NetContent} from './labels/net-content';
import type {LabelReading} from './labels/read-label';
import type {Cents} from './money';
import type {Particulars} from './particulars';
import type {Picture} from './picture';
import type {WithdrawalException} from './withdrawal-exceptions';
import type {Words} from './words';

declare const safeHtml: unique symbol;

/** HTML from the shop that has been sanitised on the server and may be rendered as it is. */
export type SafeHtml = string & {readonly [safeHtml]: true};

export type StockStatus = 'IN_STOCK' | 'OUT_OF_STOCK' | 'ON_BACKORDER';

/** How WooCommerce sells a product. `other`: a type of an extension, which is not sold here (rules: Types of products). */
export type ProductKind = 'simple' | 'variable' | 'grouped' | 'external' | 'other';

/** What its owner says that it is to the storefront's offers (rules: The owner's mark). */
export const productMarks = ['konjac', 'bundle', 'neither'] as const;

/** How something is sold, as far as that is unusual. */
export interface SoldAs {
  /** Nothing is sent for it. */
  isVirtual?: boolean;
  /** One of it is sold in an order. */
  isSingle?: boolean;
  /** Units that are there; more are sold, and marked as on backorder. */
  backordersBeyond?: number;
  /** In the shop's own checkout alone, where its number says what it is (rules: The shop's own checkout). */
  isInShop?: boolean;
}

interface ProductCategory {
  id: string;
  name: string;
  slug: string;
}

/** A choice a shopper has (`Pack Size`: `1`, `6`, `12`), in the shop's own order and readable names. */
export interface ProductAttribute {
  id: string;
  name: string;
  label: string;
  options: string[];
}

/** `name` is the readable label (`Pack Size`), `value` the readable option (`6`), never a slug. */
export interface AttributeValue {
  name: string;
  value: string;
  /** In the shop's own language, where that is not its value here. */
  ownValue?: string;
}

/** A choice that a variation leaves to the shopper ("Any ..."). Order lines keep it as WooCommerce writes it. */
export interface OpenChoice {
  /** `pa_color`, or the name of an attribute of this product alone: `logo`. */
  key: string;
  label: string;
  /** `value` is a term's slug, or the option's own text. */
  options: {value: string; name: string}[];
}

/** Of a product that is shown in another language than the shop's own (`translated-catalogue.ts`). */
interface Shown {
  /** The language of its texts, where that is not the page's. */
  lang?: string;
  /** What it is called in the shop's own language, where that is not its name here. */
  ownName?: string;
}

/** From here down the number left is worth knowing. */
export const scarceFrom = 5;

interface Priced {
  /** What it costs now; null when the shop gives no price (rules: Missing data). Zero only for the free sample. */
  price: Cents | null;
  regularPrice: Cents | null;
  salePrice: Cents | null;
  isOnSale: boolean;
  isPurchasable: boolean;
  stockStatus: StockStatus;
  /** Units left when the shop manages stock and sells no more than it has, else null. */
  stockQuantity: number | null;
  soldAs: SoldAs | null;
}

export interface Variation extends Priced {
  id: string;
  /** 0 for a package of a built-in product. */
  databaseId: number;
  name: string;
  sku: string | null;
  image: Picture | null;
  attributes: AttributeValue[];
  openChoices: OpenChoice[];
  /** Absent where it follows from its choice and from its product. */
  content?: NetContent;
}

/** A product that a grouped one offers beside others. */
export interface ProductPart extends Priced, LawfullyPriced {
  databaseId: number;
  slug: string;
  name: string;
  image: Picture | null;
}

export interface Rating {
  /** Of five; only reviews with stars count. */
  average: number;
  /** Reviews, with stars or without. */
  count: number;
}

/** A lot that nobody should use (rules: What must come back). */
export interface Recall {
  lot: string;
  /** Why, and what to do; plain text. */
  reason: string;
  offer: 'refund' | 'replacement';
  /** ISO 8601. */
  recalledAt: string;
}

/** What some countries' law asks of a price (rules: What a country's law asks). */
interface LawfullyPriced {
  /** Of one unit; absent where its label names no weight or volume. */
  content?: NetContent;
  /** Of the 30 days before what is reduced was so, by the numbers of product and variations. */
  lowestPrices?: Readonly<Record<number, Cents>>;
}

/** Where and to whom its owner may sell it. */
interface Restricted {
  /** Countries, and states of them, to which it may not go: `US:CA`, `FR`. */
  notTo?: readonly string[];
  /** A supplement for weight loss or muscle. */
  isForAdults?: true;
  /** Why nobody can withdraw from its contract where the law gives that right. */
  noWithdrawal?: WithdrawalException;
}

/** A product of the catalogue, or a built-in one. A variable product has variations and costs from its cheapest one. */
export interface Product extends Priced, LawfullyPriced, Restricted, Shown {
  /** Absent where the owner leaves it to the name. */
  mark?: (typeof productMarks)[number];
  /** As far as its owner has written them. */
  particulars?: Partial<Particulars>;
  /** What went wrong where something of it did not arrive, as a picture. */
  problem?: string;
  /** The same as the shop has it in further languages, by their codes; absent where it has it in none. */
  translations?: Readonly<Record<string, Product>>;
  /** What it is (`Weight`: `250 g, 500 g`) beside its choices, as far as the owner shows it; a page has it in `descriptionHtml`. */
  traits?: Pick<ProductAttribute, 'label' | 'options'>[];
  kind: ProductKind;
  id: string;
  /** 0 for a built-in product, which the shop knows by article numbers alone. */
  databaseId: number;
  slug: string;
  name: string;
  sku: string | null;
  descriptionHtml: SafeHtml;
  shortDescriptionHtml: SafeHtml;
  /** The description without tags, for cards, search and meta descriptions. */
  descriptionText: string;
  /** What It Is & How It Works: meta `how_it_works`, with or without underscore; null when empty. */
  howItWorksHtml: SafeHtml | null;
  /** As the owner has written it into the product's fields; null where they are empty. */
  label: ProductLabel | null;
  /** Lots of it that nobody should use; mostly none. */
  recalls: Recall[];
  /** Slugs of what a pack of it may hold, too (rules: Types of products); mostly none. */
  mixWith: string[];
  image: Picture | null;
  gallery: Picture[];
  categories: ProductCategory[];
  attributes: ProductAttribute[];
  /** Of a grouped product; else none. */
  parts: ProductPart[];
  /** The address of an external product, and the button's text; null for what is sold here. */
  external: {url: string; label: string} | null;
  /** The last day of a sale that is on now, as the shop counts days (`2027-01-31`); null: no end is set. */
  saleEndsOn: string | null;
  /** Of what is not sold here its page in the shop itself; null where the shop does not tell. */
  shopUrl: string | null;
  /** Cheapest and dearest variation or part; both equal `price` for a simple product; null without a price. */
  priceRange: {from: Cents; to: Cents} | null;
  variations: Variation[];
  /** Null while there is no rating, and where the shop asks for none. */
  rating: Rating | null;
  /** Approved ones; null for a product that takes none. */
  reviewCount: number | null;
}

type ListedVariation = Pick<
  Variation,
  | 'id'
  | 'content'
  | 'databaseId'
  | 'image'
  | 'attributes'
  | 'openChoices'
  | 'price'
  | 'regularPrice'
  | 'isPurchasable'
  | 'stockStatus'
  | 'soldAs'
>;

type ListedFacts =
  | 'kind'
  | 'databaseId'
  | 'slug'
  | 'name'
  | 'mark'
  | 'image'
  | 'price'
  | 'regularPrice'
  | 'priceRange'
  | 'isOnSale'
  | 'isPurchasable'
  | 'stockStatus'
  | 'soldAs'
  | 'rating';

/** A product as lists know it: what a card shows and what it is found by. Ten thousand of these fit in memory. */
export interface ListedProduct
  extends Pick<Product, ListedFacts>, LawfullyPriced, Restricted, Shown {
  /** A file of the first of its gallery; absent where there is none. */
  otherPicture?: string;
  /** Where the owner put it; 0 for what was never sorted. */
  menuOrder: number;
  /** As the shop has it in further languages, by their codes; absent where it has it in none. */
  translations?: Readonly<
    Record<string, Pick<ListedProduct, 'name' | 'shortText' | 'descriptionStart'>>
  >;
  /** Without tags, cut to what a card can show. */
  shortText: string;
  descriptionStart: string;
  /** Every word of name, descriptions, categories and label once (`toSearchedWords`). */
  words: string;
  /** A lot of it is one that nobody should use. */
  isRecalled?: true;
  /** What its label says, as far as lists ask; null where it has none. */
  label: LabelReading | null;
  categories: Pick<ProductCategory, 'name' | 'slug'>[];
  /** All attributes that a list filters by, its choices among them: `Pack Size`: `1`, `6`, `12`. */
  attributes: Pick<ProductAttribute, 'label' | 'options'>[];
  variations: ListedVariation[];
}

/** What the shop knows of the products behind the storefront's own, by article number. */
export interface ConnectedFacts {
  /** None is left. */
  soldOut: readonly string[];
  lotReports: Readonly<Record<string, readonly LotReport[]>>;
  recalls: Readonly<Record<string, readonly Recall[]>>;
}

export const nothingConnected: ConnectedFacts = {soldOut: [], lotReports: {}, recalls: {}};

/** Every published product; the same object until it changes. */
export interface CatalogueList {
  products: ListedProduct[];
  /** What its attributes and their options are called here; absent in the shop's own language. */
  words?: Words;
  connected?: ConnectedFacts;
  /** Products that the shop breaks at: no list shows them, and the owner hears which they are. */
  broken?: BrokenProduct[];
}

export interface BrokenProduct {
  databaseId: number;
  /** Null where the shop does not say it. */
  name: string | null;
  /** What the shop said. */
  reason: string;
}
