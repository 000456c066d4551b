import {useEffect, useEffectEvent, useRef} from 'react';
import {Link, useFetcher, useNavigate} from 'react-router';
import {Alert} from '~/ui/Alert';
import {BackgroundForm} from '~/ui/fields/BackgroundForm';
import {reportConnectionLost} from '~/ui/connection-store';
import {orderHistoryLabels} from '~/content/account';
import {cartLabels} from '~/content/messages/cart';
import {serverCartMessages} from '~/content/messages/server-cart';
import {refillWords} from '~/content/supplies';
import type {NewCartItem} from '~/cart/cart-items';
import {useHasHydrated} from '~/cart/store-hydration';
import {lineKey} from '~/pricing/line-key';
import {useCartStore} from '~/cart/cart-store';
import type {AgainAnswer} from './again-answer';

function Outcome({items, missing, changes = [], isFull = false}: AgainAnswer) {
  const {again} = orderHistoryLabels;
  if (isFull) return <Alert>{serverCartMessages.full}</Alert>;
  if (!items) return <Alert>{again.failed}</Alert>;
  if (items.length === 0) return <Alert tone="info">{again.nothing}</Alert>;
  return (
    <Alert tone={missing.length + changes.length === 0 ? 'success' : 'info'}>
      {[again.added(items.length), ...changes, missing.length > 0 && again.missing(missing)]
        .filter(Boolean)
        .join(' ')}{' '}
      <Link to="/cart" className="font-semibold underline underline-offset-4">
        {cartLabels.viewCart}
      </Link>
    </Alert>
  );
}

const quantityInCart = (item: NewCartItem) =>
  useCartStore.getState().items.find((one) => lineKey(one) === lineKey(item))?.quantity ?? 0;

interface Props {
  /** The page that may see the order. */
  action: string;
  databaseId: number;
  orderNumber: string;
  /** What came of it where no script ran. */
  posted: AgainAnswer | undefined;
  /** Those of its lines that a mailed reminder names, which go into the cart by themselves. */
  refill?: string;
}

/** Puts an earlier order's lines into the cart, at today's prices, and says what is not there any more. */
export function OrderAgain({action, databaseId, orderNumber, posted, refill}: Props) {
  const fetcher = useFetcher<AgainAnswer>();
  const addItem = useCartStore((cart) => cart.addItem);
  const navigate = useNavigate();
  const submit = useRef<HTMLButtonElement>(null);
  const addAll = useEffectEvent(({items, missing, changes = []}: AgainAnswer) => {
    for (const {quantity, ...item} of items ?? []) {
      // A link that is followed twice fills the cart once.
      const missed = refill ? quantity - quantityInCart(item) : quantity;
      if (missed > 0) addItem(item, missed);
    }
    const isPlain = items?.length && missing.length + changes.length === 0;
    if (refill && isPlain) void navigate('/cart', {replace: true});
  });
  const {data} = fetcher;
  useEffect(() => {
    if (data) addAll(data);
  }, [data]);
  const isCartKnown = useHasHydrated();
  useEffect(() => {
    if (refill && isCartKnown) submit.current?.click();
  }, [refill, isCartKnown]);
  const isWaiting = fetcher.state !== 'idle';
  const outcome = data ?? posted;
  const label = refill ? refillWords.button : orderHistoryLabels.orderAgain;
  return (
    <BackgroundForm
      fetcher={fetcher}
      action={action}
      onMissed={reportConnectionLost}
      className="space-y-3"
    >
      <input type="hidden" name="order" value={databaseId} />
      {refill && <input type="hidden" name="refill" value={refill} />}
      {outcome && !isWaiting && <Outcome {...outcome} />}
      <button
        ref={submit}
        type="submit"
        className={`btn ${refill ? 'btn-primary' : 'btn-secondary'}`}
        aria-disabled={isWaiting}
      >
        {isWaiting ? orderHistoryLabels.adding : label}
        <span className="sr-only"> {orderHistoryLabels.order(orderNumber)}</span>
      </button>
    </BackgroundForm>
  );
}
