import type {ReactNode} from 'react';
import {controlLabels} from '~/content/labels/controls';
import {Icon} from './Icon';
import {useModal} from './use-modal';

interface Props {
  isOpen: boolean;
  onClose: () => void;
  label: string;
  children: ReactNode;
  className?: string;
}

/** A modal dialog in the middle of the page, with its close button. */
export function Modal({isOpen, onClose, label, children, className = ''}: Props) {
  const {close, props} = useModal(isOpen, onClose);
  return (
    <dialog
      {...props}
      aria-label={label}
      className={`max-h-[92dvh] max-w-[calc(100vw-2rem)] overflow-y-auto rounded-card bg-white p-0 shadow-lifted ${className}`}
    >
      {isOpen && (
        <div className="relative">
          <button
            type="button"
            aria-label={controlLabels.close}
            className="absolute top-3 right-3 z-10 grid size-11 place-items-center rounded-full bg-white/90 text-ink hover:bg-sage-light"
            onClick={close}
          >
            <Icon name="close" />
          </button>
          {children}
        </div>
      )}
    </dialog>
  );
}
