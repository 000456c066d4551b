import {useId, useLayoutEffect, useRef, useState, type ComponentProps} from 'react';
import {describeField, FieldFrame, type FieldWords} from './Field';

/** React writes an area's first text over what was typed before it came: what stood there is put back. */
function useTypedBefore(id: string) {
  const area = useRef<HTMLTextAreaElement>(null);
  const [typed] = useState(() => {
    if (import.meta.env.SSR) return null;
    const before = document.getElementById(id);
    return before instanceof HTMLTextAreaElement ? before.value : null;
  });
  useLayoutEffect(() => {
    if (area.current && typed !== null) area.current.value = typed;
  }, [typed]);
  return area;
}

export function TextAreaField({
  label,
  error,
  hint,
  ...area
}: FieldWords & ComponentProps<'textarea'>) {
  const ownId = useId();
  const id = area.id ?? ownId;
  const common = {label, error, hint};
  const ref = useTypedBefore(id);
  return (
    <FieldFrame id={id} {...common}>
      <textarea ref={ref} id={id} {...describeField(id, common)} {...area} className="field" />
    </FieldFrame>
  );
}
