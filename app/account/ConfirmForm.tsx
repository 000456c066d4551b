import {Link} from 'react-router';
import {authLabels, confirmLabels} from '~/content/account';
import {accountMessages} from '~/content/messages/accounts';
import {passkeyLabels} from '~/content/passkeys';
import {resendPath} from '~/browser/account-standing';
import {showRefusals, type FormAnswer} from '~/forms/refusals';
import {toPasswordRefusals, type AccountRefusal} from './account-validation';
import {AnswerForm, FormNote} from '~/ui/fields/AnswerForm';
import {PasskeyButton} from './passkeys/PasskeyButton';
import {PasswordField} from './PasswordField';

export interface ConfirmedBy {
  tokenHash: string;
  /** Whether a new password is set, instead of the one of who signed up. */
  isNew: boolean;
  /** Whether the account changes to this address, for which it has its password. */
  isChange: boolean;
  /** Where the confirmation was asked for; empty where that is not known. */
  returnTo: string;
}

interface Props extends ConfirmedBy {
  /** Its session stands for the password, unless the link is another account's. */
  isSignedIn: boolean;
  posted: FormAnswer | undefined;
  onDone: (message: string | null) => void;
}

const confirmPath = ({tokenHash, isNew, isChange, returnTo}: ConfirmedBy) =>
  `/account/confirm?${String(new URLSearchParams({token_hash: tokenHash, ...(isNew && {isNew: 'yes'}), ...(isChange && {type: 'email'}), ...(returnTo && {returnTo})}))}`;

function check({password, isNew}: Record<string, string>): AccountRefusal[] {
  if (isNew !== undefined) return toPasswordRefusals(password ?? '');
  return password === '' ? [{code: 'passwordRequired', field: 'password'}] : [];
}

/** Asks a visitor for the password: the link alone does not say that who reads the mail is who signed up. */
export function ConfirmForm({isSignedIn, posted, onDone, ...by}: Props) {
  const {tokenHash, isNew, isChange, returnTo} = by;
  return (
    <AnswerForm
      key={String(isNew)}
      action={confirmPath(by)}
      posted={posted}
      check={(fields) => showRefusals(accountMessages, check(fields))}
      onDone={onDone}
      revalidates
    >
      {({isWaiting, refusals}) => {
        const isAsked = isNew || !isSignedIn || refusals.some(({field}) => field === 'password');
        return (
          <>
            <input type="hidden" name="token_hash" value={tokenHash} />
            {isNew && <input type="hidden" name="isNew" value="yes" />}
            {returnTo && <input type="hidden" name="returnTo" value={returnTo} />}
            {isAsked && (
              <PasswordField
                label={isNew ? authLabels.newPassword : authLabels.password}
                autoComplete={isNew ? 'new-password' : 'current-password'}
                enterKeyHint="done"
                required
                hint={isNew ? authLabels.passwordHint : undefined}
                aria-invalid={refusals.some(({field}) => field === 'password')}
              />
            )}
            <FormNote refusals={refusals} />
            <button type="submit" className="btn btn-primary w-full" aria-disabled={isWaiting}>
              {isWaiting
                ? accountMessages.pleaseWait
                : confirmLabels[isNew ? 'confirmNew' : 'confirm']}
            </button>
            {isAsked && !isNew && (
              <PasskeyButton step="sign-in" label={passkeyLabels.confirm} refusals={refusals} />
            )}
            {refusals.some(({code}) => code === 'linkExpired') && (
              <Link to={resendPath(returnTo)} className="btn btn-secondary w-full">
                {confirmLabels.resendTitle}
              </Link>
            )}
            {isAsked && !isChange && (
              <Link
                to={confirmPath({...by, isNew: !isNew})}
                className="block py-2 text-center text-sm font-semibold text-leaf underline underline-offset-4"
              >
                {confirmLabels[isNew ? 'toKnown' : 'toNew']}
              </Link>
            )}
          </>
        );
      }}
    </AnswerForm>
  );
}
