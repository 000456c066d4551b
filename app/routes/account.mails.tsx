import {endMails, showMails} from '~/account/mails.server';
import {withFallback} from '~/browser/with-fallback';
import {accountLabels} from '~/content/account';
import {mailKinds, mailWords} from '~/content/mail-kinds';
import {notAnswered} from '~/forms/refusals';
import {privateMeta} from '~/seo/seo';
import {Alert} from '~/ui/Alert';
import {Breadcrumbs} from '~/ui/Breadcrumbs';
import {AnswerForm, FormNote} from '~/ui/fields/AnswerForm';
import type {Route} from './+types/account.mails';

export const meta: Route.MetaFunction = privateMeta(mailWords);

export const loader = ({context, request}: Route.LoaderArgs) => showMails(context, request);

export const action = ({context, request}: Route.ActionArgs) => endMails(context, request);

export const clientAction = ({serverAction}: Route.ClientActionArgs) =>
  withFallback(serverAction, notAnswered());

const crumbs = [
  {name: accountLabels.title, path: '/account'},
  {name: mailWords.title, path: mailWords.path},
];

function Kind({kind}: {kind: string}) {
  const words = mailKinds[kind];
  if (!words) return null;
  return (
    <li className="flex flex-wrap items-center gap-x-6 gap-y-3 py-4">
      <div className="min-w-64 flex-1">
        <h2 className="font-sans text-base font-semibold">{words.title}</h2>
        <p className="text-ink-soft">{words.text}</p>
      </div>
      <button
        type="submit"
        name="kind"
        value={kind}
        aria-label={mailWords.endOne(words.title)}
        className="btn btn-secondary"
      >
        {mailWords.end}
      </button>
    </li>
  );
}

/** What an address gets and can end, one kind or all, and what it always gets (rules: Mails). */
export default function Mails({loaderData, actionData}: Route.ComponentProps) {
  const {address, kinds, problem} = loaderData;
  const token = address && 'token' in address ? address.token : null;
  const query = token === null ? '' : `?token=${encodeURIComponent(token)}`;
  return (
    <div className="container-page max-w-3xl py-10 md:py-14">
      {token === null && <Breadcrumbs crumbs={crumbs} />}
      <h1 className="mt-4 text-4xl">{mailWords.title}</h1>
      {problem && <Alert className="mt-6">{problem}</Alert>}
      {address && kinds && (
        <AnswerForm
          action={mailWords.path + query}
          posted={actionData}
          revalidates
          className="mt-3 space-y-5"
        >
          {({refusals, message}) => (
            <>
              <p className="text-lg text-ink-soft">
                {'email' in address ? mailWords.textTo(address.email) : mailWords.text}
              </p>
              <FormNote refusals={refusals} message={message} />
              <ul className="divide-y divide-line border-y border-line empty:hidden">
                {kinds.map((kind) => (
                  <Kind key={kind} kind={kind} />
                ))}
              </ul>
              {kinds.length === 0 && <p className="card p-6">{mailWords.none}</p>}
              {kinds.length > 1 && (
                <button type="submit" name="kind" value="all" className="btn btn-secondary">
                  {mailWords.endAll}
                </button>
              )}
            </>
          )}
        </AnswerForm>
      )}
      <h2 className="mt-10 text-2xl">{mailWords.alwaysTitle}</h2>
      <ul className="mt-3 list-disc space-y-2 ps-5 text-ink-soft">
        {mailWords.always.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </div>
  );
}
