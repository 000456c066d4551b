import {useRef, type ComponentProps, type SubmitEvent} from 'react';
import type {FetcherWithComponents} from 'react-router';
import {loadCode} from '~/platform/load-code';

interface Props extends ComponentProps<'form'> {
  fetcher: FetcherWithComponents<unknown>;
  action: string;
  /** What the page shows changes with it, and is asked for anew. */
  revalidates?: boolean | undefined;
  /** Asked before it is sent; false keeps it. */
  mayGo?: (form: HTMLFormElement) => boolean;
  /** Told when what answers could not even be loaded; any other failure is the answer. */
  onMissed: () => void;
}

/**
 * Posts in the background, or as a plain form without scripts. Without a connection the page stays as it is
 * (rules: Without a connection).
 */
export function BackgroundForm({
  fetcher,
  action,
  revalidates = false,
  mayGo,
  onMissed,
  ...props
}: Props) {
  const isBusy = useRef(false);
  async function send(form: HTMLFormElement, submitter: HTMLElement | null) {
    const code = await loadCode(action);
    if (code === 'away') return onMissed();
    // An update has taken the code away: the form goes the way that needs none.
    if (code === 'gone') return form.submit();
    await fetcher.submit(submitter instanceof HTMLButtonElement ? submitter : form, {
      defaultShouldRevalidate: revalidates,
    });
  }
  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    if (isBusy.current || mayGo?.(form) === false) return;
    isBusy.current = true;
    void send(form, event.nativeEvent.submitter).finally(() => (isBusy.current = false));
  }
  return <form method="post" action={action} onSubmit={submit} {...props} />;
}
