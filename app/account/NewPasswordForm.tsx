import {Link} from 'react-router';
import {authLabels, resetLabels} from '~/content/account';
import {accountMessages} from '~/content/messages/accounts';
import {passkeyLabels} from '~/content/passkeys';
import {showRefusals, type FormAnswer} from '~/forms/refusals';
import {toPasswordRefusals} from './account-validation';
import {AnswerForm, FormNote} from '~/ui/fields/AnswerForm';
import {PasswordField} from './PasswordField';

interface Props {
  tokenHash: string;
  posted: FormAnswer | undefined;
  onDone: (message: string | null) => void;
}

const check = ({password = ''}: Record<string, string>) =>
  showRefusals(accountMessages, toPasswordRefusals(password));

/** Sets the password with the token of the mailed link; the shopper ends signed in. */
export function NewPasswordForm({tokenHash, posted, onDone}: Props) {
  return (
    <AnswerForm
      action={`/account/reset?token_hash=${encodeURIComponent(tokenHash)}`}
      posted={posted}
      check={check}
      onDone={onDone}
      revalidates
    >
      {({isWaiting, refusals}) => (
        <>
          <input type="hidden" name="token_hash" value={tokenHash} />
          <PasswordField
            label={authLabels.newPassword}
            autoComplete="new-password"
            enterKeyHint="done"
            required
            hint={authLabels.passwordHint}
            aria-invalid={refusals.some(({field}) => field === 'password')}
          />
          <label className="flex items-center gap-3 text-sm">
            <input type="checkbox" name="endsPasskeys" value="yes" className="size-5 shrink-0" />
            {passkeyLabels.ends}
          </label>
          <FormNote refusals={refusals} />
          <button type="submit" className="btn btn-primary w-full" disabled={isWaiting}>
            {isWaiting ? accountMessages.pleaseWait : resetLabels.save}
          </button>
          <Link
            to="/account/reset"
            className="block py-2 text-center text-sm font-semibold text-leaf underline underline-offset-4"
          >
            {resetLabels.askAgain}
          </Link>
        </>
      )}
    </AnswerForm>
  );
}
