import type {Cents, Picture} from '~adapters/commerce';
import type {NighttimeFormula} from '~/content/product-pages/nighttime-support';
import type {ProductPageCopy} from '~/content/product-pages/product-page';
import type {StaticProductKey} from '~/content/static-product-keys';

/** A package as the picker shows it and the cart takes it. */
export interface ShownPackage {
  /** The cart line's id: `pain-free-weight-loss-3`. */
  lineId: string;
  /** As the cart names it: `Nighttime Support (4 bottles)`. */
  lineName: string;
  bottles: number;
  bottlesLabel: string;
  supplyLabel: string;
  pricePerBottle: Cents;
  /** Struck through; null where nothing is saved. */
  regularPricePerBottle: Cents | null;
  price: Cents;
  regularPrice: Cents | null;
  savings: Cents;
  isPopular: boolean;
  isCustomizable: boolean;
  isInStock: boolean;
  picture: Picture;
}

/** What a customizable package can be mixed of, and what the others hold. */
export interface ShownMix {
  heading: string;
  hint: string;
  bottleLabels: string[];
  formulas: readonly NighttimeFormula[];
  fixedMix: string;
}

/** Everything the page of a static product shows; made by a loader, so that no text weighs on the scripts. */
export interface StaticProductView extends Omit<
  ProductPageCopy,
  'gallery' | 'packagePictures' | 'meta'
> {
  key: StaticProductKey;
  name: string;
  path: string;
  packages: [ShownPackage, ...ShownPackage[]];
  pictures: Picture[];
  /** Null where there is nothing to mix. */
  mix: ShownMix | null;
}

/** What is chosen at first: the smallest that can be had. */
export const firstChoice = ({packages}: Pick<StaticProductView, 'packages'>): ShownPackage =>
  packages.find(({isInStock}) => isInStock) ?? packages[0];
