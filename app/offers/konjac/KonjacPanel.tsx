import {Image} from '~/ui/Image';
import {konjacLanding, offerLabels} from '~/content/offers';
import {priceLabels} from '~/content/labels/controls';
import {BuyOffer} from '../BuyOffer';
import {ChoiceButtons} from '../ChoiceButtons';
import {OfferPriceTag} from '../OfferPriceTag';
import {OfferPromises} from '../OfferPromises';
import {variationChoices} from '../to-offer-item';
import {optionsFieldId, type KonjacSelection} from './use-konjac-selection';

const alertId = 'konjac-alert';

function Chosen({product, variation, price}: KonjacSelection) {
  if (!product) return <p className="text-ink-soft">{konjacLanding.panelHint}</p>;
  return (
    <>
      <div className="flex items-center gap-4">
        <Image
          picture={variation?.image ?? product.image}
          alt=""
          sizes="80px"
          className="size-20 rounded-xl object-cover"
        />
        <p lang={product.lang} className="font-display text-xl">
          {product.name}
        </p>
      </div>
      {price && (
        <OfferPriceTag
          price={price}
          isFrom={product.variations.length > 1 && !variation}
          savings={konjacLanding.savings(price.savings)}
          regularLabel={priceLabels.regular}
          specialLabel={priceLabels.offer}
        />
      )}
    </>
  );
}

/** What is chosen, its options and the button. */
export function KonjacPanel({selection}: {selection: KonjacSelection}) {
  const {product, variation, price, missing} = selection;
  const isMissingOption = missing?.fieldId === optionsFieldId;
  const isSoldOut = !selection.isInStock;
  // Its smallest choice may be free, and another one be meant.
  const isOpen = (product?.variations.length ?? 0) > 0 && !variation;
  return (
    <section
      id="konjac-offer"
      aria-label={konjacLanding.panelHeading}
      className="card scroll-mt-24 space-y-5 p-6 lg:sticky lg:top-24"
    >
      <h2 className="text-2xl">{konjacLanding.panelHeading}</h2>
      <Chosen {...selection} />
      {product && product.variations.length > 0 && (
        <ChoiceButtons
          id={optionsFieldId}
          name="variation"
          legend={konjacLanding.optionsHeading}
          choices={variationChoices(product)}
          columns="grid-cols-3"
          chosen={variation && String(variation.databaseId)}
          onChoose={selection.chooseVariation}
          alertId={isMissingOption ? alertId : null}
        />
      )}
      <BuyOffer
        label={
          isSoldOut
            ? offerLabels.outOfStock
            : konjacLanding.buy(isOpen ? null : (price?.special ?? null))
        }
        isDisabled={isSoldOut}
        isProcessing={selection.isProcessing}
        onBuy={selection.buy}
        alertId={alertId}
        message={missing?.message ?? null}
        hint={null}
        path={selection.path}
        claimed={selection.claimed}
      />
      <OfferPromises className="border-t border-line pt-4 lg:grid-cols-1" />
    </section>
  );
}
