import {useRef, type ComponentProps, type SubmitEvent} from 'react';
import type {FetcherWithComponents} from 'react-router';
import {loadCode} from '~/browser/load-code';
import {inLanguage} from '~/content/language-paths';

interface Props extends ComponentProps<'form'> {
  fetcher: FetcherWithComponents<unknown>;
  action: string;
  /** What the page shows changes with it, and is asked for anew. */
  revalidates?: boolean | undefined;
  /** Called before it is sent; false cancels that. */
  mayGo?: (form: HTMLFormElement, submitter: HTMLElement | null) => boolean;
  /** Whether what answers could not even be loaded; any other failure is the answer. False when it is sent. */
  onMissed: (isMissed: boolean) => void;
}

/** Posts in the background, or as a plain form without scripts (rules: Without a connection). */
export function BackgroundForm({fetcher, action, revalidates, mayGo, onMissed, ...props}: Props) {
  const isBusy = useRef(false);
  async function send(form: HTMLFormElement, submitter: HTMLElement | null) {
    onMissed(false);
    const code = await loadCode(action);
    if (code === 'away') return onMissed(true);
    // An update has taken the code away: the form goes the way that needs none.
    if (code === 'gone') return form.submit();
    // Said to be wanted, data would be asked for after a refusal, too.
    const options = revalidates ? {action} : {action, defaultShouldRevalidate: false};
    await fetcher.submit(submitter instanceof HTMLButtonElement ? submitter : form, options);
  }
  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const {submitter} = event.nativeEvent;
    if (isBusy.current || mayGo?.(form, submitter) === false) return;
    isBusy.current = true;
    void send(form, submitter).finally(() => (isBusy.current = false));
  }
  // Posted to its page's very address, a form that nothing answers takes the page's place in the browser's history.
  const plainly = `${action}${action.includes('?') ? '&' : '?'}posted`;
  return <form method="post" action={inLanguage(plainly)} onSubmit={submit} {...props} />;
}
