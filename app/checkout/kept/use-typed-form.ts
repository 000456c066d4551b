import {useEffect, useRef} from 'react';
import {useTakeOver} from '~/cart/kept/take-over-store';
import {saveDraft} from '~/checkout/checkout-draft';
import {readTyped} from './read-typed';

const textsOf = (form: HTMLFormElement) =>
  Object.fromEntries(
    [...new FormData(form)].filter(
      (field): field is [string, string] => typeof field[1] === 'string',
    ),
  );

/**
 * What was typed before scripts came goes on in the browser's own checkout, and so does the focus: the plain form may
 * never have been anything but the server's, so it is read as it stands in the page.
 */
export function useTypedForm(): void {
  const isDone = useTakeOver((takeOver) => takeOver.isDone);
  const focused = useRef<string | null>(null);
  useEffect(
    () =>
      useTakeOver.subscribe((now) => {
        const form = document.querySelector<HTMLFormElement>('form[action="/checkout"]');
        if (!now.isDone || !form) return;
        saveDraft(readTyped(textsOf(form)));
        focused.current = form.contains(document.activeElement)
          ? (document.activeElement?.id ?? null)
          : null;
      }),
    [],
  );
  useEffect(() => {
    const id = focused.current;
    if (isDone && id) document.getElementById(id)?.focus();
  }, [isDone]);
}
