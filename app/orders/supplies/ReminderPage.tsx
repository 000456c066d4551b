import {useState} from 'react';
import {useFetcher} from 'react-router';
import {connectionLost} from '~/content/connection';
import {reminderWords} from '~/content/supplies';
import {Alert} from '~/ui/Alert';
import {BackgroundForm} from '~/ui/BackgroundForm';
import type {SupplyAnswer} from './shown-supply';

export interface ReminderLink {
  token: string;
  type: 'confirm' | 'stop';
}

interface Props {
  link: ReminderLink;
  posted: SupplyAnswer | undefined;
}

/** Where the links of reminders' mails lead: a button, since mail scanners open every link. */
export function ReminderPage({link: {token, type}, posted}: Props) {
  const fetcher = useFetcher<SupplyAnswer>();
  const [isMissed, setMissed] = useState(false);
  const answer = fetcher.state === 'idle' ? (fetcher.data ?? posted) : undefined;
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
