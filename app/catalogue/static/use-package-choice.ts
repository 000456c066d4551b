import {useState} from 'react';
import {formatPrice, toCents} from '~adapters/commerce/money';
import {packageName} from '~/content/package-name';
import type {ShownPackage, StaticProductView} from './static-product';
import {selectionMessages} from '~/content/messages';
import type {NewCartItem} from '~/cart/cart-items';
import type {BuyState} from '~/catalogue/buy-state';
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

/** The chosen package (at first the smallest), its mix, how many, and putting it in the cart. */
export function usePackageChoice(view: StaticProductView) {
  const {add, addedName} = useAddToCart();
  const [option, setOption] = useState<ShownPackage>(view.packages[0]);
  const [quantity, setQuantity] = useState(1);
  const [formulas, setFormulas] = useState(
    () => view.mix?.bottleLabels.map(() => view.mix?.formulas[0]?.label ?? '') ?? [],
  );
  const total = formatPrice(toCents(option.price * quantity));
  return {
    option,
    setOption,
    quantity,
    setQuantity,
    formulas,
    setFormula: (bottle: number, formula: string) =>
      setFormulas((all) => all.map((known, place) => (place === bottle ? formula : known))),
    state: {status: 'ready', label: selectionMessages.buttonAddToCart(total)} satisfies BuyState,
    buy: () =>
      add(toPackageItem({view, option, mix: option.isCustomizable ? formulas : []}), quantity),
    addedName,
  };
}
