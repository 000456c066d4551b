import {fieldMessages} from '~/content/messages/fields';

export type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const isField = (element: Element | undefined): element is Field =>
  element !== undefined && 'validity' in element;

function messageOf(field: Field): string {
  const {valueMissing, typeMismatch, rangeUnderflow, rangeOverflow} = field.validity;
  if (valueMissing && (field instanceof HTMLSelectElement || /radio|checkbox/.test(field.type)))
    return fieldMessages.notChosen;
  if (valueMissing) return fieldMessages.missing;
  if (typeMismatch && field.type === 'email') return fieldMessages.noEmail;
  if (rangeUnderflow) return fieldMessages.tooLittle(field.getAttribute('min') ?? '');
  if (rangeOverflow) return fieldMessages.tooMuch(field.getAttribute('max') ?? '');
  return fieldMessages.wrong;
}

/** Of a form's faults the first is said, below its field, until something is entered there or the field is left. */
export function showFault({form}: Field): void {
  const field = [...(form?.elements ?? [])].find((one) => one.matches(':invalid:not(fieldset)'));
  if (!isField(field) || document.querySelector('[data-fault]')) return;
  field.focus();
  const note = document.createElement('p');
  note.dataset['fault'] = '';
  note.popover = 'manual';
  note.role = 'alert';
  note.className =
    'absolute max-w-sm rounded-xl border border-line bg-surface px-4 py-2.5 text-sm text-error shadow-lifted';
  Object.assign(note.style, {inset: 'auto', margin: '0'});
  note.textContent = messageOf(field);
  (field.closest('dialog') ?? document.body).append(note);
  note.showPopover();
  const {left, bottom} = (field.closest('label') ?? field).getBoundingClientRect();
  const leftmost = innerWidth - note.offsetWidth - 16;
  note.style.left = `${Math.max(16, Math.min(left, leftmost))}px`;
  note.style.top = `${bottom + scrollY + 8}px`;
  const done = new AbortController();
  const end = () => {
    done.abort();
    note.remove();
  };
  for (const sign of ['input', 'change', 'focusout']) field.addEventListener(sign, end, done);
}
