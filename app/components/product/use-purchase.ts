import {useState} from 'react';
import type {Product, Variation} from '~adapters/commerce';
import {selectionMessages} from '~/content/messages';
import type {NoodleType} from '~/pricing/cart-item';
import {useCartStore} from '~/stores/cart-store';
import {flyToCart} from '~/stores/fly-store';
import {toBuyState} from './buy-state';
import {needsNoodleSample} from './product-kind';
import {toCatalogueItem} from './to-cart-item';

export const galleryId = 'product-gallery';
export const optionsId = 'options';
export const sampleId = 'noodle-sample';

const reveal = (id: string) => {
  const element = document.getElementById(id);
  element?.scrollIntoView({block: 'center', behavior: 'smooth'});
  element?.querySelector('button')?.focus({preventScroll: true});
};

/** What a shopper has chosen of a catalogue product, what is missing, and putting it in the cart. */
export function usePurchase(product: Product, variation: Variation | null) {
  const addItem = useCartStore((cart) => cart.addItem);
  const [quantity, setQuantity] = useState(1);
  const [noodleType, setNoodleType] = useState<NoodleType | null>(null);
  const [showsMissing, setShowsMissing] = useState(false);
  const [addedName, setAddedName] = useState('');
  const isOptionMissing = product.variations.length > 0 && variation === null;
  const isSampleMissing = needsNoodleSample(product) && noodleType === null;
  const chosen = variation ?? product;
  const state = toBuyState({
    isInStock: chosen.stockStatus !== 'OUT_OF_STOCK',
    price: chosen.isPurchasable ? chosen.price : null,
    isOptionMissing,
    isSampleMissing,
    quantity,
  });
  function buy() {
    const item = toCatalogueItem({product, variation, noodleType});
    addItem(item, quantity);
    setAddedName(`${item.name} was added to your cart.`);
    flyToCart(
      item.image,
      document.getElementById(galleryId),
      document.getElementById('cart-button'),
    );
  }
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
