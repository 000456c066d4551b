import {useEffect, useRef, type KeyboardEvent} from 'react';
import {useLocation} from 'react-router';

/**
 * A menu that is a `<details>`, so that it opens by key, touch and before scripts run. It closes on another page,
 * and on Escape, which leads the focus back to its summary. Spread `props` on the `<details>`.
 */
export function useDetailsMenu() {
  const menuRef = useRef<HTMLDetailsElement>(null);
  const {pathname} = useLocation();
  const close = () => menuRef.current?.removeAttribute('open');
  // When a page ends, and not when it begins: it may have been opened before scripts ran.
  const closeAtEnd = () => close;
  useEffect(closeAtEnd, [pathname]);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    close();
    menuRef.current?.querySelector('summary')?.focus();
  };
  return {menuRef, close, props: {ref: menuRef, onKeyDown}};
}
