import {Image} from '~/ui/Image';
import {noodleNotes} from '~/content/offer-choices';
import {noodleTypes} from '~/content/noodle-types';
import {bundleOffer, offerLabels} from '~/content/offers';
import type {OfferProduct} from '../offer-product';
import {useViewItem} from '~/browser/use-view-item';
import {catalogueLineId} from '~/pricing/line-ids';
import {BuyOffer} from '../BuyOffer';
import {ChoiceButtons} from '../ChoiceButtons';
import {OfferPriceTag} from '../OfferPriceTag';
import {OfferPromises} from '../OfferPromises';
import {variationChoices} from '../to-offer-item';
import {kitFieldId, sampleFieldId, useBundle} from './use-bundle';

const alertId = 'offer-alert';

function Required({text}: {text: string}) {
  return (
    <>
      {text} <span className="text-clay">*</span>
    </>
  );
}

type Bundle = ReturnType<typeof useBundle>;

function Choices({product, bundle}: {product: OfferProduct; bundle: Bundle}) {
  const faulty = bundle.missing?.fieldId ?? null;
  return (
    <>
      <ChoiceButtons
        id={kitFieldId}
        name="kit"
        legend={<Required text={bundleOffer.kitHeading} />}
        choices={variationChoices(product)}
        columns="grid-cols-2"
        chosen={bundle.kit && String(bundle.kit.databaseId)}
        onChoose={bundle.chooseKit}
        alertId={faulty === kitFieldId ? alertId : null}
      />
      <ChoiceButtons
        id={sampleFieldId}
        name="sample"
        legend={<Required text={bundleOffer.sampleHeading} />}
        hint={bundleOffer.sampleHint}
        choices={noodleTypes.map((type) => ({value: type, label: type, note: noodleNotes[type]}))}
        columns="sm:grid-cols-3"
        chosen={bundle.sample}
        onChoose={bundle.chooseSample}
        alertId={faulty === sampleFieldId ? alertId : null}
      />
    </>
  );
}

/** The bundle, its price, its two choices and the button. */
export function BundleHero({product}: {product: OfferProduct}) {
  const bundle = useBundle(product);
  const {price, isInStock: canBuy} = bundle;
  useViewItem(catalogueLineId(product.databaseId), product.name, price.special);
  return (
    <section id="offer" className="bg-[linear-gradient(in_oklab,var(--sage-light),var(--cream))]">
      <div className="container-page grid gap-6 pt-6 pb-14 md:pt-12 lg:grid-cols-2 lg:gap-16">
        <Image
          picture={bundle.kit?.image ?? product.image}
          sizes="(min-width: 1200px) 540px, (min-width: 1024px) 45vw, 92vw"
          isPriority
          className="aspect-3/2 w-full rounded-3xl object-cover shadow-soft lg:sticky lg:top-24 lg:aspect-square"
        />
        <div className="space-y-6">
          <div>
            <p className="text-sm font-semibold tracking-widest text-clay">{bundleOffer.eyebrow}</p>
            <h1 className="mt-2 text-4xl md:text-5xl">{bundleOffer.title}</h1>
            <p className="mt-3 text-lg text-ink-soft">{bundleOffer.subtitle}</p>
          </div>
          <OfferPriceTag
            price={price}
            savings={bundleOffer.savings(price.savings, price.savingsPercent)}
            regularLabel={bundleOffer.regularPriceLabel}
            specialLabel={bundleOffer.priceLabel}
          />
          <Choices product={product} bundle={bundle} />
          <BuyOffer
            label={canBuy ? bundleOffer.buy(price.special) : offerLabels.outOfStock}
            isDisabled={!canBuy}
            isProcessing={bundle.isProcessing}
            onBuy={bundle.buy}
            alertId={alertId}
            message={bundle.missing?.message ?? null}
            hint={bundleOffer.hint}
            path={bundle.path}
            claimed={bundle.claimed}
          />
          <OfferPromises className="border-t border-line pt-5" />
        </div>
      </div>
    </section>
  );
}
