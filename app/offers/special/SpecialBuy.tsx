import {BuyOffer} from '../BuyOffer';
import type {BuyPlace, SpecialOffer} from './use-special-offer';

interface Props {
  offer: SpecialOffer;
  place: BuyPlace;
}

export const alertIdAt = (place: BuyPlace) => `offer-alert-${place}`;

/** One of the page's two buy buttons; each has its own alert beside it. */
export function SpecialBuy({offer, place}: Props) {
  return (
    <BuyOffer
      label={offer.label}
      isDisabled={!offer.isInStock}
      isBlocked={offer.isInStock && offer.isOptionMissing}
      isProcessing={offer.isProcessing}
      onBuy={() => offer.buyAt(place)}
      alertId={alertIdAt(place)}
      message={offer.messageAt(place)}
      hint={offer.hint}
      path={offer.path}
      claimed={offer.claimed}
    />
  );
}
