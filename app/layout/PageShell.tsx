import {memo, useEffect, useRef, type ReactNode} from 'react';
import {useLocation, useMatch, useRouteLoaderData} from 'react-router';
import type {MenuLink, TextLink} from '~/content/text';
import {headerLabels} from '~/content/navigation';
import type {previewPage} from '~/preview/preview.server';
import {Footer} from './Footer';
import {Header} from './Header';
import {connectionLost, dismissNotice, openAsPage} from '~/content/connection';
import {inLanguage} from '~/content/language-paths';
import {ShellIcon} from '~/ui/ShellIcon';
import {reportConnectionLost, useConnectionStore} from '~/ui/connection-store';

// The router draws everything anew at each step of a navigation: neither of these changes with it.
const StillHeader = memo(Header);
const StillFooter = memo(Footer);

interface Props {
  notice: string | null;
  announcement: TextLink | null;
  headerMenu: readonly MenuLink[];
  footerMenu: readonly MenuLink[];
  supportEmail: string;
  homeLabel: string;
  copyright: string;
  children: ReactNode;
}

/** A new page takes the focus, so that keyboards and screen readers begin at its content. */
function useFocusOnNewPage() {
  const {pathname, hash} = useLocation();
  const content = useRef<HTMLElement>(null);
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    if (!hash) content.current?.focus({preventScroll: true});
  }, [pathname, hash]);
  return content;
}

/** Header, page and footer, as every address shows them. */
export function PageShell({
  notice,
  announcement,
  headerMenu,
  footerMenu,
  supportEmail,
  homeLabel,
  copyright,
  children,
}: Props) {
  const content = useFocusOnNewPage();
  const isAtCheckout = useMatch('/checkout') !== null;
  const preview = useRouteLoaderData<typeof previewPage>('routes/preview');
  return (
    <>
      <a
        href="#content"
        className="btn btn-primary absolute top-2 start-2 z-50 -translate-y-24 focus:translate-y-0"
      >
        {headerLabels.skipToContent}
      </a>
      <StillHeader
        notice={notice}
        announcement={preview?.announcement ?? announcement}
        homeLabel={homeLabel}
        menu={headerMenu}
        isAtCheckout={isAtCheckout}
      />
      {/* What is below it moves while late content comes: it begins below the screen. */}
      <main
        ref={content}
        id="content"
        tabIndex={-1}
        className="min-h-svh outline-none print:min-h-0"
      >
        <ConnectionNotice />
        {children}
      </main>
      <StillFooter
        menu={footerMenu}
        supportEmail={supportEmail}
        copyright={copyright}
        isAtCheckout={isAtCheckout}
      />
    </>
  );
}

/** Says that the network is to blame, above everything but an open dialog, until another try succeeds. */
function ConnectionNotice() {
  const {isLost, instead} = useConnectionStore();
  if (!isLost) return null;
  return (
    <div className="card fixed inset-x-4 top-20 z-50 mx-auto flex max-w-md flex-wrap items-center gap-2 p-3">
      <p role="alert" className="flex-1">
        {connectionLost}
      </p>
      <button
        type="button"
        aria-label={dismissNotice}
        className="grid size-11 place-items-center"
        onClick={() => reportConnectionLost(false)}
      >
        <ShellIcon name="close" />
      </button>
      {instead && (
        <a href={inLanguage(instead)} className="btn btn-secondary w-full">
          {openAsPage}
        </a>
      )}
    </div>
  );
}
