import {useState, type FormEvent} from 'react';

const isChanged = (field: HTMLInputElement | HTMLSelectElement): boolean =>
  field instanceof HTMLSelectElement
    ? field.querySelector(':default:not(:checked)') !== null
    : field.value !== field.defaultValue || field.checked !== field.defaultChecked;

/** The fields of a form that hold something else than the server has written (rules: Before scripts run). */
export const changedFields = (form: HTMLFormElement) =>
  [...form.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input, select')].filter(
    isChanged,
  );

/**
 * What the fields of a form hold, for its `ref` and its `onChange`; null while that is what the server has written. The
 * form itself is the only place where it stands, so that what was chosen before its code came counts as what is chosen
 * afterwards.
 */
export function useFields() {
  const [fields, setFields] = useState<FormData | null>(null);
  const [ref] = useState(() => (form: HTMLFormElement | null) => {
    if (form && changedFields(form).length > 0) setFields(new FormData(form));
  });
  const onChange = ({currentTarget}: FormEvent<HTMLFormElement>) =>
    setFields(new FormData(currentTarget));
  return {fields, form: {ref, onChange}};
}
