import type {Cents} from '~adapters/commerce/money';

export interface SiteResult {
  title: string;
  path: string;
  /** Null where there is none to pay. */
  price: Cents | null;
  picture: string | null;
}

export interface ResultGroup {
  heading: string;
  results: SiteResult[];
}
