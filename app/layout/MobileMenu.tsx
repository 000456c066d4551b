import {Link} from 'react-router';
import {ShellIcon} from '~/ui/ShellIcon';
import {headerLabels, searchLink, shopNowLink} from '~/content/navigation';
import type {MenuLink} from '~/content/text';
import {LanguageLinks} from './LanguageLinks';
import {useDetailsMenu} from './use-details-menu';

const row = 'block rounded-xl px-4 py-3 text-lg hover:bg-sage-light';

function Row({link, onChoose}: {link: Omit<MenuLink, 'below'>; onChoose: () => void}) {
  return (
    <li lang={link.lang} data-products={link.hasKinds && 'small'}>
      <Link to={link.href} className={row} onClick={onChoose}>
        {link.label}
      </Link>
      {link.note && <p className="px-4 pb-1 text-sm text-ink-soft">{link.note}</p>}
    </li>
  );
}

/** Opens and closes with a toggle; choosing any item closes it. */
export function MobileMenu({menu}: {menu: readonly MenuLink[]}) {
  const {close, props} = useDetailsMenu();
  return (
    <details {...props} className="group lg:hidden">
      <summary className="icon-button list-none">
        <span className="group-open:hidden">
          <ShellIcon name="menu" className="size-6" />
          <span className="sr-only">{headerLabels.openMenu}</span>
        </span>
        <span className="hidden group-open:block">
          <ShellIcon name="close" className="size-6" />
          <span className="sr-only">{headerLabels.closeMenu}</span>
        </span>
      </summary>
      <nav
        aria-label={headerLabels.mainNavigation}
        className="absolute inset-x-0 top-full max-h-[calc(100dvh-5rem)] overflow-y-auto border-b border-line bg-cream px-3 py-4 shadow-lifted"
      >
        <ul>
          {/* Shown where the header has no room for it. */}
          <Row link={searchLink} onChoose={close} />
          {menu.map((item) =>
            item.below.length === 0 ? (
              <Row key={item.href} link={item} onChoose={close} />
            ) : (
              <li key={item.label} lang={item.lang}>
                <p className="px-4 pt-3 pb-1 text-sm font-semibold text-ink-soft">{item.label}</p>
                <ul className="ms-3 border-s border-line">
                  {item.below.map((link) => (
                    <Row key={link.href} link={link} onChoose={close} />
                  ))}
                </ul>
              </li>
            ),
          )}
          <li>
            <LanguageLinks className={row} />
          </li>
        </ul>
        <Link to={shopNowLink.href} className="btn btn-primary mt-4 w-full" onClick={close}>
          {shopNowLink.label}
        </Link>
      </nav>
    </details>
  );
}
