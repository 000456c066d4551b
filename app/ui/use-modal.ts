import {useEffect, useRef, type MouseEvent} from 'react';

/** A native modal dialog that follows `isOpen`. Spread `props` on the `<dialog>`; `close` is for buttons in it. */
export function useModal(isOpen: boolean, onClose: () => void) {
  const ref = useRef<HTMLDialogElement>(null);
  const close = () => ref.current?.close();
  useEffect(() => {
    const dialog = ref.current;
    if (isOpen && !dialog?.open) dialog?.showModal();
    if (!isOpen && dialog?.open) dialog.close();
  }, [isOpen]);
  const closeByBackdrop = (event: MouseEvent) => {
    if (event.target === ref.current) close();
  };
  return {close, props: {ref, onClose, onClick: closeByBackdrop}};
}
