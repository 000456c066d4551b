import {toListedProduct, type LotReport, type Picture, type ProductLabel} from '~adapters/commerce';
import {productPages} from '~/content/product-pages';
import type {IconCard, ProductPageCopy} from '~/content/product-pages/product-page';
import {sitePicture} from '~/content/site-picture.server';
import type {StaticProductKey} from '~/content/static-product-keys';
import {formTool} from '~/forms/form-tool';
import {toBuiltIn, type BuiltInProduct} from '~/pricing/built-in-products.server';
import type {AppServices} from '~/server/app-services';
import {toProductCard, type ProductCard} from '~/catalogue/list/to-product-card.server';
import {besidePrices} from '~/catalogue/beside-price.server';
import {lawfulLabel} from '~/catalogue/label/lawful-label.server';
import {cardIcons} from './card-icons.server';
import {productCrumbs, productMeta, saidOf} from '~/catalogue/product/show-product.server';
import type {ShownSeal} from '~/catalogue/label/LabelNotes';
import {readIndexInTime, relatedProducts} from '~/catalogue/related-products.server';
import {said, speaksOfHealth} from '~/content/said.server';

/** Everything the page of a built-in product shows; made by a loader, so that no text weighs on the scripts. */
export interface BuiltInProductView
  extends
    Omit<
      ProductPageCopy,
      'benefits' | 'gallery' | 'label' | 'packagePictures' | 'meta' | 'quality'
    >,
    Pick<BuiltInProduct, 'slug' | 'name' | 'packages' | 'mix'>,
    Pick<ProductCard, 'glance' | 'allergens'> {
  /** HTML of what a law asks beside the price of a package, by its id. */
  beside: Record<string, string>;
  label: ProductLabel;
  lotReports: readonly LotReport[];
  pictures: Picture[];
  seals: ShownSeal[];
  bestBefore: string | null;
  benefits: Drawn<ProductPageCopy['benefits']>;
  quality: Drawn<ProductPageCopy['quality']>;
  isAboutHealth: boolean;
}

interface Drawable {
  cards: readonly IconCard[];
}

/** Its cards with the paths of their icons. */
type Drawn<Section extends Drawable> = Omit<Section, 'cards'> & {
  cards: (Section['cards'][number] & {drawing: string})[];
};

const draw = <Section extends Drawable>(section: Section): Drawn<Section> => ({
  ...section,
  cards: section.cards.map((card) => ({...card, drawing: cardIcons[card.icon ?? 'leaf']})),
});

function toView(
  {kind, slug, name, packages, mix, label}: BuiltInProduct,
  {glance, allergens}: ProductCard,
  says: Pick<BuiltInProductView, 'seals' | 'bestBefore'>,
): Omit<BuiltInProductView, 'beside'> {
  const {gallery, packagePictures: _pictures, meta: _meta, ...copy} = said(productPages[slug]);
  const pictures = gallery.map(sitePicture);
  const lotReports = label?.lotReports ?? [];
  const view = {...copy, lotReports, slug, name, packages, mix, glance, allergens, pictures};
  return {
    ...view,
    ...says,
    label: lawfulLabel({kind, label: copy.label, soldAs: null}) ?? copy.label,
    benefits: draw(copy.benefits),
    quality: draw(copy.quality),
    rating: copy.rating?.customersLabel ? copy.rating : null,
    isAboutHealth: speaksOfHealth(view),
  };
}

/** All that the page of a built-in product needs, for the shopper and for search engines. */
export async function showBuiltInProduct(
  {commerce, env, siteUrl}: Pick<AppServices, 'commerce' | 'env' | 'siteUrl'>,
  key: StaticProductKey,
) {
  const {connected} = await readIndexInTime(commerce.products);
  const product = toBuiltIn(key, connected);
  const listed = toListedProduct(product);
  const card = toProductCard(listed);
  const {notices, ...says} = saidOf(product);
  return {
    view: {
      ...toView(product, card, says),
      beside: besidePrices({...product, variations: product.packages}),
    },
    card,
    crumbs: productCrumbs({name: product.name, path: card.href}),
    notices,
    related: await relatedProducts(commerce.products, listed),
    tool: formTool('add_to_cart', env),
    meta: productMeta({product}, siteUrl, {
      ...said(productPages[key].meta),
      sku: key,
    }),
  };
}
