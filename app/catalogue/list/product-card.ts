import type {Cents, Picture} from '~adapters/commerce';

/** What a card in a grid shows. */
export interface ProductCard {
  id: string;
  name: string;
  href: string;
  picture: Picture | null;
  text: string;
  /** Equal ends for one price; null when the shop gives none. */
  price: {from: Cents; to: Cents} | null;
  /** What stands before a price, or in the place of none; mostly nothing. */
  priceNote: string;
  /** Struck through when it is above the price. */
  regularPrice: Cents | null;
  isInStock: boolean;
  stockLabel: string;
  categories: {name: string; slug: string}[];
  isFeatured: boolean;
  /** Of the shop's own reviews alone; null while there is none. */
  rating: {average: number; words: string} | null;
}
