import {useEffect, useRef, useState} from 'react';
import {setWish} from '~/wishes/wish-list';
import {wishWords} from '~/content/messages/wishes';
import {wishListPage} from '~/content/wish-list';
import {Alert} from '~/ui/Alert';
import type {WishCards} from './use-wish-cards';
import {focusIfLost, WishRow} from './WishRow';

/** Products keep their places while the page is open, so that what was removed can come back to its own. */
function useOrder(ids: readonly string[]): readonly string[] {
  const [order, setOrder] = useState(ids);
  const fresh = ids.filter((id) => !order.includes(id));
  if (fresh.length > 0) setOrder([...fresh, ...order]);
  return order;
}

interface RemovedProps {
  name: string;
  onUndo: () => void;
}

/** In the place of what was removed; the focus goes on here. */
function Removed({name, onUndo}: RemovedProps) {
  const undo = useRef<HTMLButtonElement>(null);
  useEffect(() => focusIfLost(undo.current), []);
  return (
    <div role="status" className="flex flex-1 flex-wrap items-center gap-x-4">
      <p className="text-ink-soft">{wishListPage.removed(name)}</p>
      <button
        ref={undo}
        type="button"
        onClick={onUndo}
        aria-label={wishListPage.undoNamed(name)}
        className="min-h-11 font-semibold text-leaf underline underline-offset-4"
      >
        {wishListPage.undo}
      </button>
    </div>
  );
}

interface Props {
  ids: readonly string[];
  cards: WishCards;
  /** Ids that were removed on this page, also those that have come back. */
  removed: readonly string[];
  onRemoved: (removed: readonly string[]) => void;
}

export function WishRows({ids, cards: {known, requested}, removed, onRemoved}: Props) {
  const [isFailed, setFailed] = useState(false);
  const order = useOrder(ids);
  const set = async (id: string, isWished: boolean) => {
    if (!removed.includes(id)) onRemoved([...removed, id]);
    setFailed(!(await setWish(id, isWished)));
  };
  const shown = order.filter(
    (id) => requested.has(id) && (ids.includes(id) || removed.includes(id)),
  );
  return (
    <>
      {isFailed && <Alert className="mb-4">{wishWords.failed}</Alert>}
      <ul className="card divide-y divide-line px-5 sm:px-6" aria-label={wishListPage.title}>
        {shown.map((id) => (
          <li key={id} className="flex gap-4 py-5 sm:gap-6">
            {ids.includes(id) ? (
              <WishRow
                id={id}
                card={known.get(id) ?? null}
                isBack={removed.includes(id)}
                onRemove={() => void set(id, false)}
              />
            ) : (
              <Removed
                name={known.get(id)?.name ?? wishListPage.gone}
                onUndo={() => void set(id, true)}
              />
            )}
          </li>
        ))}
      </ul>
    </>
  );
}
