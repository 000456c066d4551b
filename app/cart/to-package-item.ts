import {packageName} from '~/content/package-name';
import type {BuiltInProduct, Package} from '~/pricing/built-in-products.server';
import {mixedLineId} from '~/pricing/line-key';
import type {NewCartItem} from './cart-items';

export interface PackageChoice {
  product: Pick<BuiltInProduct, 'slug' | 'name' | 'packages' | 'mix'>;
  option: Package;
  /** The label of each bottle's formula; of a larger package's the one that all hold; empty for its half of each. */
  mix?: readonly string[];
}

/** What a package's mix is by its choice: the key of the formula of all bottles, else half of each (rules: Line ids). */
export function toMix(
  {mix}: Pick<BuiltInProduct, 'mix'>,
  {bottles, isCustomizable}: Pick<Package, 'bottles' | 'isCustomizable'>,
  choice: unknown,
): string[] {
  const all = mix?.formulas ?? [];
  const chosen = all.filter(({key}) => key === choice);
  if (!isCustomizable) return chosen.map(({label}) => label);
  const [first, second = first] = chosen.length > 0 ? chosen : all;
  return first && second
    ? Array.from({length: bottles}, (_, place) => (place % 2 ? second : first).label)
    : [];
}

/** A package as the cart keeps it: one line, whose quantity counts packages. */
export function toPackageItem({product, option, mix: chosen = []}: PackageChoice): NewCartItem {
  const {slug, name, packages, mix: mixable} = product;
  // One of each is one mix, whichever bottle came first.
  const formulas = (mixable?.formulas ?? []).flatMap((formula) =>
    chosen.filter((label) => label === formula.label).map(() => formula),
  );
  const mix = formulas.map(({label}) => label);
  return {
    // By their keys, which are the same in every language.
    id: mixedLineId(
      option.id,
      formulas.map(({key}) => key),
    ),
    name: packageName({name, bottles: option.bottles, packageCount: packages.length, mix}),
    price: option.price,
    ...(option.regularPrice === null ? {} : {regularPrice: option.regularPrice}),
    image: option.image.smallUrl,
    variationId: null,
    variationAttributes: mix.map((value) => ({name: mixable?.name ?? '', value})),
    href: `/${slug}`,
  };
}
