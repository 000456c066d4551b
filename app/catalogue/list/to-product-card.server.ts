import type {Cents, LabelReading, ListedProduct, Picture} from '~adapters/commerce';
import {cardWords} from '~/content/labels/product-card';
import {priceLabels, priceUnavailable} from '~/content/labels/controls';
import {elsewhereLabels, stockLabels} from '~/content/messages/selection';
import {productId, productPath} from '~/pricing/line-ids';
import {besidePrice} from '~/catalogue/beside-price.server';
import {isFeaturedName} from './product-rank';
import {allergensOf} from '~/catalogue/label/allergens-of.server';
import {toGlance, type Glance} from '~/catalogue/label/glance.server';
import {ratingText} from '~/content/messages/reviews';

/** What a card in a grid shows. */
export interface ProductCard {
  id: string;
  name: string;
  /** Of its texts, where it is not the page's. */
  lang?: string;
  href: string;
  picture: Picture | null;
  text: string;
  /** Equal ends for one price; null when the shop gives none. */
  price: {from: Cents; to: Cents} | null;
  /** What stands before a price, or in the place of none; mostly nothing. */
  priceNote: string;
  /** Struck through when it is above the price. */
  regularPrice: Cents | null;
  /** HTML of what a law asks beside its price; mostly absent. */
  beside?: string;
  isInStock: boolean;
  stockLabel: string;
  /** What must be known of it before it is bought; mostly absent. */
  notice?: string;
  categories: {name: string; slug: string}[];
  isFeatured: boolean;
  /** Of the shop's own reviews alone; null while there is none. */
  rating: {average: number; words: string} | null;
  /** Null for what has no calories on its label. */
  glance: Glance | null;
  /** What the label says of allergens. */
  allergens: LabelReading['allergens'];
}

/** The fallback description's length. */
const fallbackLength = 150;

function cut(text: string): string {
  return text.length > fallbackLength ? `${text.slice(0, fallbackLength).trimEnd()}…` : text;
}

function noteOf({kind, priceRange}: ListedProduct): string {
  if (priceRange === null) return kind === 'other' ? '' : priceUnavailable;
  return kind === 'grouped' || priceRange.to > priceRange.from ? priceLabels.from : '';
}

export function toProductCard(product: ListedProduct): ProductCard {
  const {kind, priceRange} = product;
  const beside = priceRange ? besidePrice(product, null, true) : '';
  return {
    id: productId(product),
    name: product.name,
    href: productPath(product),
    picture: product.image,
    text: product.shortText || cut(product.descriptionStart),
    price: kind === 'grouped' && priceRange ? {...priceRange, to: priceRange.from} : priceRange,
    priceNote: noteOf(product),
    regularPrice: product.isOnSale && kind !== 'variable' ? product.regularPrice : null,
    ...(beside && {beside}),
    isInStock: product.stockStatus !== 'OUT_OF_STOCK',
    stockLabel: elsewhereLabels[kind] ?? stockLabels[product.stockStatus],
    ...(product.isRecalled && {notice: cardWords.recalled}),
    categories: product.categories,
    isFeatured: isFeaturedName(product.ownName ?? product.name),
    ...(product.lang && {lang: product.lang}),
    rating: product.rating && {
      average: product.rating.average,
      words: ratingText(product.rating.average.toFixed(1), product.rating.count),
    },
    glance: product.label?.perServing ? toGlance(product.label.perServing) : null,
    allergens: allergensOf(product, product.label),
  };
}
