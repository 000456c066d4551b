import {useEffect, type ComponentProps} from 'react';
import {useLocation} from 'react-router';
import {useCartStore} from '~/cart/cart-store';
import {useDiscountStore} from '~/cart/codes/discount-store';
import {isCartKept} from '~/cart/kept/kept-cookie';
import {useTakeOver} from '~/cart/kept/take-over-store';
import {Wishes} from '~/catalogue/wishes/Wishes';
import {fetched} from '~/ui/fetched';
import {Campaigns} from './Campaigns';
import {Overlays} from './Overlays';
import {useAccountSync} from './use-account-sync';
import {useReturnedPage} from './use-returned-page';

const LoyaltyWatch = fetched(() => import('~/cart/codes/LoyaltyWatch'));
const DiscountWatch = fetched(() => import('~/cart/codes/DiscountWatch'));

const takeOver = () => import('~/cart/kept/take-over').then(({takeOverCart}) => takeOverCart());

/** Once scripts run. What cannot be fetched now is tried on the next page; until then plain forms work on. */
function useCartTakenOver(): void {
  useEffect(() => {
    if (isCartKept()) takeOver().catch(() => undefined);
    // Another tab may have done it since this page looked.
    else useTakeOver.setState({isDone: true});
  }, []);
}

type Props = ComponentProps<typeof Overlays> & ComponentProps<typeof Campaigns>;

/**
 * What no page needs to be read: dialogs, campaigns, and keeping discounts true. Fetched once a page stands; what
 * most visits do without waits until there is something for it to do.
 */
export default function AfterLoad({shopper, ...visit}: Props) {
  const {pathname} = useLocation();
  const shopperId = shopper?.id ?? null;
  const isLoyal = useDiscountStore((discounts) => discounts.hasLoyaltyDiscount);
  const hasCode = useCartStore((cart) => cart.discountCode !== null);
  useCartTakenOver();
  useReturnedPage();
  useAccountSync(shopper && `${shopper.id} ${shopper.email_confirmed_at}`);
  return (
    <>
      <Overlays shopper={shopper} />
      <LoyaltyWatch
        isWanted={isLoyal || shopperId !== null}
        shopperId={shopperId}
        pathname={pathname}
      />
      <DiscountWatch isWanted={hasCode} />
      <Wishes shopperId={shopperId} />
      <Campaigns {...visit} />
    </>
  );
}
