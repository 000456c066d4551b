import {useState} from 'react';
import {useSearchParams} from 'react-router';
import type {Product, Variation} from '~adapters/commerce';
import {selectionMessages} from '~/content/messages';
import {noodleTypes} from '~/content/noodle-types';
import {cartFields} from '~/cart/cookie-cart/cart-form';
import {quantityOf, toBuyState} from '~/catalogue/buy-state';
import {useFields} from '~/catalogue/use-fields';
import {completeChoices} from '~/pricing/open-choices';
import {needsNoodleChoice} from '~/pricing/product-kind';
import {toCatalogueItem} from '~/catalogue/to-cart-item';
import {useAddToCart} from '~/catalogue/use-add-to-cart';

const optionsId = 'options';
const sampleId = 'noodle-sample';

const reveal = (id: string) => {
  const element = document.getElementById(id);
  element?.scrollIntoView({block: 'center', behavior: 'smooth'});
  element?.querySelector<HTMLElement>('button, input')?.focus({preventScroll: true});
};

function readChoice(chosen: URLSearchParams | FormData, variation: Variation | null) {
  const choices = (variation?.openChoices ?? []).flatMap(({key}) => {
    const value = chosen.get(cartFields.choice(key));
    return typeof value === 'string' && value !== '' ? [[key, value]] : [];
  });
  return {
    quantity: quantityOf(chosen.get(cartFields.quantity)),
    noodleType: noodleTypes.find((type) => type === chosen.get(cartFields.noodles)) ?? null,
    choices: Object.fromEntries(choices) as Record<string, string>,
  };
}

/**
 * What a shopper has chosen of a catalogue product, what is missing, and putting it in the cart. A variation that is
 * chosen before scripts run takes the other choices along in the address.
 */
export function usePurchase(product: Product, variation: Variation | null) {
  const {add, addedName} = useAddToCart();
  const [search] = useSearchParams();
  const {fields, form} = useFields();
  const first = readChoice(search, variation);
  const {quantity, noodleType, choices: given} = fields ? readChoice(fields, variation) : first;
  const [showsMissing, setShowsMissing] = useState(false);
  const choices = variation ? completeChoices(variation, given) : {};
  const missingChoice = choices
    ? null
    : (variation?.openChoices.find(({key}) => !given[key])?.key ?? null);
  const isOptionMissing = product.variations.length > 0 && variation === null;
  const isSampleMissing = needsNoodleChoice(product) && noodleType === null;
  const chosen = variation ?? product;
  const state = toBuyState({
    isInStock: chosen.stockStatus !== 'OUT_OF_STOCK',
    price: chosen.isPurchasable ? chosen.price : null,
    isOptionMissing,
    isChoiceMissing: choices === null,
    isSampleMissing,
    quantity,
  });
  const buy = () =>
    add(toCatalogueItem({product, variation, choices: choices ?? {}, noodleType}), quantity);
  function flagMissing() {
    setShowsMissing(true);
    if (isOptionMissing) reveal(optionsId);
    else reveal(missingChoice === null ? sampleId : cartFields.choice(missingChoice));
  }
  return {
    state,
    form,
    first,
    quantity,
    noodleType,
    buy,
    flagMissing,
    addedName,
    optionError: showsMissing && isOptionMissing ? selectionMessages.optionRequired : null,
    choiceErrorOf: (key: string) =>
      showsMissing && key === missingChoice ? selectionMessages.optionRequired : null,
    sampleError: showsMissing && isSampleMissing ? selectionMessages.sampleRequired : null,
  };
}
