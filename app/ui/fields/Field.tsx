import {useId, type ComponentProps, type ReactNode} from 'react';

export interface FieldWords {
  label: string;
  /** The sentence that says what is wrong, read with the field. */
  error?: string | null | undefined;
  hint?: ReactNode;
}

export function describeField(id: string, {error, hint}: FieldWords) {
  const ids = [hint ? `${id}-hint` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ');
  return {...(ids ? {'aria-describedby': ids} : {}), 'aria-invalid': Boolean(error)};
}

export function FieldFrame({
  id,
  label,
  error,
  hint,
  children,
}: FieldWords & {id: string; children: ReactNode}) {
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block text-sm font-semibold">
        {label}
      </label>
      {children}
      {hint && (
        <p id={`${id}-hint`} className="mt-1.5 text-sm text-ink-soft">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className="mt-1.5 text-sm text-error">
          {error}
        </p>
      )}
    </div>
  );
}

export function TextField({
  label,
  error,
  hint,
  className = '',
  ...input
}: FieldWords & ComponentProps<'input'>) {
  const ownId = useId();
  const id = input.id ?? ownId;
  const common = {label, error, hint};
  return (
    <FieldFrame id={id} {...common}>
      <input id={id} {...describeField(id, common)} {...input} className={`field ${className}`} />
    </FieldFrame>
  );
}

export function SelectField({
  label,
  error,
  hint,
  children,
  ...select
}: FieldWords & ComponentProps<'select'>) {
  const ownId = useId();
  const id = select.id ?? ownId;
  const common = {label, error, hint};
  return (
    <FieldFrame id={id} {...common}>
      <select id={id} {...describeField(id, common)} {...select} className="field">
        {children}
      </select>
    </FieldFrame>
  );
}
