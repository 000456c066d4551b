import {useEffect, useRef} from 'react';
import {Link} from 'react-router';
import {ShellIcon} from '~/ui/ShellIcon';
import {dropdownCloseDelayMs} from '~/content/navigation';
import type {TextLink} from '~/content/text';
import {useDetailsMenu} from './use-details-menu';

interface Props {
  label: string;
  links: readonly TextLink[];
  linkClass: string;
}

/** Opens for a mouse that arrives; one that leaves closes it after 200 ms. */
export function HeaderDropdown({label, links, linkClass}: Props) {
  const {menuRef, props} = useDetailsMenu();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isMouse = useRef(false);
  const setOpen = (isOpen: boolean) => {
    clearTimeout(timer.current);
    if (menuRef.current) menuRef.current.open = isOpen;
  };
  const closeSoon = () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setOpen(false), dropdownCloseDelayMs);
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  return (
    <details
      {...props}
      className="group relative"
      onPointerEnter={(event) => event.pointerType === 'mouse' && setOpen(true)}
      onPointerLeave={(event) => event.pointerType === 'mouse' && closeSoon()}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) closeSoon();
      }}
      onFocus={() => clearTimeout(timer.current)}
    >
      <summary
        className={`flex list-none items-center gap-1 ${linkClass}`}
        onPointerDown={({pointerType}) => (isMouse.current = pointerType === 'mouse')}
        onClick={(event) => {
          // The mouse has opened it by arriving: its click must not close it again.
          if (event.detail === 0 || !isMouse.current) return;
          event.preventDefault();
          setOpen(true);
        }}
      >
        {label}
        <ShellIcon
          name="chevronDown"
          className="size-4 transition-transform group-open:rotate-180"
        />
      </summary>
      <ul className="card absolute top-full start-0 z-30 mt-2 w-64 p-2">
        {links.map((link) => (
          <li key={link.href}>
            <Link
              to={link.href}
              className="block rounded-lg px-3 py-2.5 hover:bg-sage-light"
              onClick={() => setOpen(false)}
            >
              {link.label}
            </Link>
          </li>
        ))}
      </ul>
    </details>
  );
}
