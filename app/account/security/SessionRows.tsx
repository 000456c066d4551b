import {securityLabels} from '~/content/account';
import {languageTag} from '~/content/language';
import type {SessionView} from './account-sessions.server';

const day = {dateStyle: 'long', timeZone: 'UTC'} as const;

/** Where the account is signed in, and the buttons that end that. */
export function SessionRows({sessions}: {sessions: SessionView[]}) {
  return (
    <>
      <ul className="divide-y divide-line">
        {sessions.map(({id, device, createdAt, isThis}) => (
          <li key={id} className="flex flex-wrap items-center gap-x-6 gap-y-3 py-4">
            <div className="min-w-0 flex-1">
              <p className="font-semibold">{device}</p>
              <p className="text-sm text-ink-soft">
                {securityLabels.since(new Date(createdAt).toLocaleDateString(languageTag, day))}
              </p>
            </div>
            {isThis ? (
              <p className="text-sm font-semibold text-leaf-dark">{securityLabels.thisDevice}</p>
            ) : (
              <button
                type="submit"
                name="session"
                value={id}
                aria-label={securityLabels.endOne(device)}
                className="btn btn-secondary"
              >
                {securityLabels.end}
              </button>
            )}
          </li>
        ))}
      </ul>
      <button type="submit" name="session" value="all" className="btn btn-secondary">
        {securityLabels.endAll}
      </button>
    </>
  );
}
