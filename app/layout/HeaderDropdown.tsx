import {Link} from 'react-router';
import {ShellIcon} from '~/ui/ShellIcon';
import type {MenuLink} from '~/content/text';
import {useDetailsMenu} from './use-details-menu';

interface Props {
  label: string;
  links: readonly MenuLink[];
  linkClass: string;
}

/** Opens by click and key; under a mouse once that is on it (HeaderMenus). */
export function HeaderDropdown({label, links, linkClass}: Props) {
  const {close, props} = useDetailsMenu();
  return (
    <details {...props} className="group relative">
      <summary className={`flex list-none items-center gap-1 ${linkClass}`}>
        {label}
        <ShellIcon
          name="chevronDown"
          className="size-4 transition-transform group-open:rotate-180"
        />
      </summary>
      <ul className="card absolute top-full start-0 z-30 mt-2 w-64 p-2">
        {links.map((link) => (
          <li key={link.href} className="flex items-center">
            <Link
              to={link.href}
              className="block flex-1 rounded-lg px-3 py-2.5 hover:bg-sage-light"
              onClick={close}
            >
              {link.label}
            </Link>
            {link.note && <span className="text-sm text-ink-soft">{link.note}</span>}
          </li>
        ))}
      </ul>
    </details>
  );
}
