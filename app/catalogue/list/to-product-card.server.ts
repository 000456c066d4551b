import type {Cents, LabelReading, ListedProduct, Picture} from '~adapters/commerce';
import {cardWords} from '~/content/labels/product-card';
import {priceLabels, priceUnavailable} from '~/content/labels/controls';
import {elsewhereLabels, stockLabels} from '~/content/messages/selection';
import {productId, productPath} from '~/pricing/line-ids';
import {besidePrice} from '~/catalogue/beside-price.server';
import {hasChoice, itemsOf, type CardItem} from './card-items.server';
import {isFeaturedName} from './product-rank';
import {allergensOf} from '~/catalogue/label/allergens-of.server';
import {toGlance, type Glance} from '~/catalogue/label/glance.server';
import {ratingText} from '~/content/messages/reviews';

export type {CardItem};

/** What a card in a grid shows. */
export interface ProductCard {
  id: string;
  name: string;
  /** Of its texts, where it is not the page's. */
  lang?: string;
  href: string;
  picture: Picture | null;
  /** In its place while it is pointed at; mostly absent. */
  otherPicture?: string;
  text: string;
  /** Equal ends for one price; null when the shop gives none. */
  price: {from: Cents; to: Cents} | null;
  /** What stands before a price, or in the place of none; mostly nothing. */
  priceNote: string;
  /** Struck through; null where nothing is reduced. */
  regularPrice: Cents | null;
  /** HTML of what a law asks beside its price; mostly absent. */
  beside?: string;
  isInStock: boolean;
  stockLabel: string;
  /** What must be known of it before it is bought; mostly absent. */
  notice?: string;
  isFeatured: boolean;
  /** Of the shop's own reviews alone; null while there is none. */
  rating: {average: number; words: string} | null;
  /** Null for what has no calories on its label. */
  glance: Glance | null;
  /** What the label says of allergens. */
  allergens: LabelReading['allergens'];
  /** Whether its page asks for a choice. */
  hasChoice: boolean;
  /** What goes into the cart from here: what is usual, or each of a few choices. */
  items: CardItem[];
}

/** The fallback description's length. */
const fallbackLength = 150;

function cut(text: string): string {
  return text.length > fallbackLength ? `${text.slice(0, fallbackLength).trimEnd()}…` : text;
}

/** What a variable product cost before, its variations say. */
function regularPriceOf({kind, isOnSale, regularPrice, priceRange}: ListedProduct): Cents | null {
  const now = kind === 'variable' || !isOnSale ? 0 : (priceRange?.from ?? 0);
  return now > 0 && regularPrice !== null && regularPrice > now ? regularPrice : null;
}

/** The smallest file that fills a card on a usual screen. */
const largeEnough = ({srcSet, url}: Picture): string =>
  / (\S+) (?:[6-9]|\d\d)\d\dw/.exec(` ${srcSet}`)?.[1] ?? url;

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
    ...(product.otherImage && {otherPicture: largeEnough(product.otherImage)}),
    text: product.shortText || cut(product.descriptionStart),
    price: kind === 'grouped' && priceRange ? {...priceRange, to: priceRange.from} : priceRange,
    priceNote: noteOf(product),
    regularPrice: regularPriceOf(product),
    ...(beside && {beside}),
    isInStock: product.stockStatus !== 'OUT_OF_STOCK',
    stockLabel: elsewhereLabels[kind] ?? stockLabels[product.stockStatus],
    ...(product.isRecalled && {notice: cardWords.recalled}),
    isFeatured: isFeaturedName(product.ownName ?? product.name),
    ...(product.lang && {lang: product.lang}),
    rating: product.rating && {
      average: product.rating.average,
      words: ratingText(product.rating.average.toFixed(1), product.rating.count),
    },
    glance: product.label?.perServing ? toGlance(product.label.perServing) : null,
    allergens: allergensOf(product, product.label),
    hasChoice: hasChoice(product),
    items: itemsOf(product),
  };
}
