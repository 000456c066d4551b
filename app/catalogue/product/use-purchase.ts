import {useState} from 'react';
import {useSearchParams} from 'react-router';
import type {Product, ProductPart, Variation} from '~adapters/commerce';
import {selectionMessages} from '~/content/messages/selection';
import {noodleTypes} from '~/content/noodle-types';
import {cartFields} from '~/cart/cart-form';
import {useOwnPrices} from '~/cart/codes/own-price';
import {quantityOf, toBuyState} from '~/catalogue/buy-state';
import {useFields} from '~/catalogue/use-fields';
import {buyFormId} from '~/catalogue/BuyForm';
import {chooseMix, isBox, namedByMix, unitsIn, type ShownPart} from '~/pricing/box-mix';
import {chooseFrom} from '~/pricing/open-choices';
import {needsNoodleChoice} from '~/pricing/product-kind';
import {toCatalogueItem} from '~/cart/to-catalogue-item';
import {addToCart} from '~/catalogue/add-to-cart';

const optionsId = 'options';
const sampleId = 'noodle-sample';
export const mixId = 'mix';

const reveal = (id: string) => {
  const element = document.getElementById(id);
  element?.scrollIntoView({block: 'center', behavior: 'smooth'});
  element?.querySelector<HTMLElement>('button, input')?.focus({preventScroll: true});
};

const readChoice = (chosen: URLSearchParams | FormData) => ({
  quantity: quantityOf(chosen.get(cartFields.quantity)),
  noodleType: noodleTypes.find((type) => type === chosen.get(cartFields.noodles)) ?? null,
});

/**
 * What a shopper has chosen of a catalogue product, what is missing, and putting it in the cart. A variation that is
 * chosen before scripts run takes the other choices along in the address.
 */
export function usePurchase(
  product: Product,
  variation: Variation | null,
  parts: readonly ShownPart[],
) {
  const [search] = useSearchParams();
  const {fields, form} = useFields();
  const first = readChoice(search);
  const {quantity, noodleType} = fields ? readChoice(fields) : first;
  const [showsMissing, setShowsMissing] = useState(false);
  const [isMixWrong, setIsMixWrong] = useState(false);
  const isOptionMissing = product.variations.length > 0 && variation === null;
  const isSampleMissing = needsNoodleChoice(product) && noodleType === null;
  const chosen = variation ?? product;
  const state = toBuyState({
    isInStock: chosen.stockStatus !== 'OUT_OF_STOCK',
    price: chosen.isPurchasable ? chosen.price : null,
    isOptionMissing,
    isSampleMissing,
    quantity,
    toOwn: useOwnPrices(),
  });
  function buy() {
    const form = document.querySelector<HTMLFormElement>(`#${buyFormId}`);
    const fields = form && new FormData(form);
    // The browser itself lets none be sent that is not complete.
    const valueOf = (key: string) => fields?.get(cartFields.choice(key));
    const chosen = fields && chooseFrom(variation, valueOf);
    const mix = isBox(variation) ? chooseMix(parts, unitsIn(variation), valueOf) : [];
    setIsMixWrong(!mix);
    if (!mix) reveal(mixId);
    else if (chosen) {
      const bought = {product: namedByMix(product, mix), variation, chosen: [...chosen, ...mix]};
      addToCart(toCatalogueItem({...bought, noodleType}), quantity);
    }
  }
  const addPart = (part: ProductPart, typed: FormDataEntryValue | null) =>
    addToCart(
      toCatalogueItem({product: part, variation: null, noodleType: null}),
      quantityOf(typed),
    );
  function flagMissing() {
    setShowsMissing(true);
    reveal(isOptionMissing ? optionsId : sampleId);
  }
  return {
    state,
    form,
    fields,
    first,
    quantity,
    noodleType,
    isMixWrong,
    buy,
    addPart,
    firstOf: (name: string) => search.get(name) ?? '',
    flagMissing,
    optionError: showsMissing && isOptionMissing ? selectionMessages.optionRequired : null,
    sampleError: showsMissing && isSampleMissing ? selectionMessages.sampleRequired : null,
  };
}
