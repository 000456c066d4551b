import {Link, NavLink} from 'react-router';
import {CartButton} from '~/cart/CartButton';
import {useOwnName} from '~/ui/use-own-name';
import {ShellIcon} from '~/ui/ShellIcon';
import {headerLabels, searchLink, shopNowLink} from '~/content/navigation';
import type {MenuLink, TextLink} from '~/content/text';
import {AccountMenu} from './AccountMenu';
import {HeaderDropdown} from './HeaderDropdown';
import {MobileMenu} from './MobileMenu';

const linkClass = 'header-link';

function toItem(item: MenuLink) {
  const {label, href, below} = item;
  if (below.length > 0)
    return <HeaderDropdown key={label} label={label} links={below} linkClass={linkClass} />;
  const link = (
    <NavLink key={href} to={href} className={linkClass}>
      {label}
    </NavLink>
  );
  // Below it HeaderMenus shows them.
  return item.hasKinds ? (
    <div key={href} className="relative flex" data-products="wide">
      {link}
    </div>
  ) : (
    link
  );
}

interface Props {
  /** What every page says of this shop. */
  notice: string | null;
  announcement: TextLink | null;
  homeLabel: string;
  menu: readonly MenuLink[];
  /** Then nothing leads away but to the cart. */
  isAtCheckout: boolean;
}

export function Header({notice, announcement, homeLabel, menu, isAtCheckout}: Props) {
  return (
    <header className="sticky top-0 z-40 border-b border-line bg-cream">
      {announcement && <AnnouncementLine announcement={announcement} />}
      {/* Where letters are wide or large the links, or the buttons, take a second line. */}
      <div className="container-page flex min-h-18 flex-wrap items-center justify-between gap-x-3 lg:flex-nowrap">
        <Logo label={homeLabel} />
        {isAtCheckout ? (
          <Link
            to="/cart"
            className="inline-flex min-h-11 items-center font-semibold text-leaf underline underline-offset-4"
          >
            {headerLabels.backToCart}
          </Link>
        ) : (
          <Ways menu={menu} />
        )}
      </div>
      {notice && (
        <p role="status" className="border-t border-line bg-sand py-2 text-center text-sm text-ink">
          {notice}
        </p>
      )}
    </header>
  );
}

const Ways = ({menu}: Pick<Props, 'menu'>) => (
  <>
    <nav
      aria-label={headerLabels.mainNavigation}
      lang={menu[0]?.lang}
      className="hidden min-w-0 flex-wrap items-center lg:flex"
    >
      {menu.map(toItem)}
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
      <MobileMenu menu={menu} />
    </div>
  </>
);

/** What the owner has to say to every visitor. */
const AnnouncementLine = ({announcement: {label, href, lang}}: {announcement: TextLink}) => (
  <p lang={lang} className="bg-deep px-5 py-2 text-center text-sm text-white">
    {href === '' ? (
      label
    ) : (
      <Link to={href} className="underline underline-offset-4">
        {label}
      </Link>
    )}
  </p>
);

function Logo({label}: {label: string}) {
  const {name} = useOwnName();
  return (
    <Link
      to="/"
      className="flex shrink-0 items-center gap-2 font-display text-2xl font-semibold text-leaf-dark"
      aria-label={label}
      data-logo
    >
      <svg viewBox="0 0 32 32" className="size-8" aria-hidden="true">
        <path d="M3 15h26a13 13 0 0 1-26 0Z" className="fill-leaf" />
        <path d="M16 14C10 13 8 8 9 3c5 1 8 5 7 11Z" className="fill-sprout" />
        <path d="M16 14c0-5 3-9 8-9 0 5-3 9-8 9Z" className="fill-clay" />
      </svg>
      {name}
    </Link>
  );
}
