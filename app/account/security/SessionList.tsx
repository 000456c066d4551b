import {useEffect, useEffectEvent, useState, type ReactNode} from 'react';
import {useFetcher} from 'react-router';
import {securityLabels} from '~/content/account';
import {languageTag} from '~/content/language';
import {Alert} from '~/ui/Alert';
import {BackgroundForm} from '~/ui/fields/BackgroundForm';
import {Breadcrumbs} from '~/ui/Breadcrumbs';
import type {SessionView} from './account-sessions.server';

const day = {dateStyle: 'long', timeZone: 'UTC'} as const;

interface EndFormProps {
  onProblem: (problem: string | null) => void;
  className?: string;
  children: ReactNode;
}

/** Ends a session, or all of them; a failure is reported to the list. */
function EndForm({onProblem, className, children}: EndFormProps) {
  const fetcher = useFetcher<{problem: string | null}>();
  const {data} = fetcher;
  const reportProblem = useEffectEvent(onProblem);
  useEffect(() => {
    if (data) reportProblem(data.problem);
  }, [data]);
  return (
    <BackgroundForm
      fetcher={fetcher}
      action="/account/security"
      revalidates
      onMissed={(isMissed) => isMissed && onProblem(securityLabels.failed)}
      className={className}
    >
      {children}
    </BackgroundForm>
  );
}

interface RowProps {
  session: SessionView;
  onProblem: (problem: string | null) => void;
}

function SessionRow({session: {id, device, createdAt, isThis}, onProblem}: RowProps) {
  return (
    <li className="flex flex-wrap items-center gap-x-6 gap-y-3 py-4">
      <div className="min-w-0 flex-1">
        <p className="font-semibold">{device}</p>
        <p className="text-sm text-ink-soft">
          {securityLabels.since(new Date(createdAt).toLocaleDateString(languageTag, day))}
        </p>
      </div>
      {isThis ? (
        <p className="text-sm font-semibold text-leaf-dark">{securityLabels.thisDevice}</p>
      ) : (
        <EndForm onProblem={onProblem}>
          <button
            type="submit"
            name="session"
            value={id}
            aria-label={securityLabels.endOne(device)}
            className="btn btn-secondary"
          >
            {securityLabels.end}
          </button>
        </EndForm>
      )}
    </li>
  );
}

interface Props {
  /** Null while the accounts service does not answer. */
  sessions: SessionView[] | null;
  problem: string | null;
}

/** Where the account is signed in, and the ways to end that. */
export function SessionList({sessions, problem: posted}: Props) {
  const [reported, setProblem] = useState<string | null>();
  const problem = reported === undefined ? posted : reported;
  return (
    <div className="container-page max-w-3xl py-10 md:py-14">
      <Breadcrumbs
        crumbs={[
          {name: securityLabels.account, path: '/account'},
          {name: securityLabels.title, path: '/account/security'},
        ]}
      />
      <h1 className="mt-4 text-4xl">{securityLabels.title}</h1>
      <p className="mt-2 mb-6 text-ink-soft">{securityLabels.text}</p>
      {problem && <Alert>{problem}</Alert>}
      {sessions ? (
        <ul className="card divide-y divide-line px-6">
          {sessions.map((session) => (
            <SessionRow key={session.id} session={session} onProblem={setProblem} />
          ))}
        </ul>
      ) : (
        <Alert>{securityLabels.unavailable}</Alert>
      )}
      <EndForm onProblem={setProblem} className="mt-6">
        <button type="submit" name="everywhere" value="yes" className="btn btn-secondary">
          {securityLabels.endAll}
        </button>
      </EndForm>
    </div>
  );
}
