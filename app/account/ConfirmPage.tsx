import {useState} from 'react';
import {confirmLabels} from '~/content/account';
import type {FormAnswer} from '~/forms/refusals';
import {AccountDone} from './AccountDone';
import {AccountFrame} from './AccountFrame';
import {ConfirmForm, type ConfirmedBy} from './ConfirmForm';

interface ConfirmPageProps extends ConfirmedBy {
  posted: FormAnswer | undefined;
  isSignedIn: boolean;
}

export function ConfirmPage({posted, isSignedIn, ...by}: ConfirmPageProps) {
  const [said, setSaid] = useState<string | null>(null);
  const message = said ?? (posted?.ok ? posted.message : null);
  if (message)
    return (
      <AccountFrame title={confirmLabels.title}>
        <AccountDone message={message} />
      </AccountFrame>
    );
  const unsigned = by.isChange ? confirmLabels.changeText : confirmLabels.text;
  const text = isSignedIn ? confirmLabels.signedInText : unsigned;
  return (
    <AccountFrame title={confirmLabels.title} text={by.isNew ? confirmLabels.newText : text}>
      <ConfirmForm {...by} isSignedIn={isSignedIn} posted={posted} onDone={setSaid} />
    </AccountFrame>
  );
}
