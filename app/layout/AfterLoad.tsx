import {useEffect, type ComponentProps} from 'react';
import {useLocation} from 'react-router';
import {hasOffers} from '~adapters/commerce/shop-rules';
import {useCartStore} from '~/cart/cart-store';
import {useDiscountStore} from '~/cart/codes/discount-store';
import {hasCartCookie, useKeptCart} from '~/cart/kept-cart';
import {Wishes} from '~/catalogue/wishes/Wishes';
import {fetched} from '~/ui/fetched';
import {Campaigns} from './Campaigns';
import {Overlays} from './Overlays';
import {useAssistants} from './use-assistants';
import {useReturnedPage} from './use-returned-page';
import {useSession} from './use-session';

const LoyaltyWatch = fetched(() => import('~/cart/codes/LoyaltyWatch'));
const DiscountWatch = fetched(() => import('~/cart/codes/DiscountWatch'));

const takeCart = () => import('~/cart/take-kept-cart').then(({takeKeptCart}) => takeKeptCart());

/** Once scripts run. What cannot be fetched now is tried on the next page; until then plain forms work on. */
function useCartTakenOver(): void {
  useEffect(() => {
    if (hasCartCookie()) takeCart().catch(() => undefined);
    // Another tab may have done it since this page looked.
    else useKeptCart.setState({isTaken: true});
  }, []);
}

type Props = ComponentProps<typeof Campaigns>;

/**
 * What no page needs to be read: dialogs, campaigns, and keeping discounts true. Fetched once a page stands; what
 * most visits do without waits until there is something for it to do.
 */
export default function AfterLoad(visit: Props) {
  const {pathname} = useLocation();
  const {shopper, isRead} = useSession();
  const shopperId = shopper?.id ?? null;
  const isLoyal = useDiscountStore((discounts) => discounts.hasLoyaltyDiscount);
  const hasCode = useCartStore((cart) => cart.discountCode !== null);
  useCartTakenOver();
  useAssistants();
  useReturnedPage();
  return (
    <>
      <Overlays shopper={shopper} />
      <LoyaltyWatch
        isWanted={hasOffers() && isRead && (isLoyal || shopperId !== null)}
        shopperId={shopperId}
        pathname={pathname}
      />
      <DiscountWatch isWanted={hasCode} />
      <Wishes shopperId={shopperId} isRead={isRead} />
      <Campaigns {...visit} />
    </>
  );
}
