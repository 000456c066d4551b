import type {ReactNode} from 'react';
import {Link} from 'react-router';
import {Alert} from '~/ui/Alert';
import {Icon, type IconName} from '~/ui/Icon';
import {accountLabels} from '~/content/account';
import {loadCauses} from '~/content/connection';
import {mailWords} from '~/content/mail-kinds';
import {headerLabels} from '~/content/navigation';
import {ResendForm} from './ResendForm';
import {SignOutForm} from './SignOutForm';

interface Shown {
  email: string;
  isConfirmed: boolean;
}

interface Props {
  /** Null while it is unknown. */
  shopper: Shown | null;
  /** How the last order stands. */
  newest: ReactNode;
  /** The address form. */
  children: ReactNode;
}

function Profile({email, isConfirmed}: Shown) {
  return (
    <section aria-label={accountLabels.email} className="card p-6">
      <h2 className="text-xl">{accountLabels.email}</h2>
      <p className="mt-2 break-words">{email}</p>
      <p
        className={`mt-2 inline-flex items-center gap-1.5 rounded-full px-3 py-1 text-sm font-semibold ${isConfirmed ? 'bg-sage text-leaf-dark' : 'bg-honey-light text-ink'}`}
      >
        <Icon name={isConfirmed ? 'check' : 'mail'} className="size-4" />
        {isConfirmed ? accountLabels.confirmed : accountLabels.unconfirmed}
      </p>
      {!isConfirmed && (
        <div className="mt-4">
          <ResendForm email={email} />
        </div>
      )}
    </section>
  );
}

function CardLink({to, icon, label}: {to: string; icon: IconName; label: string}) {
  return (
    <Link to={to} className="card flex items-center gap-3 p-5 font-semibold hover:bg-sage-light">
      <Icon name={icon} className="size-5 text-leaf" />
      <span className="flex-1">{label}</span>
      <Icon name="chevronRight" className="size-4" />
    </Link>
  );
}

/** Who is signed in, what the account keeps, and the way out. */
export function AccountOverview({shopper, newest, children}: Props) {
  return (
    <div className="container-page py-10 md:py-14">
      <h1 className="text-4xl">{accountLabels.title}</h1>
      {newest && <div className="mt-8">{newest}</div>}
      <div className="mt-8 grid items-start gap-6 lg:grid-cols-[20rem_1fr]">
        <div className="grid gap-4">
          {shopper ? <Profile {...shopper} /> : <Alert>{loadCauses.noAnswer}</Alert>}
          <CardLink to="/account/orders" icon="cart" label={accountLabels.orders} />
          {HAS.supplies && (
            <CardLink to="/account/supplies" icon="clock" label={accountLabels.supplies} />
          )}
          {HAS.wishes && <CardLink to="/wish-list" icon="heart" label={headerLabels.wishList} />}
          <CardLink to="/account/security" icon="lock" label={accountLabels.security} />
          <CardLink to={mailWords.path} icon="mail" label={mailWords.title} />
          <SignOutForm returnTo="/">
            <button
              type="submit"
              className="min-h-11 px-5 font-semibold text-ink-soft underline underline-offset-4"
            >
              {headerLabels.signOut}
            </button>
          </SignOutForm>
        </div>
        <section aria-label={accountLabels.addressTitle} className="card p-6 sm:p-8">
          <h2 className="text-2xl">{accountLabels.addressTitle}</h2>
          <p className="mt-1 mb-6 text-ink-soft">{accountLabels.addressText}</p>
          {children}
        </section>
      </div>
    </div>
  );
}
