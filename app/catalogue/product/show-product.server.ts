import {
  defaultCategorySlug,
  toListedProduct,
  type Catalogue,
  type Product,
} from '~adapters/commerce';
import {toProductCard, type ProductCard} from '~/catalogue/list/to-product-card.server';
import type {AppServices} from '~/server/app-services';
import {toLongDay} from '~/server/http/long-date.server';
import {productMetaWords} from '~/content/labels/catalogue-product';
import {besidePrices} from '~/catalogue/beside-price.server';
import {recallNotices} from '~/recalls/recall-notices.server';
import {besides} from '~/catalogue/wait-briefly.server';
import {toBoxPart, type ShownPart} from '~/pricing/box-mix';
import {crumbLabels} from '~/content/labels/controls';
import {productPath} from '~/pricing/line-ids';
import {pageMeta} from '~/seo/seo';
import {breadcrumbList, product as productData} from '~/seo/structured-data';
import {lawfulLabel} from '~/catalogue/label/lawful-label.server';
import {toSeals} from '~/catalogue/label/seals.server';
import type {ShownSeal} from '~/catalogue/label/LabelNotes';
import {reviewData} from '~/reviews/review-data';
import {relatedProducts} from '~/catalogue/related-products.server';
import {showReviews, type ShownReviews} from '~/reviews/show-reviews.server';

/** The way up from a product's page. */
export const productCrumbs = (product: {name: string; path: string}) => [
  {name: crumbLabels.home, path: '/'},
  {name: crumbLabels.products, path: '/products'},
  product,
];

export interface ShownProduct {
  product: Product;
  /** What a pack of it may hold; none where packs are not mixed. */
  parts: ShownPart[];
  /** The product as other pages list it. */
  card: ProductCard;
  /** HTML of what a law asks beside the price of the product or a variation, by their ids. */
  beside: Record<string, string>;
  crumbs: {name: string; path: string}[];
  related: ProductCard[];
  /** Null for a product that takes none. */
  reviews: ShownReviews | 'away' | null;
  /** What must be read before all else. */
  notices: string[];
  seals: ShownSeal[];
  /** In words: to write its first date takes a slow phone a tenth of a second. */
  bestBefore: string | null;
}

/** A product of the catalogue with what goes with it; null when there is none of that slug. `after`: where its reviews begin. */
export async function findShownProduct(
  {commerce, reviews: port}: Pick<AppServices, 'commerce' | 'reviews'>,
  slug: string,
  after: string | null = null,
): Promise<ShownProduct | null> {
  const product = await commerce.products.find(slug);
  if (!product) return null;
  const listed = toListedProduct(product);
  const card = toProductCard(listed);
  const crumbs = productCrumbs({name: product.name, path: card.href});
  const [related, reviews, parts] = await Promise.all([
    relatedProducts(commerce.products, listed),
    HAS.reviews ? showReviews(port, product, after) : null,
    besides(findParts(commerce.products, product), []),
  ]);
  const beside = besidePrices(product);
  const shown = {...product, label: lawfulLabel(product)};
  return {product: shown, parts, card, beside, crumbs, related, reviews, ...saidOf(product)};
}

/** What is said of a product beside its facts. */
export const saidOf = (product: Product) => ({
  notices: recallNotices(product),
  seals: toSeals(product.label),
  bestBefore: product.label?.bestBefore ? toLongDay(product.label.bestBefore) : null,
});

/** What a pack of it may hold, itself first. */
async function findParts(catalogue: Catalogue, product: Product): Promise<ShownPart[]> {
  if (product.mixWith.length === 0) return [];
  const others = product.mixWith.map((slug) => catalogue.find(slug).catch(() => null));
  return [product, ...(await Promise.all(others))].flatMap((other) => {
    const part = other && toBoxPart(other);
    if (!part) return [];
    const {databaseId: productId, name, image: picture} = part.product;
    const left = part.sold.stockQuantity ?? part.product.stockQuantity;
    return [{productId, name, picture, left}];
  });
}

/** Search engines show about so much of a description. */
const descriptionLength = 155;

/** Title, description, social card and structured data of a product's page; `own`: what a built-in one says instead. */
export function productMeta(
  {product, reviews}: Pick<ShownProduct, 'product'> & Partial<Pick<ShownProduct, 'reviews'>>,
  siteUrl: string,
  own?: {title: string; description: string; sku: string},
) {
  const {name, sku, stockStatus, priceRange, variations, isPurchasable} = product;
  const path = productPath(product);
  const images = [product.image, ...product.gallery].flatMap((picture) => picture?.url ?? []);
  const facts = {
    name,
    sku,
    stockStatus,
    priceValidUntil: product.saleEndsOn,
    isVirtual: product.soldAs?.isVirtual ?? false,
    description: product.descriptionText,
    categories: product.categories
      .filter(({slug}) => slug !== defaultCategorySlug)
      .map((category) => category.name),
    price: isPurchasable ? priceRange : null,
    offerCount: variations.length,
    label: product.label,
    opinions: reviewData(product.rating, reviews && reviews !== 'away' ? reviews.reviews : []),
    ...own,
  };
  return pageMeta({
    title: own?.title ?? name,
    description:
      own?.description ??
      (product.descriptionText.slice(0, descriptionLength) || productMetaWords.fromShop(name)),
    path,
    siteUrl,
    image: images[0],
    type: 'product',
    structuredData: [
      productData(facts, {siteUrl, path, images}),
      breadcrumbList(siteUrl, productCrumbs({name, path})),
    ],
  });
}
