import {useEffect, useLayoutEffect, useRef, useState, type ReactNode} from 'react';
import {ShellIcon} from './ShellIcon';

interface Props {
  /** Names the dialog and is read out when it appears. */
  title: string;
  closeLabel: string;
  onClose: () => void;
  isVisible: boolean;
  /** The shopper opened it: the focus goes there. Otherwise it stays where it is. */
  takesFocus?: boolean;
  className: string;
  children: ReactNode;
}

const focusPage = () => document.getElementById('content')?.focus({preventScroll: true});

/** Gives the focus back to where it came from when the dialog goes while holding it. */
function useFocus(takesFocus: boolean) {
  const box = useRef<HTMLElement>(null);
  const origin = useRef<Element | null>(null);
  // A layout effect: its end comes before the dialog leaves the page, while the focus is still in it.
  useLayoutEffect(() => {
    const element = box.current;
    if (takesFocus) {
      origin.current = document.activeElement;
      element?.focus({preventScroll: true});
    }
    return () => {
      if (!element?.contains(document.activeElement)) return;
      const before = origin.current;
      if (before instanceof HTMLElement && before.isConnected) before.focus({preventScroll: true});
      else focusPage();
    };
  }, [takesFocus]);
  const remember = (from: EventTarget | null) => {
    if (from instanceof Element && !box.current?.contains(from)) origin.current = from;
  };
  return {box, remember};
}

/** Escape closes it wherever the focus is, unless a modal dialog on top takes that key. */
function useEscape(onClose: () => void) {
  useEffect(() => {
    const close = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      if (!document.querySelector('dialog:modal')) onClose();
    };
    document.addEventListener('keydown', close);
    return () => document.removeEventListener('keydown', close);
  }, [onClose]);
}

/** Readers speak a live region when its words change, not when it arrives with them. */
function Announcement({text}: {text: string}) {
  const [spoken, setSpoken] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSpoken(text), 100);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <p role="status" className="sr-only">
      {spoken}
    </p>
  );
}

/** A dialog that comes by itself: beside the page, never over it, without taking focus or keyboard. */
export function PassingDialog({
  title,
  closeLabel,
  onClose,
  isVisible,
  takesFocus = false,
  className,
  children,
}: Props) {
  const {box, remember} = useFocus(takesFocus);
  useEscape(onClose);
  return (
    <>
      <section
        ref={box}
        role="dialog"
        aria-modal="false"
        aria-label={title}
        tabIndex={-1}
        inert={!isVisible}
        onFocus={(event) => remember(event.relatedTarget)}
        className={`fixed z-30 overflow-y-auto rounded-card border border-line bg-surface shadow-lifted outline-none transition-opacity duration-open ease-arrive ${isVisible ? 'opacity-100' : 'opacity-0'} ${className}`}
      >
        <button
          type="button"
          aria-label={closeLabel}
          className="absolute top-1 end-1 grid size-11 place-items-center rounded-full text-ink-soft hover:bg-sage-light"
          onClick={onClose}
        >
          <ShellIcon name="close" />
        </button>
        <h2 className="pe-10 text-lg">{title}</h2>
        {children}
      </section>
      <Announcement text={title} />
    </>
  );
}
