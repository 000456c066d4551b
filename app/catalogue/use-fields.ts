import {useState, type FormEvent} from 'react';

const isChanged = ({value, defaultValue, checked, defaultChecked}: HTMLInputElement): boolean =>
  value !== defaultValue || checked !== defaultChecked;

/**
 * What the fields of a form hold, for its `ref` and its `onInput`; null while that is what the server has written. The
 * form itself is the only place where it stands, so that what was chosen before its code came counts as what is chosen
 * afterwards (rules: Before scripts run).
 */
export function useFields() {
  const [fields, setFields] = useState<FormData | null>(null);
  const [ref] = useState(() => (form: HTMLFormElement | null) => {
    if (form && [...form.querySelectorAll('input')].some(isChanged)) setFields(new FormData(form));
  });
  // Not `onChange`: of a radio button React means its click, and an assistant fills it in without one.
  const onInput = ({currentTarget}: FormEvent<HTMLFormElement>) =>
    setFields(new FormData(currentTarget));
  return {fields, form: {ref, onInput}};
}
