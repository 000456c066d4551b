import {Link} from 'react-router';
import {TextField} from '~/ui/fields/Field';
import {authLabels} from '~/content/account';
import {accountMessages} from '~/content/messages/accounts';
import {passkeyLabels} from '~/content/passkeys';
import {showRefusals, type FormAnswer} from '~/forms/refusals';
import {toCredentialRefusals, type AccountForm as Mode} from './account-validation';
import {AnswerForm, FormNote, type AnswerState} from '~/ui/fields/AnswerForm';
import {FromHere} from './FromHere';
import {PasskeyButton} from './passkeys/PasskeyButton';
import {PasswordField} from './PasswordField';

interface Props {
  mode: Mode;
  posted?: FormAnswer | undefined;
  /** Where a page goes on to; a dialog stays. */
  returnTo?: string;
  /** What a dialog was opened for. */
  from?: string | undefined;
  onDone?: (message: string | null, typed: Record<string, string>) => void;
}

/** Dialogs start in the field marked so; React itself leaves the attribute out. */
const startHere = (input: HTMLInputElement | null) => input?.setAttribute('autofocus', '');

const linkClass = 'inline-block py-2 text-sm font-semibold text-leaf underline underline-offset-4';

function Fields({mode, refusals, typed}: AnswerState & {mode: Mode}) {
  const isWrong = (field: string) => refusals.some((refusal) => refusal.field === field);
  const isNew = mode === 'sign-up';
  return (
    <>
      <TextField
        ref={startHere}
        label={authLabels.email}
        name="email"
        type="email"
        autoComplete={isNew ? 'email' : 'username webauthn'}
        enterKeyHint="next"
        required
        defaultValue={typed?.['email']}
        aria-invalid={isWrong('email')}
      />
      <PasswordField
        label={authLabels.password}
        autoComplete={isNew ? 'new-password' : 'current-password'}
        enterKeyHint="go"
        required
        hint={isNew ? authLabels.passwordHint : undefined}
        aria-invalid={isWrong('password')}
      />
      {!isNew && (
        <Link to="/account/reset" className={linkClass}>
          {authLabels.forgotPassword}
        </Link>
      )}
      <FormNote refusals={refusals} />
      {refusals.some(({code}) => code === 'confirmFirst') && (
        <Link to="/account/resend" className={linkClass}>
          {authLabels.resend}
        </Link>
      )}
    </>
  );
}

/** Signs in or creates an account; works as a plain form post too. */
export function CredentialsForm({mode, posted, returnTo, from, onDone}: Props) {
  const path = `/account/${mode}`;
  return (
    <AnswerForm
      action={returnTo === undefined ? path : `${path}?returnTo=${encodeURIComponent(returnTo)}`}
      posted={posted}
      check={({email = '', password = ''}) =>
        showRefusals(accountMessages, toCredentialRefusals(mode, {email, password}))
      }
      onDone={onDone}
      revalidates
    >
      {(state) => (
        <>
          <FromHere from={from} />
          {returnTo !== undefined && <input type="hidden" name="returnTo" value={returnTo} />}
          <Fields mode={mode} {...state} />
          <button type="submit" className="btn btn-primary w-full" disabled={state.isWaiting}>
            {state.isWaiting
              ? accountMessages.pleaseWait
              : authLabels[mode === 'sign-up' ? 'signUp' : 'signIn']}
          </button>
          <PasskeyButton
            step={mode}
            label={passkeyLabels[mode === 'sign-up' ? 'signUp' : 'signIn']}
            refusals={state.refusals}
            isInField={mode === 'sign-in'}
          />
        </>
      )}
    </AnswerForm>
  );
}
