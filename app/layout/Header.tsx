import {Link, NavLink} from 'react-router';
import {CartButton} from '~/cart/CartButton';
import {ShellIcon} from '~/ui/ShellIcon';
import {
  headerLabels,
  headerLinksAfterDropdown,
  headerLinksBeforeDropdown,
  mindfulHabitsLinks,
  searchLink,
  shopNowLink,
} from '~/content/navigation';
import type {TextLink} from '~/content/text';
import {AccountMenu} from './AccountMenu';
import {HabitsMenu} from './HabitsMenu';
import {Logo} from './Logo';
import {MobileMenu} from './MobileMenu';

const linkClass = 'header-link';

const toLink = ({label, href}: TextLink) => (
  <NavLink key={href} to={href} className={linkClass}>
    {label}
  </NavLink>
);

interface Props {
  /** What every page says of this shop. */
  notice: string | null;
  companionPath: string;
}

export function Header({notice, companionPath}: Props) {
  const habits = mindfulHabitsLinks(companionPath);
  return (
    <header className="sticky top-0 z-40 border-b border-line bg-cream/95 blur-behind">
      {/* Where letters are wide or large the links, or the buttons, take a second line. */}
      <div className="container-page flex min-h-18 flex-wrap items-center justify-between gap-x-3 lg:flex-nowrap">
        <Logo />
        <nav
          aria-label={headerLabels.mainNavigation}
          className="hidden min-w-0 flex-wrap items-center lg:flex"
        >
          {headerLinksBeforeDropdown.map(toLink)}
          <HabitsMenu links={habits} linkClass={linkClass} />
          {headerLinksAfterDropdown.map(toLink)}
        </nav>
        <div className="flex shrink-0 items-center sm:gap-1">
          <Link
            to={shopNowLink.href}
            className="btn btn-primary hidden min-h-11 px-4 text-nowrap lg:inline-flex"
          >
            {shopNowLink.label}
          </Link>
          <Link
            to={searchLink.href}
            aria-label={searchLink.label}
            className="icon-button max-[22.4rem]:hidden"
          >
            <ShellIcon name="search" className="size-6" />
          </Link>
          <AccountMenu />
          <CartButton />
          <MobileMenu habits={habits} />
        </div>
      </div>
      {notice && (
        <p role="status" className="border-t border-line bg-sand py-2 text-center text-sm text-ink">
          {notice}
        </p>
      )}
    </header>
  );
}
