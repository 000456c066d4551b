import type {Cents} from '~adapters/commerce/money';
import {statedAmount} from '~adapters/commerce/stated-amount';

/** A package of a static product: so many bottles at a price each. */
export interface PackageOption {
  bottles: number;
  pricePerBottle: Cents;
  /** Against buying the same number of single bottles. */
  savings: Cents;
  supplyLabel: string;
  isPopular: boolean;
  isCustomizable: boolean;
}

/** How a category's name reads in an address, and to coupons. */
export const toCategorySlug = (name: string) => name.toLowerCase().replace(/[^a-z0-9]+/g, '-');

export interface StaticProduct<Key extends string> {
  /** Page key and path: `/{key}`. */
  key: Key;
  name: string;
  /** Name of the picture in app/public/pictures. */
  picture: string;
  categories: string[];
  cardDescription: string;
  packages: PackageOption[];
}

/** A package as the list of products writes it, in cents. */
export const packageOption = (
  bottles: number,
  priceCents: number,
  savingsCents: number,
  supplyLabel: string,
  marks: {isPopular?: boolean; isCustomizable?: boolean} = {},
): PackageOption => ({
  bottles,
  get pricePerBottle() {
    return statedAmount(priceCents)();
  },
  get savings() {
    return statedAmount(savingsCents)();
  },
  supplyLabel,
  isPopular: marks.isPopular ?? false,
  isCustomizable: marks.isCustomizable ?? false,
});
