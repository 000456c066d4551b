import type {ComponentProps, SubmitEvent} from 'react';
import type {FetcherWithComponents} from 'react-router';
import {loadCode} from '~/platform/load-code';

interface Props extends ComponentProps<'form'> {
  fetcher: FetcherWithComponents<unknown>;
  action: string;
  /** Asked before it is sent; false keeps it. */
  mayGo?: (form: HTMLFormElement) => boolean;
  /** Told when what answers could not even be loaded; any other failure is the answer. */
  onMissed: () => void;
}

/** Posts in the background, or as a plain form without scripts. Without a connection the page stays as it is. */
export function BackgroundForm({fetcher, action, mayGo, onMissed, ...props}: Props) {
  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const {submitter} = event.nativeEvent;
    if (fetcher.state !== 'idle' || mayGo?.(form) === false) return;
    if ((await loadCode(action)) !== 'here') return onMissed();
    await fetcher.submit(submitter instanceof HTMLButtonElement ? submitter : form);
  }
  return <form method="post" action={action} onSubmit={(event) => void submit(event)} {...props} />;
}
