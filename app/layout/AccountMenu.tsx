import {Link, useLocation} from 'react-router';
import {ShellIcon} from '~/ui/ShellIcon';
import {headerLabels} from '~/content/navigation';
import {SignOutForm} from '~/account/SignOutForm';
import {readSession, useSessionStore} from '~/browser/session-store';
import {useOverlayStore} from '~/ui/overlay-store';
import {useDetailsMenu} from './use-details-menu';

const round = 'icon-button';
const row = 'block w-full rounded-lg px-3 py-2.5 text-start hover:bg-sage-light';

/** Without scripts it leads to the account, which knows who is signed in. */
function SignInOpener() {
  const openAuth = useOverlayStore((state) => state.openAuth);
  const {pathname} = useLocation();
  return (
    <Link
      to="/account"
      className={`signed-in:hidden ${round}`}
      aria-label={headerLabels.signIn}
      onClick={(event) => {
        // On the pages that ask for an account themselves the dialog would ask twice.
        if (pathname.startsWith('/account')) return;
        event.preventDefault();
        openAuth('signIn');
      }}
    >
      <ShellIcon name="user" className="size-6" />
    </Link>
  );
}

/** A sign-in opener and the shopper's menu: every page holds both, and its mark shows one (rules: Public pages). */
export const AccountMenu = () => (
  <>
    <SignInOpener />
    <SignedInMenu />
  </>
);

function ShopperEmail() {
  const email = useSessionStore(({shopper}) => shopper?.email);
  return (
    <p className="min-h-9 truncate px-3 py-2 text-sm text-ink-soft" title={email}>
      {email}
    </p>
  );
}

/** Closes on a click elsewhere and the focus leaving it, too (HeaderMenus). */
function SignedInMenu() {
  const {pathname} = useLocation();
  const {close, props} = useDetailsMenu();
  return (
    <details
      {...props}
      className="group relative hidden signed-in:block"
      onToggle={({currentTarget: {open}}) => {
        if (open && !useSessionStore.getState().shopper) void readSession();
      }}
    >
      <summary id="account-menu" className={`list-none ${round}`} aria-label={headerLabels.account}>
        <ShellIcon name="user" className="size-6 text-leaf" />
      </summary>
      <div className="card absolute top-full end-0 z-30 mt-2 w-64 p-3">
        <ShopperEmail />
        <Link to="/account" className={row} onClick={close}>
          {headerLabels.myAccount}
        </Link>
        <Link to="/account/orders" className={row} onClick={close}>
          {headerLabels.myOrders}
        </Link>
        {HAS.wishes && (
          <Link to="/wish-list" className={row} onClick={close}>
            {headerLabels.wishList}
          </Link>
        )}
        <SignOutForm returnTo={pathname.startsWith('/account') ? '/' : pathname}>
          <button type="submit" className={row}>
            {headerLabels.signOut}
          </button>
        </SignOutForm>
      </div>
    </details>
  );
}
