import {Link} from 'react-router';
import type {Refusal} from '~adapters/commerce';
import {authLabels, confirmLabels} from '~/content/account';
import {accountMessages} from '~/content/messages/accounts';
import type {AccountAnswer} from './account-answer';
import {toPasswordRefusals} from './account-validation';
import {AccountForm} from './AccountForm';
import {PasswordField} from './PasswordField';
import {Refusals} from './Refusals';

export interface ConfirmedBy {
  tokenHash: string;
  /** Whether a new password is set, instead of the one of who signed up. */
  isNew: boolean;
}

interface Props extends ConfirmedBy {
  posted: AccountAnswer | undefined;
  onDone: (message: string | null) => void;
}

export const confirmPath = ({tokenHash, isNew}: ConfirmedBy) =>
  `/account/confirm?token_hash=${encodeURIComponent(tokenHash)}${isNew ? '&isNew=yes' : ''}`;

function check({password = '', isNew}: Record<string, string>): Refusal[] {
  if (isNew !== undefined) return toPasswordRefusals(password);
  return password === '' ? [{field: 'password', message: accountMessages.passwordRequired}] : [];
}

/** Asks for the password: the link alone does not say that who reads the mail is who signed up. */
export function ConfirmForm({tokenHash, isNew, posted, onDone}: Props) {
  return (
    <AccountForm
      key={String(isNew)}
      action={confirmPath({tokenHash, isNew})}
      posted={posted}
      check={check}
      onDone={onDone}
      revalidates
    >
      {({isWaiting, refusals}) => (
        <>
          <input type="hidden" name="token_hash" value={tokenHash} />
          {isNew && <input type="hidden" name="isNew" value="yes" />}
          <PasswordField
            label={isNew ? authLabels.newPassword : authLabels.password}
            autoComplete={isNew ? 'new-password' : 'current-password'}
            enterKeyHint="done"
            required
            hint={isNew ? authLabels.passwordHint : undefined}
            aria-invalid={refusals.some(({field}) => field === 'password')}
          />
          <Refusals refusals={refusals} />
          <button type="submit" className="btn btn-primary w-full" aria-disabled={isWaiting}>
            {isWaiting
              ? accountMessages.pleaseWait
              : confirmLabels[isNew ? 'confirmNew' : 'confirm']}
          </button>
          {refusals.some(({message}) => message === accountMessages.linkExpired) && (
            <Link to="/account/resend" className="btn btn-secondary w-full">
              {confirmLabels.resendTitle}
            </Link>
          )}
        </>
      )}
    </AccountForm>
  );
}
