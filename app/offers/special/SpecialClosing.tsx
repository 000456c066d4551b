import {Image} from '~/ui/Image';
import {konjacSpecialOffer} from '~/content/offers';
import type {OfferProduct} from '../offer-product';
import {OfferPriceTag} from '../OfferPriceTag';
import {SpecialBuy} from './SpecialBuy';
import type {SpecialOffer} from './use-special-offer';

interface Props {
  product: OfferProduct;
  offer: SpecialOffer;
}

/** The page's end: the offer once more, with its prices and the second button. */
export function SpecialClosing({product, offer}: Props) {
  const {heading, text, regularPriceLabel, offerPriceLabel} = konjacSpecialOffer.closing;
  return (
    <section className="container-page mt-20">
      <p className="rounded-t-3xl bg-deep px-6 py-4 text-center text-sm font-semibold tracking-widest text-white">
        {konjacSpecialOffer.exclusiveBanner}
      </p>
      <div className="grid items-center gap-8 rounded-b-3xl bg-sage-light p-6 md:grid-cols-2 md:gap-12 md:p-12">
        <Image
          picture={offer.variation?.image ?? product.image}
          alt=""
          sizes="(min-width: 1200px) 480px, (min-width: 768px) 40vw, 84vw"
          className="aspect-4/3 w-full rounded-2xl object-cover"
        />
        <div className="space-y-5">
          <h2 className="text-3xl md:text-4xl">{heading}</h2>
          <p className="text-ink-soft">{text}</p>
          {offer.price && (
            <OfferPriceTag
              price={offer.price}
              isFrom={offer.isOptionMissing}
              savings={konjacSpecialOffer.savings(offer.price.savings)}
              regularLabel={regularPriceLabel}
              specialLabel={offerPriceLabel}
            />
          )}
          <SpecialBuy offer={offer} place="closing" />
        </div>
      </div>
    </section>
  );
}
