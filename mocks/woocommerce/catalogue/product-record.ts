import type {Cents} from '~adapters/commerce/money';

/** Units left; or, when the shop does not count, whether there are any. On backorder none is left, and still sold. */
export type Stock = number | 'in stock' | 'out of stock' | 'on backorder';

interface Sold {
  databaseId: number;
  sku: string | null;
  /** Null: the owner has set no price. */
  regularPrice: Cents | null;
  salePrice: Cents | null;
  stock: Stock;
  /** Name of a picture in the media folder. */
  picture: string | null;
  /** More than is counted is sold, with notice or without. */
  backorders?: 'NOTIFY' | 'YES';
  isVirtual?: boolean;
  /** What is downloaded once it is paid. */
  files?: {name: string; limit: number | null}[];
}

export interface VariationRecord extends Sold {
  /** The option of every attribute, by the attribute's name; an empty one leaves it open (any). */
  options: Record<string, string>;
}

export interface AttributeRecord {
  /** Global attributes are the shop's and written as slugs. */
  isGlobal: boolean;
  id: number;
  name: string;
  label: string;
  /** `termId`: its place among all options that the shop has of it; absent, that in this list. */
  options: {name: string; slug: string; termId?: number}[];
  /** Shoppers are not shown it. */
  isHidden?: boolean;
}

export interface ProductRecord extends Sold {
  slug: string;
  name: string;
  /** Where the owner put it; 0 for what was never sorted. */
  menuOrder: number;
  /** Private: made for the storefront, whose orders alone sell it; GraphQL shows it all the same. */
  status: 'publish' | 'private' | 'draft';
  isHidden: boolean;
  /** WPGraphQL breaks at it, and answers nothing of what it stands in. */
  isBroken?: boolean;
  description: string;
  shortDescription: string;
  /** Slugs of categories. */
  categories: string[];
  tags?: string[];
  isFeatured?: boolean;
  /** In the shop's units, as the owner typed them. */
  size?: {weight?: string; length?: string; width?: string; height?: string};
  meta: {key: string; value: string}[];
  /** The last second of its sale, as the shop writes it. */
  saleEnds?: string;
  /** What it is beside simple and variable; `unsupported` stands for the types of extensions. */
  type?: 'grouped' | 'external' | 'unsupported';
  isSoldIndividually?: boolean;
  /** Of a grouped product, by their numbers. */
  parts?: number[];
  /** Of an external one. */
  external?: {url: string; buttonText: string};
  attributes: AttributeRecord[];
  variations: VariationRecord[];
}

type Required = 'databaseId' | 'slug' | 'name' | 'description' | 'categories';

/** The label's field of lots and their certificates of analysis. */
export const lotReports = '_bellyful_lot_reports';

/** A product with what most products of the shop have in common. */
export const aProduct = (
  given: Pick<ProductRecord, Required> & Partial<ProductRecord>,
): ProductRecord => ({
  menuOrder: 0,
  sku: null,
  status: 'publish',
  isHidden: false,
  regularPrice: null,
  salePrice: null,
  stock: 'in stock',
  picture: given.slug,
  shortDescription: '',
  meta: [],
  attributes: [],
  variations: [],
  ...given,
});

export const packSize: AttributeRecord = {
  isGlobal: true,
  id: 1,
  name: 'pa_pack-size',
  label: 'Pack Size',
  options: [
    {name: '1 pouch', slug: 'pack-1'},
    {name: '6 pouches', slug: 'pack-6'},
    {name: '12 pouches', slug: 'pack-12'},
  ],
};
