/** A package of a built-in product: so many bottles at a price each. Amounts are in cents, as the rules state them. */
export interface PackageOption {
  bottles: number;
  /** Its article number in the shop, by which orders carry the shop's own product (`npm run products` makes them). */
  sku: string;
  pricePerBottle: number;
  /** Against buying the same number of single bottles. */
  savings: number;
  supplyLabel: string;
  isPopular: boolean;
  isCustomizable: boolean;
}

export interface StaticProduct {
  name: string;
  categories: string[];
  cardDescription: string;
  /** A supplement for weight loss or muscle (rules: What a country's law asks). */
  isForAdults?: true;
  packages: [PackageOption, ...PackageOption[]];
}

export const packageOption = (
  bottles: number,
  sku: string,
  pricePerBottle: number,
  savings: number,
  supplyLabel: string,
  marks: {isPopular?: boolean; isCustomizable?: boolean} = {},
): PackageOption => ({
  bottles,
  sku,
  pricePerBottle,
  savings,
  supplyLabel,
  isPopular: false,
  isCustomizable: false,
  ...marks,
});
