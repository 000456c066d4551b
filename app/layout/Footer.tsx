import {Link} from 'react-router';
import {
  acceptedCardsAlternative,
  footerSmallLinks,
  cookieSettingsLabel,
} from '~/content/navigation';
import {useOwnName} from '~/ui/use-own-name';
import type {MenuLink} from '~/content/text';
import {LanguageLinks} from './LanguageLinks';
import {useConsentStore} from './consent-store';

interface Props {
  menu: readonly MenuLink[];
  supportEmail: string;
  copyright: string;
  /** Then its last column alone: what the shop promises. */
  isAtCheckout: boolean;
}

export function Footer({menu, supportEmail, copyright, isAtCheckout}: Props) {
  const small = isAtCheckout ? (menu.at(-1)?.below ?? []) : footerSmallLinks();
  return (
    <footer className="mt-24 border-t border-line bg-sand">
      {!isAtCheckout && <Columns menu={menu} supportEmail={supportEmail} />}
      <div className="border-t border-line">
        <div className="container-page flex flex-col items-start gap-4 py-6 text-sm text-ink-soft md:flex-row md:items-center md:justify-between">
          <p>{copyright}</p>
          <ul className="flex flex-wrap gap-x-5 gap-y-1">
            {small.map(({label, href, lang}) => (
              <li key={href} lang={lang}>
                <Link to={href} className="inline-block py-1 hover:text-leaf hover:underline">
                  {label}
                </Link>
              </li>
            ))}
            <li>
              <LanguageLinks className="inline-block py-1 hover:text-leaf hover:underline" />
            </li>
            <li>
              <CookieSettings />
            </li>
          </ul>
          <img
            src="/cards.svg"
            alt={acceptedCardsAlternative}
            width={220}
            height={32}
            loading="lazy"
            className="h-8 w-auto"
          />
        </div>
      </div>
    </footer>
  );
}

function Columns({menu, supportEmail}: Pick<Props, 'menu' | 'supportEmail'>) {
  const {name, line} = useOwnName();
  return (
    <div className="container-page grid gap-10 py-14 sm:grid-cols-2 lg:grid-cols-[2fr_1fr_1fr]">
      <div>
        <p data-logo className="font-display text-2xl font-semibold text-leaf-dark">
          {name}
        </p>
        <p className="mt-3 max-w-sm text-ink-soft">{line}</p>
        <a
          className="mt-4 inline-block py-1 font-semibold text-leaf underline-offset-4 hover:underline"
          href={`mailto:${supportEmail}`}
        >
          {supportEmail}
        </a>
      </div>
      {menu.map(({label, below, lang}) => (
        <nav key={label} aria-label={label} lang={lang}>
          <h2 className="font-sans text-sm font-semibold tracking-wide text-ink uppercase">
            {label}
          </h2>
          <ul className="mt-3">
            {below.map(({label: name, href, lang: own}) => (
              <li key={href + name} lang={own}>
                <Link
                  to={href}
                  className="inline-block py-1.5 text-ink-soft hover:text-leaf hover:underline"
                >
                  {name}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      ))}
    </div>
  );
}

/** Opens the cookie banner again. */
function CookieSettings() {
  const reset = useConsentStore((consent) => consent.reset);
  return (
    <button
      type="button"
      className="py-1 hover:text-leaf hover:underline noscript:hidden"
      onClick={reset}
    >
      {cookieSettingsLabel}
    </button>
  );
}
