type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

function isChanged(field: Field): boolean {
  if (field instanceof HTMLSelectElement)
    return field.querySelector(':default:not(:checked)') !== null;
  if (field instanceof HTMLTextAreaElement) return field.value !== field.defaultValue;
  const {type, value, defaultValue, checked, defaultChecked} = field;
  return /radio|checkbox/.test(type) ? checked !== defaultChecked : value !== defaultValue;
}

/** The fields of a form that hold something else than the server has written (rules: Before scripts run). */
export const changedFields = (form: HTMLFormElement): Field[] =>
  [...form.querySelectorAll<Field>('input, select, textarea')].filter(isChanged);
