import type {Cents} from '~adapters/commerce/money';

/** Something that a search leads to. */
export interface SiteResult {
  title: string;
  path: string;
  /** Null where there is none to pay. */
  price: Cents | null;
  picture: string | null;
}

/** What was found of a kind. */
export interface ResultGroup {
  heading: string;
  results: SiteResult[];
}
