import {useEffect, useLayoutEffect, type ReactNode} from 'react';
import {
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useLocation,
  useRouteLoaderData,
} from 'react-router';
import {priceFactsMark} from '~adapters/commerce/price-facts';
import {reportMissedOverlay} from '~/layout/missed-overlays';
import {PageShell} from '~/layout/PageShell';
import {lookOf, type ShownLook} from '~/server/look.server';
import {shellOf} from '~/layout/shell.server';
import {shopNotices} from '~/content/navigation';
import {colors, shopName} from '~/content/brand';
import {factsOf} from '~/route-facts';
import {pageNotFound, shopAway, somethingWentWrong} from '~/content/problem-pages';
import {isRightToLeft, languageTag} from '~/content/language';
import {inLanguage} from '~/content/language-paths';
import {aliveEvent} from '~/browser/begin-scripts';
import {errorSentence, isNotFound, isUnavailable, isUnreachable} from '~/browser/error-sentence';
import {LateScripts} from '~/browser/LateScripts';
import {returnToPage} from '~/browser/returned-page';
import {runsPayment} from '~/server/http/content-security';
import {useNonce} from '~/server/http/nonce';
import {runsPaymentMark} from '~/browser/runs-payment';
import {markSignedIn, markSignedInScript} from '~/browser/signed-in-mark';
import {fetched, nowhere} from '~/ui/fetched';
import {arrivalOfNow} from '~/pricing/arrival.server';
import {firstFilesOf} from '~/ui/first-files';
import {ProblemPage} from '~/ui/ProblemPage';
import {useHasHydrated, useStoreHydration} from '~/cart/store-hydration';
import type {Route} from './+types/root';

function noticeOf({env, canOrder}: Route.LoaderArgs['context']): string | null {
  if (env.PUBLIC_DEMO) return shopNotices.demonstration;
  return canOrder ? null : shopNotices.notConnected;
}

/** Nothing of who looks at the page (rules: Public pages). */
export async function loader({context, request}: Route.LoaderArgs) {
  const {env} = context;
  const {pathname} = new URL(request.url);
  return {
    runsPayment: runsPayment(env, pathname),
    isPersonal: factsOf(pathname).isPersonal ?? false,
    canOrder: context.canOrder,
    notice: noticeOf(context),
    siteUrl: context.siteUrl,
    ...(await shellOf(context)),
    ...(await lookOf(context)),
    arrival: arrivalOfNow(),
    supportEmail: env.PUBLIC_SUPPORT_EMAIL,
    supportPhone: env.PUBLIC_SUPPORT_PHONE,
    analyticsUrl: env.PUBLIC_ANALYTICS_URL ?? null,
  };
}

export const clientMiddleware: Route.ClientMiddlewareFunction[] = [returnToPage];

/** What the server said about this visit; absent only when the root itself failed. */
const useRootData = () => useRouteLoaderData<typeof loader>('root');

/** The server's alone: a page that stands open keeps the look with which it was opened. */
function LookOfPage({look}: {look: ShownLook | undefined}) {
  const {styles, fonts} = firstFilesOf(look);
  const icons = look?.icons;
  return (
    <>
      <meta name="color-scheme" content="light dark" />
      <meta name="theme-color" content={look?.grounds.light ?? colors.cream} />
      <meta
        name="theme-color"
        media="(prefers-color-scheme: dark)"
        content={look?.grounds.dark ?? colors.creamDark}
      />
      {fonts.map((href) => (
        <link
          key={href}
          rel="preload"
          as="font"
          type="font/woff2"
          href={href}
          crossOrigin="anonymous"
        />
      ))}
      {styles.map((href) => (
        <link key={href} rel="stylesheet" href={href} />
      ))}
      <link
        rel="icon"
        {...(icons ? {href: icons.tab} : {href: '/favicon.svg', type: 'image/svg+xml'})}
      />
      <link rel="apple-touch-icon" href={icons?.touch ?? '/apple-touch-icon.png'} />
      <link rel="manifest" href={inLanguage('/manifest.webmanifest')} />
    </>
  );
}

export function Layout({children}: {children: ReactNode}) {
  const nonce = useNonce();
  const root = useRootData();
  useEffect(() => void dispatchEvent(new Event(aliveEvent)), []);
  // React takes the attributes of `<html>` away where an error's page takes the place of another.
  useLayoutEffect(() => void markSignedIn(), []);
  return (
    // The browser reads what prices are in, by whose rules, and whether wallets may open here: it has no need to write it.
    <html
      lang={languageTag}
      dir={isRightToLeft ? 'rtl' : undefined}
      data-price-facts={import.meta.env.SSR ? priceFactsMark() : undefined}
      {...(import.meta.env.SSR && root?.runsPayment && {[runsPaymentMark]: ''})}
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        {(import.meta.env.SSR || import.meta.env.DEV) && (
          <script
            nonce={nonce}
            suppressHydrationWarning
            dangerouslySetInnerHTML={{__html: markSignedInScript}}
          />
        )}
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {import.meta.env.SSR && <LookOfPage look={root?.look} />}
        <Meta />
        <Links />
      </head>
      <body>
        <PageShell
          notice={root?.notice ?? null}
          announcement={root?.announcement ?? null}
          headerMenu={root?.headerMenu ?? []}
          footerMenu={root?.footerMenu ?? []}
          supportEmail={root?.supportEmail ?? ''}
          homeLabel={root?.homeLabel ?? ''}
          copyright={root?.copyright ?? ''}
        >
          {children}
        </PageShell>
        <ScrollRestoration nonce={nonce} />
        {import.meta.env.SSR && import.meta.env.PROD ? (
          <LateScripts nonce={nonce} />
        ) : (
          <Scripts nonce={nonce} />
        )}
      </body>
    </html>
  );
}

const AfterLoad = fetched(import.meta.env.SSR ? nowhere : () => import('~/layout/AfterLoad'));

/** What stands beside every page, so that the header's cart and sign-in work on it. */
function BesidePage() {
  useStoreHydration();
  const isKnown = useHasHydrated();
  const root = useRootData();
  return (
    <AfterLoad
      isWanted={isKnown}
      onMissed={reportMissedOverlay}
      analyticsUrl={root?.analyticsUrl ?? null}
      isPersonal={root?.isPersonal ?? true}
    />
  );
}

export default function App() {
  return (
    <>
      <Outlet />
      <BesidePage />
    </>
  );
}

/** Of a page that lacks what it is about (rules: When a service fails). */
const titleOf = (error: unknown) => (isUnavailable(error) ? shopAway : somethingWentWrong.title);

/** Pages bring their own; this one is for a page that could not be shown. */
export const meta: Route.MetaFunction = ({error, loaderData}) => {
  if (!error) return [];
  const title = isNotFound(error) ? pageNotFound.metaTitle : titleOf(error);
  return [
    {title: `${title} | ${loaderData?.look?.name ?? shopName}`},
    {name: 'robots', content: 'noindex'},
  ];
};

export function ErrorBoundary({error}: Route.ErrorBoundaryProps) {
  const {pathname, search} = useLocation();
  if (isNotFound(error)) {
    const {title, text, links} = pageNotFound;
    return (
      <>
        <ProblemPage
          title={title}
          message={`${errorSentence(error) ?? ''} ${text}`}
          links={links}
        />
        <BesidePage />
      </>
    );
  }
  const {text, retry, links} = somethingWentWrong;
  const again = {path: pathname + search, label: retry};
  const cause = isUnavailable(error) || isUnreachable(error) ? errorSentence(error) : null;
  return <ProblemPage title={titleOf(error)} message={cause ?? text} links={links} retry={again} />;
}
