import {
  defaultCategorySlug,
  toListedProduct,
  type Commerce,
  type Product,
} from '~adapters/commerce';
import type {ProductCard} from '~/catalogue/list/product-card';
import {productCrumbs} from '~/catalogue/product-crumbs';
import {productMetaWords} from '~/content/labels/catalogue-product';
import {pageMeta} from '~/seo/seo';
import {breadcrumbList, product as productData} from '~/seo/structured-data';
import {toCatalogueCard} from '~/catalogue/list/to-product-card.server';
import {relatedProducts} from '~/catalogue/related-products.server';
import {showReviews} from '~/catalogue/reviews/show-reviews.server';
import type {ShownReviews} from '~/catalogue/reviews/shown-reviews';

export interface ShownProduct {
  product: Product;
  /** The product as other pages list it. */
  card: ProductCard;
  crumbs: {name: string; path: string}[];
  related: ProductCard[];
  /** Null for a product that takes none. */
  reviews: ShownReviews | 'away' | null;
}

/** A product of the catalogue with what goes with it; null when there is none of that slug. `after`: where its reviews begin. */
export async function findShownProduct(
  commerce: Commerce,
  slug: string,
  after: string | null = null,
): Promise<ShownProduct | null> {
  const product = await commerce.products.find(slug);
  if (!product) return null;
  const card = toCatalogueCard(toListedProduct(product));
  const crumbs = productCrumbs({name: product.name, path: card.href});
  const [related, reviews] = await Promise.all([
    relatedProducts(commerce, card),
    showReviews(commerce, product, after),
  ]);
  return {product, card, crumbs, related, reviews};
}

/** Search engines show about so much of a description. */
const descriptionLength = 155;

/** Title, description, social card and structured data of a catalogue product's page. */
export function catalogueProductMeta(
  {product, reviews}: Pick<ShownProduct, 'product' | 'reviews'>,
  siteUrl: string,
) {
  const {name, sku, stockStatus, priceRange, variations, isPurchasable} = product;
  const path = `/wordpress-product/${product.slug}`;
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
    rating: product.rating,
    label: product.label,
    reviews: reviews === null || reviews === 'away' ? [] : reviews.reviews,
  };
  return pageMeta({
    title: name,
    description:
      product.descriptionText.slice(0, descriptionLength) || productMetaWords.fromShop(name),
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
