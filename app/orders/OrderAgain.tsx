import {useEffect, useEffectEvent} from 'react';
import {Link, useFetcher} from 'react-router';
import {Alert} from '~/ui/Alert';
import {BackgroundForm} from '~/ui/BackgroundForm';
import {reportConnectionLost} from '~/ui/connection-store';
import {orderHistoryLabels} from '~/content/account';
import {cartLabels} from '~/content/messages';
import {cookieCartMessages} from '~/content/messages/cookie-cart';
import type {CartItem} from '~/pricing/cart-item';
import {useCartStore} from '~/cart/cart-store';

/** What of an order can go into the cart again; null when that could not be looked up. */
export interface AgainAnswer {
  items: CartItem[] | null;
  missing: string[];
  /** There was no room for them in the cookie cart. */
  isFull?: boolean;
  /** Which of several it was asked of, as it was asked. */
  order?: string | undefined;
}

export const notRepeated: AgainAnswer = {items: null, missing: []};

function Outcome({items, missing, isFull = false}: AgainAnswer) {
  const {again} = orderHistoryLabels;
  if (isFull) return <Alert>{cookieCartMessages.full}</Alert>;
  if (!items) return <Alert>{again.failed}</Alert>;
  if (items.length === 0) return <Alert tone="info">{again.nothing}</Alert>;
  return (
    <Alert tone={missing.length === 0 ? 'success' : 'info'}>
      {again.added(items.length)} {missing.length > 0 && again.missing(missing)}{' '}
      <Link to="/cart" className="font-semibold underline underline-offset-4">
        {cartLabels.viewCart}
      </Link>
    </Alert>
  );
}

interface Props {
  /** The page that may see the order. */
  action: string;
  databaseId: number;
  orderNumber: string;
  /** What came of it where no script ran. */
  posted: AgainAnswer | undefined;
}

/** Puts an earlier order's lines into the cart, at today's prices, and says what is not there any more. */
export function OrderAgain({action, databaseId, orderNumber, posted}: Props) {
  const fetcher = useFetcher<AgainAnswer>();
  const addItem = useCartStore((cart) => cart.addItem);
  const addAll = useEffectEvent((items: CartItem[]) => {
    for (const {quantity, ...item} of items) addItem(item, quantity);
  });
  const {data} = fetcher;
  useEffect(() => {
    if (data?.items) addAll(data.items);
  }, [data]);
  const isWaiting = fetcher.state !== 'idle';
  const outcome = data ?? posted;
  return (
    <BackgroundForm
      fetcher={fetcher}
      action={action}
      onMissed={reportConnectionLost}
      className="space-y-3"
    >
      <input type="hidden" name="order" value={databaseId} />
      {outcome && !isWaiting && <Outcome {...outcome} />}
      <button type="submit" className="btn btn-secondary" aria-disabled={isWaiting}>
        {isWaiting ? orderHistoryLabels.adding : orderHistoryLabels.orderAgain}
        <span className="sr-only"> {orderHistoryLabels.order(orderNumber)}</span>
      </button>
    </BackgroundForm>
  );
}
