import {useEffect, useRef, type KeyboardEvent} from 'react';
import {useLocation} from 'react-router';

/**
 * A menu that is a `<details>`, so that it opens by key, touch and before scripts run. It closes on navigation,
 * and on Escape, which leads the focus back to its summary. Spread `props` on the `<details>`.
 */
export function useDetailsMenu() {
  const menuRef = useRef<HTMLDetailsElement>(null);
  const {key} = useLocation();
  const shown = useRef(key);
  const close = () => menuRef.current?.removeAttribute('open');
  useEffect(() => {
    if (shown.current !== key) menuRef.current?.removeAttribute('open');
    shown.current = key;
  }, [key]);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    close();
    menuRef.current?.querySelector('summary')?.focus();
  };
  return {menuRef, close, props: {ref: menuRef, onKeyDown}};
}
