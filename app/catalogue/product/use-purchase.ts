import {useState} from 'react';
import type {Product, Variation} from '~adapters/commerce';
import {selectionMessages} from '~/content/messages';
import type {NoodleType} from '~/content/noodle-types';
import {toBuyState} from '~/catalogue/buy-state';
import {needsNoodleChoice} from '~/pricing/product-kind';
import {toCatalogueItem} from '~/catalogue/to-cart-item';
import {useAddToCart} from '~/catalogue/use-add-to-cart';

const optionsId = 'options';
const sampleId = 'noodle-sample';

const reveal = (id: string) => {
  const element = document.getElementById(id);
  element?.scrollIntoView({block: 'center', behavior: 'smooth'});
  element?.querySelector('button')?.focus({preventScroll: true});
};

/** What a shopper has chosen of a catalogue product, what is missing, and putting it in the cart. */
export function usePurchase(product: Product, variation: Variation | null) {
  const {add, addedName} = useAddToCart();
  const [quantity, setQuantity] = useState(1);
  const [noodleType, setNoodleType] = useState<NoodleType | null>(null);
  const [showsMissing, setShowsMissing] = useState(false);
  const isOptionMissing = product.variations.length > 0 && variation === null;
  const isSampleMissing = needsNoodleChoice(product) && noodleType === null;
  const chosen = variation ?? product;
  const state = toBuyState({
    isInStock: chosen.stockStatus !== 'OUT_OF_STOCK',
    price: chosen.isPurchasable ? chosen.price : null,
    isOptionMissing,
    isSampleMissing,
    quantity,
  });
  const buy = () => add(toCatalogueItem({product, variation, noodleType}), quantity);
  function flagMissing() {
    setShowsMissing(true);
    reveal(isOptionMissing ? optionsId : sampleId);
  }
  return {
    state,
    quantity,
    setQuantity,
    noodleType,
    setNoodleType,
    buy,
    flagMissing,
    addedName,
    optionError: showsMissing && isOptionMissing ? selectionMessages.optionRequired : null,
    sampleError: showsMissing && isSampleMissing ? selectionMessages.sampleRequired : null,
  };
}
