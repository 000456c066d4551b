import {offerMessages} from '~/content/messages/offers';
import {isInStock, sellingPrice, type OfferProduct} from '../offer-product';
import {type NoodleType, noodleTypes} from '~/content/noodle-types';
import {bundleLandingCode} from '~/pricing/constants';
import {catalogueLineId} from '~/pricing/line-ids';
import {bundleOffer} from '~/pricing/offers';
import {requestDiscount} from '~/cart/codes/request-discount';
import {toOfferItem} from '../to-offer-item';
import {useChoices} from '../use-choices';
import {useOfferPurchase, type Missing} from '../use-offer-purchase';

export const kitFieldId = 'kit';
export const sampleFieldId = 'sample';

const codePatienceMs = 6_000;

/** The code is a gift on top: without it the shopper goes on to the cart all the same. */
async function tryCode(): Promise<void> {
  const result = await requestDiscount(bundleLandingCode, AbortSignal.timeout(codePatienceMs));
  if (result.status !== 'applied')
    console.warn(`${bundleLandingCode} was not applied: ${result.message}`);
}

/** What is chosen of the bundle, what it costs, and claiming it. */
export function useBundle(product: OfferProduct) {
  const {search, choose, path} = useChoices();
  const chosenKit = search.get('kit');
  const kit = product.variations.find(({databaseId}) => String(databaseId) === chosenKit) ?? null;
  const chosenSample = search.get('sample');
  const sample: NoodleType | null = noodleTypes.find((type) => type === chosenSample) ?? null;
  const sold = kit ?? product;
  const price = bundleOffer(sellingPrice(sold));

  function findMissing(): Missing | null {
    if (product.variations.length === 0 || sellingPrice(sold) === null)
      return {message: offerMessages.productMissing, fieldId: null};
    if (!kit) return {message: offerMessages.kitRequired, fieldId: kitFieldId, isAtTop: true};
    if (!sample) return {message: offerMessages.sampleRequired, fieldId: sampleFieldId};
    return null;
  }

  const claimed = {
    id: catalogueLineId(product.databaseId, kit?.databaseId),
    offerId: 'bundle-starter' as const,
    ...(sample && {konjacNoodleType: sample}),
  };
  const purchase = useOfferPurchase({
    findMissing,
    toItem: () => toOfferItem({...claimed, product, variation: kit, price, href: path}),
    afterwards: tryCode,
  });
  const chooseAnew = (name: string) => (value: string | null) => {
    purchase.forgive();
    choose({[name]: value});
  };
  return {
    ...purchase,
    claimed,
    kit,
    sample,
    price,
    path,
    isInStock: isInStock(sold),
    chooseKit: chooseAnew('kit'),
    chooseSample: chooseAnew('sample'),
  };
}
