import {useEffect, useState, type RefObject} from 'react';
import {productWords} from '~/content/labels/product';
import {selectionMessages} from '~/content/messages/selection';
import {buyFormId} from './BuyForm';
import {isSelectionMissing, type BuyState} from './buy-state';

/** Out of sight, or so far up that a thumb does not reach it. */
function useIsOutOfReach(target: RefObject<Element | null>): boolean {
  const [isOut, setOut] = useState(false);
  useEffect(() => {
    if (!target.current) return;
    const observer = new IntersectionObserver(
      ([entry]) => setOut(entry?.isIntersecting === false),
      {rootMargin: '-30% 0px 0px 0px'},
    );
    observer.observe(target.current);
    return () => observer.disconnect();
  }, [target]);
  return isOut;
}

interface Props {
  name: string;
  state: BuyState;
  /** The buy button this one stands in for while it cannot be seen. */
  button: RefObject<Element | null>;
}

/** On a phone the way to buy stays in reach; it keeps its room at the page's end, so nothing shifts. */
export function StickyBuyBar({name, state, button}: Props) {
  const isShown = useIsOutOfReach(button);
  const isMissing = isSelectionMissing(state);
  const isDead = state.status === 'outOfStock' || state.status === 'unpriced';
  return (
    <div
      className={`sticky bottom-0 z-30 flex items-center gap-4 border-t border-line bg-surface px-5 py-3 transition-opacity lg:hidden ${isShown && !isDead ? '' : 'invisible opacity-0'}`}
    >
      <p className="line-clamp-2 flex-1 leading-snug font-semibold">{name}</p>
      <button
        type="submit"
        form={buyFormId}
        className={`btn px-5 ${isMissing ? 'btn-missing' : 'btn-primary'}`}
      >
        {isMissing
          ? productWords.chooseShort
          : state.label.replace(selectionMessages.buttonAddToCart(''), productWords.addShort)}
      </button>
    </div>
  );
}
