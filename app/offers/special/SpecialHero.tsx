import {Link} from 'react-router';
import {StockBadge} from '~/catalogue/product/StockBadge';
import {Icon} from '~/ui/Icon';
import {Image} from '~/ui/Image';
import {priceUnavailable} from '~/content/labels/controls';
import {konjacSpecialOffer} from '~/content/offers';
import type {OfferProduct} from '../offer-product';
import {ChoiceButtons} from '../ChoiceButtons';
import {OfferPriceTag} from '../OfferPriceTag';
import {OfferPromises} from '../OfferPromises';
import {alertIdAt, SpecialBuy} from './SpecialBuy';
import {variationChoices} from '../to-offer-item';
import type {Said} from './SpecialReading';
import {optionsFieldId, type SpecialOffer} from './use-special-offer';

interface Props {
  product: OfferProduct & Said;
  offer: SpecialOffer;
}

function Options({product, offer}: Pick<Props, 'product' | 'offer'>) {
  if (product.variations.length === 0) return null;
  return (
    <div>
      <h2 className="mb-3 text-2xl">{konjacSpecialOffer.optionsHeading}</h2>
      <ChoiceButtons
        id={optionsFieldId}
        name="variation"
        legend={konjacSpecialOffer.optionsLabel}
        choices={variationChoices(product)}
        columns="grid-cols-3"
        chosen={offer.variation && String(offer.variation.databaseId)}
        onChoose={offer.chooseVariation}
        alertId={
          offer.isFieldAtFault ? alertIdAt(offer.messageAt('top') ? 'top' : 'closing') : null
        }
      />
    </div>
  );
}

function Benefits({benefits}: Pick<Said['says'], 'benefits'>) {
  if (benefits.length === 0) return null;
  return (
    <section>
      <h2 className="mb-3 text-xl">{konjacSpecialOffer.benefitsHeading}</h2>
      <ul className="space-y-2 text-ink-soft">
        {benefits.map((benefit) => (
          <li key={benefit} className="flex gap-2">
            <Icon name="check" className="mt-0.5 size-5 text-leaf" />
            {benefit}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The product at its offer price, its options and the first of the two buttons. */
export function SpecialHero({product, offer}: Props) {
  const {price} = offer;
  const {subtitle, benefits} = product.says;
  return (
    <div className="container-page grid gap-6 pt-4 pb-14 lg:grid-cols-2 lg:gap-16">
      <div>
        <Link
          to={konjacSpecialOffer.back.href}
          className="mb-3 inline-flex min-h-11 items-center gap-1 text-leaf hover:underline"
        >
          <Icon name="chevronLeft" className="size-4" />
          {konjacSpecialOffer.back.label}
        </Link>
        <Image
          picture={offer.variation?.image ?? product.image}
          sizes="(min-width: 1200px) 540px, (min-width: 1024px) 45vw, 92vw"
          isPriority
          className="aspect-4/3 w-full rounded-3xl object-cover shadow-soft lg:aspect-square"
        />
      </div>
      <div className="space-y-6 lg:pt-14">
        <div>
          <h1 lang={product.lang} className="text-4xl md:text-5xl">
            {product.name}
          </h1>
          {subtitle && <p className="mt-2 text-lg text-ink-soft">{subtitle}</p>}
        </div>
        {price ? (
          <OfferPriceTag
            price={price}
            isFrom={offer.isOptionMissing}
            savings={konjacSpecialOffer.savings(price.savings)}
            regularLabel={konjacSpecialOffer.closing.regularPriceLabel}
            specialLabel={konjacSpecialOffer.closing.offerPriceLabel}
          />
        ) : (
          <p className="text-xl">{priceUnavailable}</p>
        )}
        <StockBadge stockStatus={offer.isInStock ? 'IN_STOCK' : 'OUT_OF_STOCK'} left={null} />
        <Options product={product} offer={offer} />
        <SpecialBuy offer={offer} place="top" />
        <OfferPromises className="border-y border-line py-5" />
        <Benefits benefits={benefits} />
      </div>
    </div>
  );
}
