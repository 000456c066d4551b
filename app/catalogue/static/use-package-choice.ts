import {packageName} from '~/content/package-name';
import {firstChoice, type ShownPackage, type StaticProductView} from './static-product';
import type {NewCartItem} from '~/cart/cart-items';
import {quantityOf, toBuyState} from '~/catalogue/buy-state';
import {useFields} from '~/catalogue/use-fields';
import {cartFields} from '~/cart/cart-form';
import {mixedLineId} from '~/pricing/line-key';
import {useAddToCart} from '~/catalogue/use-add-to-cart';

interface PackageChoice {
  view: StaticProductView;
  option: ShownPackage;
  /** The formula of each bottle, where the package is customizable. */
  mix?: string[];
}

/** A package as the cart keeps it: one line, whose quantity counts packages. */
export function toPackageItem({view, option, mix: chosen = []}: PackageChoice): NewCartItem {
  const mix = inOneOrder(view, chosen);
  return {
    id: mixedLineId(option.lineId, mix),
    name: packageName({
      name: view.name,
      bottles: option.bottles,
      packageCount: view.packages.length,
      mix,
    }),
    price: option.price,
    ...(option.regularPrice === null ? {} : {regularPrice: option.regularPrice}),
    image: option.picture.smallUrl,
    variationId: null,
    variationAttributes: mix.map((value, place) => ({
      name: view.mix?.bottleLabels[place] ?? '',
      value,
    })),
    href: view.path,
  };
}

/** One of each is one mix, whichever bottle came first. */
const inOneOrder = ({mix}: StaticProductView, chosen: readonly string[]) =>
  (mix?.formulas ?? []).flatMap(({label}) => chosen.filter((formula) => formula === label));

/** The formula of each bottle as the form's fields say it, at first the first one. */
const chosenMix = ({mix}: StaticProductView, fields: FormData | null) =>
  mix?.bottleLabels.map((_, place) => {
    const key = fields?.get(cartFields.bottle(place + 1));
    return (mix.formulas.find((formula) => formula.key === key) ?? mix.formulas[0])?.label ?? '';
  }) ?? [];

/** The chosen package (at first the smallest that can be had), its mix, how many, and putting it in the cart. */
export function usePackageChoice(view: StaticProductView) {
  const {add, addedName} = useAddToCart();
  const {fields, form} = useFields();
  const bottles = Number(fields?.get(cartFields.bottles));
  const option = view.packages.find((one) => one.bottles === bottles) ?? firstChoice(view);
  const quantity = quantityOf(fields?.get(cartFields.quantity));
  return {
    form,
    option,
    quantity,
    state: toBuyState({
      isInStock: option.isInStock,
      price: option.price,
      isOptionMissing: false,
      isSampleMissing: false,
      quantity,
    }),
    buy: () =>
      add(
        toPackageItem({view, option, mix: option.isCustomizable ? chosenMix(view, fields) : []}),
        quantity,
      ),
    addedName,
  };
}
