import {Form, Link, useLocation} from 'react-router';
import {Icon} from '~/components/ui/Icon';
import {headerLabels} from '~/content/navigation';
import {useOverlayStore} from '~/stores/overlay-store';

const round = 'grid size-11 place-items-center rounded-full hover:bg-sage-light';

function SignInOpener() {
  const openAuth = useOverlayStore((state) => state.openAuth);
  const {pathname, search} = useLocation();
  return (
    <Link
      to={`/account/sign-in?returnTo=${encodeURIComponent(pathname + search)}`}
      className={round}
      aria-label={headerLabels.signIn}
      onClick={(event) => {
        event.preventDefault();
        openAuth('signIn');
      }}
    >
      <Icon name="user" className="size-6" />
    </Link>
  );
}

/** A sign-in opener, or the shopper's e-mail and Sign Out (spec 1 §2). */
export function AccountMenu({email}: {email: string | null}) {
  const {pathname} = useLocation();
  if (!email) return <SignInOpener />;
  return (
    <details className="group relative" name="account-menu">
      <summary className={`list-none ${round}`} aria-label={headerLabels.account}>
        <Icon name="user" className="size-6 text-leaf" />
      </summary>
      <div className="card absolute top-full right-0 z-30 mt-2 w-64 p-3">
        <p className="truncate px-3 py-2 text-sm text-ink-soft" title={email}>
          {email}
        </p>
        <Link to="/account/orders" className="block rounded-lg px-3 py-2.5 hover:bg-sage-light">
          My orders
        </Link>
        <Form method="post" action="/account/sign-out">
          <input type="hidden" name="returnTo" value={pathname} />
          <button
            type="submit"
            className="w-full rounded-lg px-3 py-2.5 text-left hover:bg-sage-light"
          >
            {headerLabels.signOut}
          </button>
        </Form>
      </div>
    </details>
  );
}
