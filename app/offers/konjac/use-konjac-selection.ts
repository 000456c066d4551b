import {offerMessages} from '~/content/messages/offers';
import {konjacLanding} from '~/content/offers';
import {isInStock, sellingPrice, type OfferProduct} from '../offer-product';
import {konjacLandingLineId} from '~/pricing/line-ids';
import {konjacOffer} from '~/pricing/offers';
import {toOfferItem} from '../to-offer-item';
import {useChoices} from '../use-choices';
import {useOfferPurchase, type Missing} from '../use-offer-purchase';

export const productsFieldId = 'konjac-products';
export const optionsFieldId = 'konjac-options';

/** The product and variation chosen on the konjac landing page, and claiming them. */
export function useKonjacSelection(products: OfferProduct[]) {
  const {search, choose, path} = useChoices();
  const product = products.find(({slug}) => slug === search.get('product')) ?? null;
  const wanted = search.get('variation');
  const variation =
    product?.variations.find(({databaseId}) => String(databaseId) === wanted) ?? null;
  const sold = variation ?? product;
  const selling = sold && sellingPrice(sold);
  const price = selling && konjacOffer(selling);

  function findMissing(): Missing | null {
    if (!product) return {message: offerMessages.konjacProductRequired, fieldId: productsFieldId};
    if (product.variations.length > 0 && !variation)
      return {message: konjacLanding.optionMissing, fieldId: optionsFieldId};
    return price ? null : {message: offerMessages.productMissing, fieldId: null};
  }

  const claimed = {
    id: product ? konjacLandingLineId(product.databaseId, variation?.id ?? null) : '',
    offerId: 'konjac-starter' as const,
  };
  const purchase = useOfferPurchase({
    findMissing,
    toItem: () => {
      if (!product || !price) throw new Error('Nothing is chosen');
      return toOfferItem({...claimed, product, variation, price, href: path});
    },
  });
  const chooseAnew = (changes: Record<string, string | null>) => {
    purchase.forgive();
    choose(changes);
  };
  return {
    ...purchase,
    claimed,
    product,
    variation,
    price,
    path,
    isInStock: sold === null || isInStock(sold),
    chooseProduct: (slug: string) => chooseAnew({product: slug, variation: null}),
    chooseVariation: (id: string | null) => chooseAnew({variation: id}),
  };
}

export type KonjacSelection = ReturnType<typeof useKonjacSelection>;
