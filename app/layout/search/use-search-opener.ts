import {useEffect, useState} from 'react';
import {searchLink} from '~/content/navigation';

const isPlainClick = ({button, metaKey, ctrlKey, shiftKey, altKey}: MouseEvent) =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

/**
 * The header's link leads to the list's own search; once this code stands, it opens the dialog instead. Listening
 * here keeps the header's script, which weighs on every page, as it was.
 */
export function useSearchOpener() {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const open = (event: MouseEvent) => {
      const {target} = event;
      if (!(target instanceof Element) || !isPlainClick(event)) return;
      if (!target.closest(`header a[href="${searchLink.href}"]`)) return;
      event.preventDefault();
      setOpen(true);
    };
    addEventListener('click', open, {capture: true});
    return () => removeEventListener('click', open, {capture: true});
  }, []);
  return {isOpen, close: () => setOpen(false)};
}
