import {Link, useLocation} from 'react-router';
import {PasswordField} from '~/account/PasswordField';
import {securityLabels} from '~/content/account';
import {passkeyLabels} from '~/content/passkeys';
import type {Proof} from './passkeys.server';

interface Props {
  proof: Proof;
  isWrong?: boolean;
}

/** The password of now; nothing to type where a passkey has opened the session, which must be of just now. */
export function OwnerProof({proof, isWrong = false}: Props) {
  const {pathname} = useLocation();
  if (proof === 'passkey') return null;
  if (proof === 'password')
    return (
      <PasswordField
        label={securityLabels.presentPassword}
        autoComplete="current-password"
        required
        aria-invalid={isWrong}
      />
    );
  return (
    <>
      <p className="text-ink-soft">{passkeyLabels.againText}</p>
      <Link
        to={`/account/sign-in?again&returnTo=${encodeURIComponent(pathname)}`}
        className="btn btn-secondary"
      >
        {passkeyLabels.again}
      </Link>
    </>
  );
}
