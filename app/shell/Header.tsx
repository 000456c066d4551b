import {Link, NavLink} from 'react-router';
import {CartButton} from '~/cart/CartButton';
import {
  headerLabels,
  headerLinksAfterDropdown,
  headerLinksBeforeDropdown,
  mindfulHabitsLinks,
  shopNowLink,
} from '~/content/navigation';
import type {TextLink} from '~/content/text';
import {AccountMenu} from './AccountMenu';
import {HabitsMenu} from './HabitsMenu';
import {Logo} from './Logo';
import {MobileMenu} from './MobileMenu';

const linkClass =
  'rounded-full px-1.5 py-2.5 text-[0.8rem] font-semibold whitespace-nowrap text-ink xl:px-3 xl:text-sm xl:tracking-wide hover:text-leaf aria-[current=page]:text-leaf';

const toLink = ({label, href}: TextLink) => (
  <NavLink key={href} to={href} className={linkClass}>
    {label}
  </NavLink>
);

interface Props {
  canOrder: boolean;
  email: string | null;
  companionPath: string;
}

export function Header({canOrder, email, companionPath}: Props) {
  const habits = mindfulHabitsLinks(companionPath);
  return (
    <header className="sticky top-0 z-40 border-b border-line bg-cream/95 backdrop-blur">
      <div className="container-page flex h-18 items-center justify-between gap-3">
        <Logo />
        <nav aria-label={headerLabels.mainNavigation} className="hidden items-center lg:flex">
          {headerLinksBeforeDropdown.map(toLink)}
          <HabitsMenu links={habits} linkClass={linkClass} />
          {headerLinksAfterDropdown.map(toLink)}
        </nav>
        <div className="flex items-center gap-1">
          <Link
            to={shopNowLink.href}
            className="btn btn-primary mr-1 hidden min-h-11 max-xl:px-4 lg:inline-flex"
          >
            {shopNowLink.label}
          </Link>
          <AccountMenu email={email} />
          <CartButton />
          <MobileMenu habits={habits} />
        </div>
      </div>
      {!canOrder && (
        <p role="status" className="border-t border-line bg-sand py-2 text-center text-sm text-ink">
          {headerLabels.notConnected}
        </p>
      )}
    </header>
  );
}
