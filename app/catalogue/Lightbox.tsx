import {useRef, type PointerEvent} from 'react';
import type {Picture} from '~adapters/commerce';
import {Icon, type IconName} from '~/ui/Icon';
import {Image} from '~/ui/Image';
import {useModal} from '~/ui/use-modal';
import {isRightToLeft} from '~/content/language';
import {controlLabels} from '~/content/labels/controls';
import {lightboxWords} from '~/content/labels/product';

interface Props {
  pictures: Picture[];
  name: string;
  shown: number;
  isOpen: boolean;
  onShow: (place: number) => void;
  onClose: () => void;
}

/** A finger has to travel this far for the next picture. */
const swipePixels = 48;

interface RoundButtonProps {
  icon: IconName;
  label: string;
  className: string;
  onClick: () => void;
}

function RoundButton({icon, label, className, onClick}: RoundButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      onClick={onClick}
      className={`absolute grid size-12 place-items-center rounded-full bg-surface text-ink shadow-soft hover:bg-sage-light focus-visible:outline-honey ${className}`}
    >
      <Icon name={icon} className="size-6" />
    </button>
  );
}

/** What the right arrow and a swipe to the left lead to: the next picture, in a language from right to left the one before. */
const ahead = isRightToLeft ? -1 : 1;

function useSwipe(step: (by: number) => void) {
  const start = useRef<number | null>(null);
  return {
    onPointerDown: (event: PointerEvent) => {
      start.current = event.clientX;
    },
    onPointerCancel: () => {
      start.current = null;
    },
    onPointerUp: (event: PointerEvent) => {
      const moved = event.clientX - (start.current ?? event.clientX);
      start.current = null;
      if (Math.abs(moved) > swipePixels) step(moved < 0 ? ahead : -ahead);
    },
  };
}

/** Pictures full screen: previous, next, counter, arrow keys, swipe; Escape closes and gives the focus back. */
export default function Lightbox({pictures, name, shown, isOpen, onShow, onClose}: Props) {
  const {close, props} = useModal(isOpen, onClose);
  const hasSeveral = pictures.length > 1;
  const step = (by: number) => {
    if (hasSeveral) onShow((shown + by + pictures.length) % pictures.length);
  };
  const swipe = useSwipe(step);
  return (
    <dialog
      {...props}
      aria-label={lightboxWords.picturesOf(name)}
      onKeyDown={(event) => {
        if (event.key === 'ArrowRight') step(ahead);
        if (event.key === 'ArrowLeft') step(-ahead);
      }}
      className="h-dvh max-h-none w-screen max-w-none overflow-hidden bg-deep p-0"
    >
      {isOpen && (
        <div
          className="relative grid size-full [touch-action:pan-y] place-items-center select-none"
          {...swipe}
        >
          <Image
            key={shown}
            picture={pictures[shown] ?? null}
            sizes="(orientation: portrait) 100vw, 100vh"
            className="pointer-events-none size-[min(100vw,100dvh-9rem)] rounded-card bg-sand object-contain"
          />
          <RoundButton
            icon="close"
            label={controlLabels.close}
            className="top-4 end-4"
            onClick={close}
          />
          {hasSeveral && (
            <>
              <RoundButton
                icon="chevronLeft"
                label={lightboxWords.previous}
                className="bottom-4 start-4 sm:top-1/2 sm:bottom-auto sm:-translate-y-1/2"
                onClick={() => step(-1)}
              />
              <RoundButton
                icon="chevronRight"
                label={lightboxWords.next}
                className="end-4 bottom-4 sm:top-1/2 sm:bottom-auto sm:-translate-y-1/2"
                onClick={() => step(1)}
              />
              <p
                aria-live="polite"
                className="absolute bottom-5 rounded-full bg-surface px-4 py-1.5 text-sm font-semibold figures"
              >
                {shown + 1} / {pictures.length}
              </p>
            </>
          )}
        </div>
      )}
    </dialog>
  );
}
