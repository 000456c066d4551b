import {BuyOffer} from '~/offer/BuyOffer';
import type {BuyPlace, SpecialOffer} from './use-special-offer';
import type {AccountStanding} from '~/platform/account-standing';

interface Props {
  offer: SpecialOffer;
  place: BuyPlace;
  standing: AccountStanding;
}

export const alertIdAt = (place: BuyPlace) => `offer-alert-${place}`;

/** One of the page's two buy buttons; each has its own alert beside it. */
export function SpecialBuy({offer, place, standing}: Props) {
  return (
    <BuyOffer
      label={offer.label}
      isDisabled={!offer.isInStock}
      isBlocked={offer.isInStock && offer.isOptionMissing}
      isProcessing={offer.isProcessing}
      standing={standing}
      onBuy={() => offer.buyAt(place)}
      alertId={alertIdAt(place)}
      message={offer.messageAt(place)}
      hint={offer.hint}
      path={offer.path}
      claimed={offer.claimed}
    />
  );
}
