import {create} from 'zustand';
import {formatCents, toCents} from '~adapters/commerce/money';
import type {CartItem} from '~/pricing/cart-item';
import {hasOffers} from '~adapters/commerce/price-facts';
import {lineWords} from '~/content/labels/cart';
import {changeWords} from '~/content/labels/cart-changes';
import {isFreeSampleId} from '~/pricing/free-sample';
import {lineKey} from '~/pricing/line-key';
import type {ShownRefusal} from './refusals';
import type {Notice} from './shown-cart';

interface LineNotices {
  notices: Readonly<Record<string, string>>;
}

/** What the shop said about lines of the cart when it refused an order. Nothing of it is kept. */
export const useLineNotices = create<LineNotices>()(() => ({notices: {}}));

/** A notice is about so many units: another quantity may be had. */
const noticeKey = (item: Pick<CartItem, 'id' | 'offerId' | 'quantity'>) =>
  `${lineKey(item)} × ${item.quantity}`;

/** Why this line cannot be ordered as it is; null where nothing was said against it. */
export function noticeOf(item: CartItem, notices: LineNotices['notices']): Notice | null {
  const message = notices[noticeKey(item)] ?? (isOffered(item) ? null : lineWords.offerEnded);
  return message === null ? null : {message};
}

/** By the shop's own rules the storefront's offers have ended. */
const isOffered = ({id, offerId}: CartItem) => hasOffers() || (!offerId && !isFreeSampleId(id));

interface Answer {
  refusals?: readonly ShownRefusal[];
  /** Unit prices by line, as the server found them. */
  prices?: Readonly<Record<string, number>>;
}

/** Marks the lines that an order was refused for, and those whose price has changed. */
export function noteLines(items: readonly CartItem[], {refusals = [], prices = {}}: Answer): void {
  const notices = items.flatMap((item) => {
    const key = lineKey(item);
    const refusal = refusals.find(({field}) => field === key);
    const notice = refusal?.message ?? priceNotice(item, prices[key]);
    return notice ? [[noticeKey(item), notice]] : [];
  });
  useLineNotices.setState({notices: Object.fromEntries(notices)});
}

function priceNotice({price}: CartItem, now: number | undefined): string | null {
  if (now === undefined || now === price) return null;
  return changeWords.price(formatCents(price), formatCents(toCents(now)));
}
