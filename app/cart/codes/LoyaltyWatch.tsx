import {useLoyaltyAnswer} from './request-loyalty';

interface Props {
  shopperId: string | null;
  pathname: string;
}

/** Asks whether the shopper is loyal, and forgets it once nobody is signed in. */
export default function LoyaltyWatch({shopperId, pathname}: Props) {
  useLoyaltyAnswer(shopperId, pathname);
  return null;
}
