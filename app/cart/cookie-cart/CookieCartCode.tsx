import {useLoaderData} from 'react-router';
import {Alert} from '~/ui/Alert';
import {TextField} from '~/ui/Field';
import {cartLabels} from '~/content/messages';
import type {ToolData} from '~/forms/form-tool';
import {longestCode} from '~/pricing/constants';
import {discountWords} from '~/content/labels/discount';
import {cartFields, cartPath} from './cart-form';

interface Props {
  code: string | null;
  /** Why it was taken off by itself. */
  notice: string | null;
  /** Why what was typed was refused. */
  error: string | null;
  typed: string;
}

/** One code, typed or taken off by a plain form. */
export function CookieCartCode({code, notice, error, typed}: Props) {
  const {tool} = useLoaderData<ToolData>();
  return (
    <form
      method="post"
      action={cartPath}
      aria-label={discountWords.discount}
      className="space-y-3"
      {...tool}
    >
      {code === null ? (
        <div className="flex items-end gap-2">
          <div className="min-w-0 flex-1">
            <TextField
              id="discount-code"
              name={cartFields.code}
              label={discountWords.code}
              className="uppercase"
              defaultValue={typed}
              autoComplete="off"
              autoCapitalize="characters"
              enterKeyHint="done"
              spellCheck={false}
              maxLength={longestCode}
              aria-describedby={error ? 'discount-error' : undefined}
              aria-invalid={error !== null}
            />
          </div>
          <button name={cartFields.act} value="apply" className="btn btn-secondary px-5">
            {cartLabels.apply}
          </button>
        </div>
      ) : (
        <div className="flex items-center justify-between gap-3 rounded-xl bg-sage-light px-4 py-3">
          <strong>{code}</strong>
          <button
            name={cartFields.act}
            value="take-off"
            aria-label={discountWords.removeCode(code)}
            className="min-h-11 px-2 font-semibold text-leaf underline-offset-4 hover:underline"
          >
            {cartLabels.remove}
          </button>
        </div>
      )}
      {error && (
        <div id="discount-error">
          <Alert>{error}</Alert>
        </div>
      )}
      {notice && <Alert tone="info">{notice}</Alert>}
    </form>
  );
}
