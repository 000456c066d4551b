import type {ReactNode} from 'react';
import {Alert} from '~/ui/Alert';
import {authLabels} from '~/content/account';

/** What happens after a sign-up that waits for the confirmation. */
export function NextStep({message, children}: {message: string; children: ReactNode}) {
  return (
    <div className="space-y-5">
      <Alert tone="success">{message}</Alert>
      <p className="text-ink-soft">{authLabels.nextStep}</p>
      {children}
    </div>
  );
}
