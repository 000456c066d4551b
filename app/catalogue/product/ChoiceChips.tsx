interface Props {
  id: string;
  legend: string;
  /** Of the field that the form sends. */
  name: string;
  options: readonly {value: string; label: string; note?: string}[];
  /** What the page opens with. */
  first: string | null;
  error: string | null;
}

const chip =
  'relative rounded-xl border-2 border-line bg-white hover:border-leaf has-checked:border-leaf has-checked:bg-sage-light has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-leaf';

/** One of a few must be chosen: fields of the form, so that it can be sent before scripts run. */
export function ChoiceChips({id, legend, name, options, first, error}: Props) {
  const hasNotes = options.some(({note}) => note);
  return (
    <fieldset
      id={id}
      tabIndex={-1}
      className="min-w-0"
      aria-describedby={error ? `${id}-error` : undefined}
    >
      <legend className="mb-3 font-semibold">
        {legend} <span className="text-clay">*</span>
      </legend>
      <div className={hasNotes ? 'grid gap-3 sm:grid-cols-3' : 'flex flex-wrap gap-3'}>
        {options.map(({value, label, note}) => (
          <label
            key={value}
            className={`${chip} ${note ? 'p-4' : 'grid min-h-14 min-w-16 place-items-center px-5 py-2'}`}
          >
            <input
              type="radio"
              name={name}
              value={value}
              required
              defaultChecked={value === first}
              className="sr-only"
            />
            <span className="font-semibold">{label}</span>
            {note && <span className="mt-1 block text-sm text-ink-soft">{note}</span>}
          </label>
        ))}
      </div>
      {error && (
        <p id={`${id}-error`} role="alert" className="mt-3 text-sm font-semibold text-error">
          {error}
        </p>
      )}
    </fieldset>
  );
}
