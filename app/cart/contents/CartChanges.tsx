import {useEffect, useMemo, useRef, useState, type RefObject} from 'react';
import type {CartItem} from '~/pricing/cart-item';
import {lineKey} from '~/pricing/line-key';
import type {ShownLine} from '~/cart/shown-cart';
import {changeWords} from '~/content/labels/cart-changes';

/** The focus was on the line that has gone: it moves to the next line, or to what stands there instead. */
function focusNear(list: HTMLElement | null, place: number): void {
  if (document.activeElement !== document.body || !document.hasFocus()) return;
  const lines = list?.querySelectorAll<HTMLElement>('ul > li') ?? [];
  const near = lines[Math.min(place, lines.length - 1)] ?? list;
  near?.querySelector<HTMLElement>('a:not([aria-hidden])')?.focus();
}

interface Props {
  lines: readonly ShownLine[];
  container: RefObject<HTMLElement | null>;
}

/** Tells a screen reader what changed in the cart inside `container`, and keeps the focus in it. */
export function CartChanges({lines, container}: Props) {
  const items = useMemo(() => lines.flatMap(({item}) => item ?? []), [lines]);
  const before = useRef(items);
  const [sentence, setSentence] = useState('');
  useEffect(() => {
    const change = describeChange(before.current, items);
    before.current = items;
    if (!change) return;
    setSentence(change.sentence);
    if (change.removedPlace !== null) focusNear(container.current, change.removedPlace);
  }, [items, container]);
  return (
    <p role="status" className="sr-only">
      {sentence}
    </p>
  );
}

export interface CartChange {
  /** For a screen reader. */
  sentence: string;
  /** Where the removed line stood; null when none was removed. */
  removedPlace: number | null;
}

/** What happened to a cart between two looks at it; null when nothing worth saying did. */
export function describeChange(
  before: readonly CartItem[],
  after: readonly CartItem[],
): CartChange | null {
  const removedPlace = before.findIndex((item) => !find(after, item));
  const removed = before[removedPlace];
  if (removed) return {sentence: changeWords.removed(removed.name), removedPlace};
  const added = after.find((item) => !find(before, item));
  if (added) return said(changeWords.added(added.name));
  const changed = after.find((item) => find(before, item)?.quantity !== item.quantity);
  return changed ? said(changeWords.quantity(changed.name, changed.quantity)) : null;
}

const said = (sentence: string): CartChange => ({sentence, removedPlace: null});

const find = (items: readonly CartItem[], {id, offerId}: CartItem) =>
  items.find((item) => lineKey(item) === lineKey({id, offerId: offerId ?? null}));
