import {useEffect, useRef, type ReactNode} from 'react';
import {Icon} from './Icon';

interface Props {
  isOpen: boolean;
  onClose: () => void;
  label: string;
  children: ReactNode;
  className?: string;
}

/** A native modal dialog: keeps the focus inside, closes on Escape and backdrop, gives the focus back. */
export function Modal({isOpen, onClose, label, children, className = ''}: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (isOpen && !dialog.current?.open) dialog.current?.showModal();
    if (!isOpen && dialog.current?.open) dialog.current.close();
  }, [isOpen]);
  return (
    <dialog
      ref={dialog}
      aria-label={label}
      onClose={onClose}
      onClick={(event) => {
        if (event.target === dialog.current) dialog.current.close();
      }}
      className={`max-h-[92dvh] max-w-[calc(100vw-2rem)] overflow-y-auto rounded-card bg-white p-0 shadow-lifted ${className}`}
    >
      {isOpen && (
        <div className="relative">
          <button
            type="button"
            aria-label="Close"
            className="absolute top-3 right-3 z-10 grid size-11 place-items-center rounded-full bg-white/90 text-ink hover:bg-sage-light"
            onClick={() => dialog.current?.close()}
          >
            <Icon name="close" />
          </button>
          {children}
        </div>
      )}
    </dialog>
  );
}
