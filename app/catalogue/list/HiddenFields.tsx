/** What a form of the list keeps that is chosen elsewhere. */
export const HiddenFields = ({fields}: {fields: [name: string, value: string][]}) =>
  fields.map(([name, value]) => (
    <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
  ));
