import {useEffect, useRef, type PointerEvent} from 'react';
import type {Picture} from '~adapters/commerce';
import {Icon, type IconName} from '~/components/ui/Icon';
import {Image} from '~/components/ui/Image';

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

function RoundButton({
  icon,
  label,
  className,
  onClick,
}: {
  icon: IconName;
  label: string;
  className: string;
  onClick: () => void;
}) {
  return (
    <button
      type="button"
      aria-label={label}
      onClick={onClick}
      className={`absolute grid size-12 place-items-center rounded-full bg-white/90 text-ink hover:bg-white ${className}`}
    >
      <Icon name={icon} className="size-6" />
    </button>
  );
}

/** Pictures full screen: previous, next, counter, arrow keys, swipe; Escape closes and gives the focus back. */
export function Lightbox({pictures, name, shown, isOpen, onShow, onClose}: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const swipeStart = useRef<number | null>(null);
  useEffect(() => {
    if (isOpen && !dialog.current?.open) dialog.current?.showModal();
  }, [isOpen]);
  const step = (by: number) => onShow((shown + by + pictures.length) % pictures.length);
  const endSwipe = (event: PointerEvent) => {
    const moved = event.clientX - (swipeStart.current ?? event.clientX);
    swipeStart.current = null;
    if (Math.abs(moved) > swipePixels) step(moved < 0 ? 1 : -1);
  };
  const hasSeveral = pictures.length > 1;
  return (
    <dialog
      ref={dialog}
      aria-label={`Pictures of ${name}`}
      onClose={onClose}
      onKeyDown={(event) => {
        if (event.key === 'ArrowRight' && hasSeveral) step(1);
        if (event.key === 'ArrowLeft' && hasSeveral) step(-1);
      }}
      className="h-dvh max-h-none w-screen max-w-none bg-ink/95 p-0"
    >
      {isOpen && (
        <div
          className="relative grid size-full touch-pan-y place-items-center p-4 select-none sm:p-12"
          onPointerDown={(event) => (swipeStart.current = event.clientX)}
          onPointerUp={endSwipe}
        >
          <Image
            key={shown}
            picture={pictures[shown] ?? null}
            sizes="100vw"
            className="max-h-full w-auto max-w-full rounded-card object-contain"
          />
          <RoundButton
            icon="close"
            label="Close"
            className="top-4 right-4"
            onClick={() => dialog.current?.close()}
          />
          {hasSeveral && (
            <>
              <RoundButton
                icon="chevronLeft"
                label="Previous picture"
                className="top-1/2 left-4"
                onClick={() => step(-1)}
              />
              <RoundButton
                icon="chevronRight"
                label="Next picture"
                className="top-1/2 right-4"
                onClick={() => step(1)}
              />
              <p
                aria-live="polite"
                className="absolute bottom-6 rounded-full bg-white/90 px-4 py-1.5 text-sm font-semibold tabular-nums"
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
