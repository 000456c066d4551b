import type {ComponentProps} from 'react';
import {useLocation} from 'react-router';
import {useLoyaltyAnswer} from '~/cart/codes/ask-loyalty';
import {useDiscountRevalidation} from '~/cart/codes/revalidate-discount';
import {useCartTakenOver} from '~/cart/kept/take-over-store';
import {WishWatch} from '~/catalogue/wishes/WishWatch';
import {Campaigns} from './Campaigns';
import {Overlays} from './Overlays';
import {useReturnedPage} from './use-returned-page';

type Props = ComponentProps<typeof Overlays> & ComponentProps<typeof Campaigns>;

/** What no page needs to be read: dialogs, campaigns, and keeping discounts true. Fetched once a page stands. */
export default function AfterLoad({shopper, ...visit}: Props) {
  const {pathname} = useLocation();
  useLoyaltyAnswer(shopper?.id ?? null, pathname);
  useDiscountRevalidation();
  useCartTakenOver();
  useReturnedPage();
  return (
    <>
      <Overlays shopper={shopper} />
      <WishWatch shopperId={shopper?.id ?? null} />
      <Campaigns {...visit} />
    </>
  );
}
