import type {Cents, LabelReading, ListedProduct, Picture} from '~adapters/commerce';
import {cardNotes} from '~/content/labels/card-notes';
import {priceLabels, priceUnavailable} from '~/content/labels/controls';
import {elsewhereLabels, stockLabels} from '~/content/messages/selection';
import {productId, productPath} from '~/pricing/line-ids';
import {besidePrice} from '~/catalogue/beside-price.server';
import {itemsOf, type CardItem} from './card-items.server';
import {isFeaturedProduct} from './product-rank';
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
  /** The least; null when the shop gives none. */
  price: {from: Cents} | null;
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
  badge: string;
  /** Of the shop's own reviews alone; null while there is none. */
  rating: {average: number; words: string} | null;
  /** Null for what has no calories on its label. */
  glance: Glance | null;
  /** What the label says of allergens. */
  allergens: LabelReading['allergens'];
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

/** Its name stands beside it; files as a card is wide on a sharp screen. */
function forCard({srcSet, ...picture}: Picture, isFeatured: boolean): Picture {
  const isOfUse = (file: string) => {
    const width = Number(/ (\d+)w$/.exec(file)?.[1]);
    return width >= 200 && width <= (isFeatured ? 1280 : 700);
  };
  return {...picture, altText: '', srcSet: srcSet.split(', ').filter(isOfUse).join(', ')};
}

function noteOf({kind, priceRange}: ListedProduct): string {
  if (priceRange === null) return kind === 'other' ? '' : priceUnavailable;
  return kind === 'grouped' || priceRange.to > priceRange.from ? priceLabels.from : '';
}

export function toProductCard(product: ListedProduct): ProductCard {
  const isFeatured = isFeaturedProduct(product);
  const regularPrice = regularPriceOf(product);
  const {kind, priceRange} = product;
  const beside = priceRange ? besidePrice(product, null, true) : '';
  return {
    id: productId(product),
    name: product.name,
    href: productPath(product),
    picture: product.image && forCard(product.image, isFeatured),
    ...(product.otherPicture && {otherPicture: product.otherPicture}),
    text: product.shortText || cut(product.descriptionStart),
    price: priceRange && {from: priceRange.from},
    priceNote: noteOf(product),
    regularPrice,
    ...(beside && {beside}),
    isInStock: product.stockStatus !== 'OUT_OF_STOCK',
    stockLabel: elsewhereLabels[kind] ?? stockLabels[product.stockStatus],
    ...(product.isRecalled && {notice: cardNotes.recalled}),
    isFeatured,
    badge: [isFeatured && cardNotes.featured, regularPrice && cardNotes.sale]
      .filter(Boolean)
      .join(' · '),
    ...(product.lang && {lang: product.lang}),
    rating: product.rating && {
      average: product.rating.average,
      words: ratingText(product.rating.average.toFixed(1), product.rating.count),
    },
    glance: product.label?.perServing ? toGlance(product.label.perServing) : null,
    allergens: allergensOf(product, product.label),
    items: itemsOf(product),
  };
}

/** What labels say alike is sent once. */
export function toProductCards(products: readonly ListedProduct[]): ProductCard[] {
  const readings = new Map<string, ProductCard['allergens']>();
  return products.map((product) => {
    const {allergens, ...card} = toProductCard(product);
    const key = JSON.stringify(allergens);
    const said = readings.get(key) ?? allergens;
    readings.set(key, said);
    return {...card, allergens: said};
  });
}
