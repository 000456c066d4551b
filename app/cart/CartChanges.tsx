import {useEffect, useMemo, useRef, useState, type RefObject} from 'react';
import {describeChange} from './cart-change';
import type {ShownLine} from './shown-cart';

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
