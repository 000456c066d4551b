import {useState} from 'react';
import {Link} from 'react-router';
import {AccountFrame} from '~/account/AccountFrame';
import {OwnerProof} from '~/account/passkeys/OwnerProof';
import type {Proof} from '~/account/passkeys/passkeys.server';
import {authLabels, deletionLabels} from '~/content/account';
import {cartLabels} from '~/content/messages/cart';
import {accountMessages} from '~/content/messages/accounts';
import type {FormAnswer} from '~/forms/refusals';
import {Alert} from '~/ui/Alert';
import {AnswerForm, FormNote} from '~/ui/fields/AnswerForm';

interface Props {
  isSignedIn: boolean;
  proof: Proof;
  posted: FormAnswer | undefined;
}

function Facts({title, facts}: {title: string; facts: readonly string[]}) {
  return (
    <section aria-label={title}>
      <h2 className="text-lg">{title}</h2>
      <ul className="mt-2 list-disc space-y-1 ps-5 text-sm text-ink-soft">
        {facts.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
    </section>
  );
}

/** What goes and what stays, and the way there (rules: Changing an account). */
export function DeletionPage({isSignedIn, proof, posted}: Props) {
  const [said, setSaid] = useState<string | null>(null);
  // The page knows of the deletion before its form hears the answer.
  const [wasSignedIn] = useState(isSignedIn);
  const message = said ?? (posted?.ok ? posted.message : null);
  if (message)
    return (
      <AccountFrame title={deletionLabels.title}>
        <Alert tone="success">{message}</Alert>
        <Link to="/products" className="btn btn-primary w-full">
          {cartLabels.continueShopping}
        </Link>
      </AccountFrame>
    );
  return (
    <AccountFrame title={deletionLabels.title} text={deletionLabels.text}>
      <Facts title={deletionLabels.goes} facts={deletionLabels.gone} />
      <Facts title={deletionLabels.stays} facts={deletionLabels.kept} />
      {wasSignedIn ? (
        <AnswerForm action="/account/delete" posted={posted} onDone={setSaid} revalidates>
          {({isWaiting, refusals}) => (
            <>
              <OwnerProof proof={proof} isWrong={refusals.length > 0} />
              <FormNote refusals={refusals} />
              <Link to="/account/security" className="btn btn-primary w-full">
                {deletionLabels.keep}
              </Link>
              <button
                type="submit"
                className="w-full py-2 text-sm font-semibold text-error underline underline-offset-4"
                aria-disabled={isWaiting}
              >
                {isWaiting ? accountMessages.pleaseWait : deletionLabels.confirm}
              </button>
            </>
          )}
        </AnswerForm>
      ) : (
        <Link
          to="/account/sign-in?returnTo=%2Faccount%2Fdelete"
          className="btn btn-secondary w-full"
        >
          {authLabels.signIn}
        </Link>
      )}
    </AccountFrame>
  );
}
