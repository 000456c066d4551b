import {Alert} from '~/ui/Alert';
import {inLanguage} from '~/content/language-paths';

/** Why a plain form's wish was not done. */
export interface Refused {
  message: string;
  /** The line or the field of the cart that it is about, which says it itself; null for what is not in the cart. */
  field: string | null;
  /** What was typed there. */
  typed: string;
  /** Where it can be mended. */
  way: {href: string; label: string} | null;
}

export function RefusedNote({refused: {message, way}}: {refused: Refused}) {
  return (
    <Alert className="mt-6">
      {message}{' '}
      {way && (
        <a href={inLanguage(way.href)} className="font-semibold underline underline-offset-4">
          {way.label}
        </a>
      )}
    </Alert>
  );
}
