import {packageName} from '~/content/package-name';
import type {BuiltInProduct, Package} from '~/pricing/built-in-products.server';
import {mixedLineId} from '~/pricing/line-key';
import type {NewCartItem} from './cart-items';

export interface PackageChoice {
  product: Pick<BuiltInProduct, 'slug' | 'name' | 'packages' | 'mix'>;
  option: Package;
  /** The label of each bottle's formula, where the package is customizable. */
  mix?: readonly string[];
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
    variationAttributes: mix.map((value, place) => ({
      name: mixable?.bottleLabels[place] ?? '',
      value,
    })),
    href: `/${slug}`,
  };
}
