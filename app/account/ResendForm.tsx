import {TextField} from '~/ui/fields/Field';
import {authLabels} from '~/content/account';
import {emailReminder} from '~/content/campaigns';
import {accountMessages} from '~/content/messages/accounts';
import type {FormAnswer} from '~/forms/refusals';
import {AnswerForm, FormNote} from '~/ui/fields/AnswerForm';
import {FromHere} from './FromHere';

interface Props {
  /** Known, or null to ask for it. */
  email: string | null;
  posted?: FormAnswer | undefined;
  className?: string;
}

/** Mails the confirmation again; says *Sending...* and how it went. */
export function ResendForm({email, posted, className = 'btn btn-secondary'}: Props) {
  return (
    <AnswerForm
      action="/account/resend"
      posted={posted}
      failed={accountMessages.confirmationFailed}
    >
      {({isWaiting, refusals, message, typed}) => (
        <>
          <FromHere />
          {email === null ? (
            <TextField
              label={authLabels.email}
              name="email"
              type="email"
              autoComplete="email"
              enterKeyHint="send"
              required
              defaultValue={typed?.['email']}
              aria-invalid={refusals.some(({field}) => field === 'email')}
            />
          ) : (
            <input type="hidden" name="email" value={email} />
          )}
          <FormNote refusals={refusals} message={message} />
          <button type="submit" className={className} aria-disabled={isWaiting}>
            {isWaiting ? emailReminder.sending : emailReminder.resend}
          </button>
        </>
      )}
    </AnswerForm>
  );
}
