import {useEffect, useState, type ComponentProps} from 'react';
import {useLocation, useNavigation, useRevalidator, useRouteLoaderData} from 'react-router';
import {useCartStore} from '~/cart/cart-store';
import {hasAccountCart} from '~/cart/account/account-storage';
import {hasCartCookie, settleCart} from '~/cart/cart-merge';
import {Wishes} from '~/wishes/Wishes';
import {fetched} from '~/ui/fetched';
import type {Field} from './field-fault';
import {Campaigns} from './Campaigns';
import {Overlays} from './Overlays';
import {useFetchAhead} from './use-fetch-ahead';
import {useStepsBack} from './use-steps-back';
import {readSession, useSessionStore} from '~/browser/session-store';
import {followAllergens} from '~/allergens/stored-allergens';
import {languageCookie} from '~/browser/language-choice';
import {languagePrefix, languageTag} from '~/content/language';
import {languages, type Language} from '~/content/languages';

const LanguageOffer = fetched(() => import('./LanguageOffer'));
const AccountWatch = fetched(() => import('~/cart/account/AccountWatch'));
const DiscountWatch = fetched(() => import('~/cart/codes/revalidate-discount'));

const takeCart = () => import('~/cart/take-cart').then((code) => code.takeCart());

/** Once scripts run. What cannot be fetched now is tried on the next page; until then plain forms work on. */
function useCartTakenOver(isVisitor: boolean): void {
  useEffect(() => {
    if (useCartStore.getState().language !== languageTag || hasCartCookie())
      takeCart().catch(() => undefined);
    // Another tab may have done it since this page looked.
    else settleCart(isVisitor);
  }, [isVisitor]);
}

/** The other language that this browser's shopper has chosen, or else reads; undefined where it is the page's. */
function wantedLanguage(): Language | undefined {
  const chosen = document.cookie.split(`${languageCookie}=`)[1] ?? navigator.language;
  return languages.find(
    ({code, prefix}) => code === chosen.slice(0, 2) && prefix !== languagePrefix,
  );
}

interface Props extends ComponentProps<typeof Campaigns> {
  isPersonal: boolean;
}

/** What no page needs to be read: dialogs, campaigns, and keeping discounts true. Fetched once a page stands. */
export default function AfterLoad({isPersonal, ...visit}: Props) {
  const {pathname} = useLocation();
  const {shopper, isRead} = useSession();
  const shopperId = shopper?.id ?? null;
  const hasCode = useCartStore((cart) => cart.discountCode !== null);
  const [wanted] = useState(wantedLanguage);
  useCartTakenOver(isRead && shopperId === null);
  useReturnedPage();
  useStepsBack(isPersonal);
  useFetchAhead(pathname);
  useEffect(followAllergens, []);
  useEffect(() => {
    addEventListener('invalid', sayFault, true);
    addEventListener('submit', answer);
  }, []);
  return (
    <>
      <Overlays shopper={shopper} />
      {wanted && <LanguageOffer language={wanted} />}
      <AccountWatch
        isWanted={isRead && (shopperId !== null || hasAccountCart())}
        shopperId={shopperId}
      />
      <DiscountWatch isWanted={hasCode} />
      {HAS.wishes && <Wishes shopperId={shopperId} isRead={isRead} />}
      <Campaigns {...visit} />
    </>
  );
}

/** In our words and colours; in the browser's where they cannot be fetched. */
function sayFault(event: Event): void {
  const field = event.target as Field;
  event.preventDefault();
  import('./field-fault')
    .then(({showFault}) => showFault(field))
    .catch(() => {
      removeEventListener('invalid', sayFault, true);
      field.reportValidity();
    });
}

/** WebMCP's part of the event, in browsers that have it. */
interface AssistedSubmit extends SubmitEvent {
  agentInvoked?: boolean;
  respondWith: (answer: Promise<void>) => void;
}

/**
 * A form that an assistant filled and its shopper sent, answered by scripts instead of a new page, is done: else the
 * browser reports a failure to the assistant. What came of it stands on the page.
 */
function answer(event: Event): void {
  const assisted = event as AssistedSubmit;
  if (assisted.agentInvoked && event.defaultPrevented) assisted.respondWith(Promise.resolve());
}

/** A page from the back/forward cache may be from before a sign-in: its data are requested again. */
function useReturnedPage(): void {
  const {revalidate} = useRevalidator();
  const isLeaving = useNavigation().state !== 'idle';
  useEffect(() => {
    const onPageShow = ({persisted}: PageTransitionEvent) => {
      if (!persisted) return;
      // It was left for a new document, and that step never ends: asked anew, it would be taken again.
      if (isLeaving) location.reload();
      else void revalidate();
    };
    addEventListener('pageshow', onPageShow);
    return () => removeEventListener('pageshow', onPageShow);
  }, [revalidate, isLeaving]);
}

/** Who is signed in: read once a page stands and whenever it is revalidated, as by a tab that learns of another account. */
function useSession() {
  const {revalidate} = useRevalidator();
  const revalidated: unknown = useRouteLoaderData('root');
  useEffect(() => {
    if (revalidated) void readSession();
  }, [revalidated]);
  const session = useSessionStore();
  const {shopper, isRead} = session;
  const account = shopper && `${shopper.id} ${shopper.emailConfirmedAt}`;
  useEffect(() => {
    if (!isRead) return;
    const others = new BroadcastChannel('account');
    others.postMessage(account);
    others.addEventListener('message', ({data}: MessageEvent<unknown>) => {
      if (data !== account) void revalidate();
    });
    return () => others.close();
  }, [isRead, account, revalidate]);
  return session;
}
