import {useState} from 'react';
import {useFetcher} from 'react-router';
import {withFallback} from '~/browser/with-fallback';
import {connectionLost} from '~/content/connection';
import {reminderWords} from '~/content/supplies';
import {privateMeta} from '~/seo/seo';
import {Alert} from '~/ui/Alert';
import {BackgroundForm} from '~/ui/BackgroundForm';
import type {SupplyAnswer} from '~/supplies/shown-supply';
import type {Route} from './+types/account.reminders';
import {followReminderLink, readReminderLink} from './reminder-page.server';

export const meta: Route.MetaFunction = privateMeta({...reminderWords, path: '/account/reminders'});

export const loader = ({request}: Route.LoaderArgs) => readReminderLink(request);

export const action = ({context, request}: Route.ActionArgs) =>
  followReminderLink(context, request);

export const clientAction = ({serverAction}: Route.ClientActionArgs) =>
  withFallback(serverAction, {isSaved: false, message: connectionLost});

/** Where the links of reminders' mails lead: a button, since mail scanners open every link. */
export default function Reminders({loaderData, actionData}: Route.ComponentProps) {
  const {token, type} = loaderData;
  const fetcher = useFetcher<SupplyAnswer>();
  const [isMissed, setMissed] = useState(false);
  const answer = fetcher.state === 'idle' ? (fetcher.data ?? actionData) : undefined;
  const problem = isMissed ? connectionLost : answer?.isSaved === false && answer.message;
  const isStop = type === 'stop';
  return (
    <div className="container-page py-12 sm:py-16">
      <div className="mx-auto max-w-lg">
        <h1 className="mb-6 text-3xl">{reminderWords.title}</h1>
        {answer?.isSaved ? (
          <Alert tone="success">{answer.message}</Alert>
        ) : (
          <BackgroundForm
            fetcher={fetcher}
            action={`/account/reminders?token=${encodeURIComponent(token)}&type=${type}`}
            onMissed={setMissed}
            className="space-y-4"
          >
            <p className="text-ink-soft">
              {isStop ? reminderWords.stopText : reminderWords.confirmText}
            </p>
            {problem && <Alert>{problem}</Alert>}
            <button type="submit" className="btn btn-primary w-full">
              {isStop ? reminderWords.stop : reminderWords.confirm}
            </button>
          </BackgroundForm>
        )}
      </div>
    </div>
  );
}
