import {useEffect, useState} from 'react';
import {Link, useNavigate} from 'react-router';
import {productListWords} from '~/content/messages/list';
import {wishWords} from '~/content/messages/wishes';
import {wishListPage} from '~/content/wish-list';
import {inLanguage} from '~/content/language-paths';
import {Alert} from '~/ui/Alert';
import {privateMeta} from '~/seo/seo';
import {ShareButton} from '~/ui/ShareButton';
import {useInBrowser} from '~/ui/use-in-browser';
import {sharedListPath} from '~/wishes/wish-ids';
import {setWish} from '~/wishes/wish-list';
import {useWishStore} from '~/wishes/wish-store';
import type {Route} from './+types/wishes';
import {useWishCards} from './use-wish-cards';
import {postWish, showWishList} from './wish-page.server';
import {WishRows} from './WishRows';

export const meta: Route.MetaFunction = privateMeta(wishListPage);

export const loader = ({context, request}: Route.LoaderArgs) => showWishList(context, request);

export const action = ({context, request}: Route.ActionArgs) => postWish(context, request);

const signInPath = (path: string) => `/account/sign-in?returnTo=${encodeURIComponent(path)}`;

function Empty() {
  return (
    <div className="py-6 text-center">
      <img src="/drawn/empty-wishes.svg" alt="" width={240} height={180} className="mx-auto w-60" />
      <p className="mt-6 font-display text-2xl">{wishListPage.emptyTitle}</p>
      <p className="mt-2 text-ink-soft">{wishListPage.emptyText}</p>
      <Link to="/products" className="btn btn-primary mt-5">
        {wishListPage.browse}
      </Link>
    </div>
  );
}

function Share({ids}: {ids: readonly string[]}) {
  return (
    <section className="mt-8" aria-label={wishListPage.share}>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
        <ShareButton title={wishListPage.sharedTitle} path={sharedListPath(ids)} />
        <Link
          to={sharedListPath(ids)}
          className="inline-flex min-h-11 items-center font-semibold text-leaf underline underline-offset-4"
        >
          {wishListPage.seeShared}
        </Link>
      </div>
      <p className="mt-1 text-sm text-ink-soft">{wishListPage.shareHint}</p>
    </section>
  );
}

/** Whose list it is, for those who are not signed in. */
function StoredHere({pending}: {pending: string | null}) {
  const path = pending === null ? '/wish-list' : `/wish-list?add=${pending}`;
  return (
    <p className="mt-2 text-ink-soft">
      <span className="noscript:hidden">{wishListPage.keptHere}</span>
      <noscript>{wishListPage.noScripts}</noscript>{' '}
      <Link to={signInPath(path)} className="font-semibold text-leaf underline underline-offset-4">
        {wishListPage.signIn}
      </Link>
    </p>
  );
}

/** The wish of a press before scripts ran; once it is on the list the address forgets it. */
function usePendingWish(pending: string | null, isKnown: boolean): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (pending === null || !isKnown) return;
    void setWish(pending, true).then(() => navigate('/wish-list', {replace: true}));
  }, [pending, isKnown, navigate]);
}

/** Removed where no script ran: the way back is a form, too. */
function UndoForm({id}: {id: string}) {
  return (
    <form method="post" action={inLanguage('/wish-list')} className="mb-4">
      <button name="add" value={id} className="btn btn-secondary">
        {wishListPage.undo}
      </button>
    </form>
  );
}

/** One's own wish list: of the account, or of this browser (rules: The wish list). */
export default function WishList({loaderData: data}: Route.ComponentProps) {
  const {isKnown, ids: listed} = useWishStore();
  const account = data.owner === 'account' ? data : null;
  const [removed, setRemoved] = useState<readonly string[]>([]);
  usePendingWish(data.owner === 'visitor' ? data.pending : null, isKnown);
  const ids = isKnown ? listed : (account?.ids ?? listed);
  const cards = useWishCards(ids, account?.ids ? {...account, ids: account.ids} : null);
  const hasScripts = useInBrowser(() => true);
  const isLoading = (!account && !isKnown) || ids.some((id) => !cards.requested.has(id));
  const isMissed = cards.isMissed || (account !== null && account.ids === null && !isKnown);
  const isEmpty = ids.length === 0 && removed.length === 0;
  const hasRows = removed.length > 0 || ids.some((id) => cards.requested.has(id));
  const wasRemoved = !isKnown && account?.removed;
  return (
    <div className="container-page max-w-4xl py-10 md:py-14">
      <h1 className="text-4xl">{wishListPage.title}</h1>
      {data.owner === 'visitor' && <StoredHere pending={data.pending} />}
      <div className="mt-8">
        {account?.isFailed && <Alert className="mb-4">{wishWords.failed}</Alert>}
        {isMissed && <Alert className="mb-4">{wishListPage.unavailable}</Alert>}
        {cards.problem && <Alert className="mb-4">{productListWords.failed}</Alert>}
        {wasRemoved && <UndoForm id={wasRemoved} />}
        {!isLoading && !isMissed && isEmpty && <Empty />}
        {hasRows && <WishRows ids={ids} cards={cards} removed={removed} onRemoved={setRemoved} />}
        {isLoading && hasScripts && !isMissed && (
          <p role="status" className="py-10 text-center text-ink-soft print:hidden">
            {wishListPage.loading}
          </p>
        )}
        {hasRows && ids.length > 0 && <Share ids={ids} />}
      </div>
    </div>
  );
}
