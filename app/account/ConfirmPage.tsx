import {useState} from 'react';
import {confirmLabels} from '~/content/account';
import type {AccountAnswer} from './account-answer';
import {AccountDone} from './AccountDone';
import {AccountFrame} from './AccountFrame';
import {ConfirmForm} from './ConfirmForm';

interface ConfirmPageProps {
  tokenHash: string;
  posted: AccountAnswer | undefined;
}

export function ConfirmPage({tokenHash, posted}: ConfirmPageProps) {
  const [said, setSaid] = useState<string | null>(null);
  const message = said ?? (posted?.ok ? posted.message : null);
  return (
    <AccountFrame title={confirmLabels.title} text={message ? undefined : confirmLabels.text}>
      {message ? (
        <AccountDone message={message} />
      ) : (
        <ConfirmForm tokenHash={tokenHash} posted={posted} onDone={setSaid} />
      )}
    </AccountFrame>
  );
}
