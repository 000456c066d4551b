import type {Package} from '~/pricing/built-in-products.server';
import type {BuiltInProductView} from './built-in-product-page.server';
import {quantityOf, toBuyState} from '~/catalogue/buy-state';
import {useFields} from '~/catalogue/use-fields';
import {cartFields} from '~/cart/cart-form';
import {useOwnPrices} from '~/cart/codes/own-price';
import {toMix, toPackageItem} from '~/cart/to-package-item';
import {addToCart} from '~/catalogue/add-to-cart';

/** What is chosen at first: the smallest that can be had. */
export const firstChoice = ({packages}: Pick<BuiltInProductView, 'packages'>): Package =>
  packages.find(({stockStatus}) => stockStatus === 'IN_STOCK') ?? packages[0];

/** The chosen package (at first the smallest that can be had), its mix, how many, and putting it in the cart. */
export function usePackageChoice(view: BuiltInProductView) {
  const {fields, form} = useFields();
  const bottles = Number(fields?.get(cartFields.bottles));
  const option = view.packages.find((one) => one.bottles === bottles) ?? firstChoice(view);
  const quantity = quantityOf(fields?.get(cartFields.quantity));
  return {
    form,
    option,
    quantity,
    state: toBuyState({
      isInStock: option.stockStatus === 'IN_STOCK',
      price: option.price,
      isOptionMissing: false,
      isSampleMissing: false,
      quantity,
      toOwn: useOwnPrices(),
    }),
    buy: () =>
      addToCart(
        toPackageItem({
          product: view,
          option,
          mix: toMix(view, option, fields?.get(cartFields.mix)),
        }),
        quantity,
      ),
  };
}
