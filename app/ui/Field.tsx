import {useId, type ComponentProps, type ReactNode} from 'react';

interface Common {
  label: string;
  /** The sentence that says what is wrong, read with the field. */
  error?: string | null | undefined;
  hint?: ReactNode;
}

function describe(id: string, {error, hint}: Common) {
  const ids = [hint ? `${id}-hint` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ');
  return {...(ids ? {'aria-describedby': ids} : {}), 'aria-invalid': Boolean(error)};
}

function Frame({id, label, error, hint, children}: Common & {id: string; children: ReactNode}) {
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
        <p id={`${id}-error`} className="mt-1.5 text-sm text-[#9b2c14]">
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
}: Common & ComponentProps<'input'>) {
  const ownId = useId();
  const id = input.id ?? ownId;
  const common = {label, error, hint};
  return (
    <Frame id={id} {...common}>
      <input id={id} {...describe(id, common)} {...input} className={`field ${className}`} />
    </Frame>
  );
}

export function SelectField({
  label,
  error,
  hint,
  children,
  ...select
}: Common & ComponentProps<'select'>) {
  const ownId = useId();
  const id = select.id ?? ownId;
  const common = {label, error, hint};
  return (
    <Frame id={id} {...common}>
      <select id={id} {...describe(id, common)} {...select} className="field">
        {children}
      </select>
    </Frame>
  );
}

export function TextAreaField({label, error, hint, ...area}: Common & ComponentProps<'textarea'>) {
  const ownId = useId();
  const id = area.id ?? ownId;
  const common = {label, error, hint};
  return (
    <Frame id={id} {...common}>
      <textarea id={id} {...describe(id, common)} {...area} className="field" />
    </Frame>
  );
}
