import {Alert} from '~/ui/Alert';
import {inLanguage} from '~/content/language-paths';
import {cartFields, cartPath} from '~/cart/cart-form';

/** Why a plain form's wish was not done. */
export interface Refused {
  message: string;
  /** The line or the field of the cart that it is about, which says it itself; null for what is not in the cart. */
  field: string | null;
  /** What was typed there. */
  typed: string;
  /** Where it can be mended. */
  way: {href: string; label: string} | null;
  /** What does it all the same, once the shopper has agreed; null where nothing does. */
  again: {fields: Record<string, string>; label: string} | null;
  /** As HTTP's header of this name: it goes to another site by itself. */
  refresh?: string;
}

interface Props {
  refused: Refused;
  tone?: 'error' | 'info';
}

export function RefusedNote({refused: {message, way, again, refresh}, tone = 'error'}: Props) {
  return (
    <Alert tone={refresh ? 'info' : tone} className="mt-6">
      {refresh && <meta httpEquiv="refresh" content={refresh} />}
      {message}{' '}
      {way && (
        <a href={inLanguage(way.href)} className="font-semibold underline underline-offset-4">
          {way.label}
        </a>
      )}
      {again && (
        <form method="post" action={inLanguage(cartPath)} className="mt-3">
          {Object.entries(again.fields).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <button type="submit" name={cartFields.agreed} value="yes" className="btn btn-primary">
            {again.label}
          </button>
        </form>
      )}
    </Alert>
  );
}
