import {useState} from 'react';
import {offerMessages} from '~/content/messages/offers';
import {konjacSpecialOffer, offerLabels} from '~/content/offers';
import {isInStock, sellingPrice, type OfferProduct} from '../offer-product';
import {catalogueLineId} from '~/pricing/line-ids';
import {konjacOffer} from '~/pricing/offers';
import {toOfferItem} from '../to-offer-item';
import {useChoices} from '../use-choices';
import {useOfferPurchase, type Missing} from '../use-offer-purchase';

export const optionsFieldId = 'offer-options';

/** The page's buy buttons: beside the picture, and at its end. */
export type BuyPlace = 'top' | 'closing';

/** The special offer of one product: its variation, price, button and hint. */
export function useSpecialOffer(product: OfferProduct) {
  const {search, choose, path} = useChoices();
  const [pressed, setPressed] = useState<BuyPlace>('top');
  const wanted = search.get('variation');
  const variation =
    product.variations.find(({databaseId}) => String(databaseId) === wanted) ?? null;
  const sold = variation ?? product;
  const selling = sellingPrice(sold);
  const price = selling && konjacOffer(selling);
  const isOptionMissing = product.variations.length > 0 && !variation;
  const canBuy = isInStock(sold);

  function findMissing(): Missing | null {
    if (isOptionMissing) return {message: offerMessages.optionRequired, fieldId: optionsFieldId};
    return price ? null : {message: offerMessages.productMissing, fieldId: null};
  }

  const claimed = {
    id: catalogueLineId(product.databaseId, variation?.databaseId),
    offerId: 'konjac-starter' as const,
  };
  const purchase = useOfferPurchase({
    findMissing,
    toItem: () => {
      if (!price) throw new Error('The product has no price');
      return toOfferItem({...claimed, product, variation, price, href: path});
    },
  });

  function label(): string {
    if (!canBuy) return offerLabels.outOfStock;
    if (isOptionMissing) return konjacSpecialOffer.selectOptionsAbove;
    return konjacSpecialOffer.buy(price?.special ?? null);
  }

  return {
    claimed,
    variation,
    price,
    path,
    isInStock: canBuy,
    isOptionMissing,
    isFieldAtFault: purchase.missing?.fieldId === optionsFieldId,
    label: label(),
    hint: konjacSpecialOffer.hints[isOptionMissing ? 'optionsMissing' : 'ready'],
    isProcessing: purchase.isProcessing,
    messageAt: (place: BuyPlace) =>
      place === pressed ? (purchase.missing?.message ?? null) : null,
    buyAt: (place: BuyPlace) => {
      setPressed(place);
      purchase.buy();
    },
    chooseVariation: (id: string | null) => {
      purchase.forgive();
      choose({variation: id});
    },
  };
}

export type SpecialOffer = ReturnType<typeof useSpecialOffer>;
