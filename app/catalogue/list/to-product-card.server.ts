import type {ListedProduct, Rating} from '~adapters/commerce';
import {toCents} from '~adapters/commerce/money';
import {priceLabels, priceUnavailable} from '~/content/labels/controls';
import {elsewhereLabels, stockLabels} from '~/content/messages/selection';
import {shownStaticProducts} from '~/content/shown-static-products';
import {isPackageLeft} from '~/catalogue/static/package-stock';
import type {StaticProduct} from '~/content/static-products';
import {toCategorySlug} from '~/content/static-product';
import type {ProductCard} from './product-card';
import {isFeaturedName} from './product-rank';
import {isPictureName, sitePicture} from '~/content/site-picture.server';
import {reviewWords} from '~/content/messages/reviews';

/** The fallback description's length. */
const fallbackLength = 150;

function cut(text: string): string {
  return text.length > fallbackLength ? `${text.slice(0, fallbackLength).trimEnd()}…` : text;
}

function noteOf({kind, priceRange}: ListedProduct): string {
  if (priceRange === null) return kind === 'other' ? '' : priceUnavailable;
  return kind === 'grouped' ? priceLabels.from : '';
}

export function toCatalogueCard(product: ListedProduct): ProductCard {
  const {kind, priceRange} = product;
  return {
    id: `wp-${product.databaseId}`,
    name: product.name,
    href: `/wordpress-product/${product.slug}`,
    picture: product.image,
    text: product.shortText || cut(product.descriptionStart),
    price: kind === 'grouped' && priceRange ? {...priceRange, to: priceRange.from} : priceRange,
    priceNote: noteOf(product),
    regularPrice: product.isOnSale && kind !== 'variable' ? product.regularPrice : null,
    isInStock: product.stockStatus !== 'OUT_OF_STOCK',
    stockLabel: elsewhereLabels[kind] ?? stockLabels[product.stockStatus],
    categories: product.categories,
    isFeatured: isFeaturedName(product.name),
    rating: product.rating && {
      average: product.rating.average,
      words: ratingWords(product.rating),
    },
  };
}

function packagePrices({packages}: StaticProduct): ProductCard['price'] {
  const prices = packages.map(({bottles, pricePerBottle}) => bottles * pricePerBottle);
  return {from: toCents(Math.min(...prices)), to: toCents(Math.max(...prices))};
}

/** `soldOut`: as a `Catalogue` has it. */
export function toStaticCard(product: StaticProduct, soldOut: readonly string[] = []): ProductCard {
  const isInStock = product.packages.some((option) => isPackageLeft(product, option, soldOut));
  return {
    id: product.key,
    name: product.name,
    href: `/${product.key}`,
    picture: isPictureName(product.picture) ? sitePicture(product.picture) : null,
    text: product.cardDescription,
    price: packagePrices(product),
    priceNote: '',
    regularPrice: null,
    isInStock,
    stockLabel: stockLabels[isInStock ? 'IN_STOCK' : 'OUT_OF_STOCK'],
    categories: product.categories.map((name) => ({name, slug: toCategorySlug(name)})),
    isFeatured: isFeaturedName(product.name),
    rating: null,
  };
}

/** The products with built-in prices: cards in the same grid. */
export const staticCards = (soldOut?: readonly string[]): ProductCard[] =>
  shownStaticProducts().map((product) => toStaticCard(product, soldOut));

/** `4.2 (12 reviews)`: beside stars. */
const ratingWords = ({average, count}: Rating): string =>
  `${average.toFixed(1)} (${reviewWords.count(count)})`;
