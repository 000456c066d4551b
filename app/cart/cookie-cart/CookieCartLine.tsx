import {Link} from 'react-router';
import {LimitOne, LineNotes, LinePrice} from '../line-parts';
import {LinePicture} from '../LinePicture';
import {cookieCartLabels} from '~/content/messages/cookie-cart';
import {maximumQuantity} from '~/pricing/constants';
import {isSingleUnit} from '~/pricing/line-key';
import type {PricedLine} from '~/pricing/priced-cart';
import {cartFields, cartPath} from './cart-form';
import type {ShownLine} from './shown-cart';

interface FormProps {
  shown: ShownLine;
  name: string;
  error: string | null;
  typed: string;
}

/** Enter in the field presses the first button. */
function LineForm({shown: {key, item, quantity}, name, error, typed}: FormProps) {
  const hasQuantity = item !== null && !isSingleUnit(item);
  const id = `quantity-${key}`;
  return (
    <form method="post" action={cartPath} className="flex flex-wrap items-center gap-2">
      <input type="hidden" name={cartFields.line} value={key} />
      {item && !hasQuantity && <LimitOne item={item} />}
      {hasQuantity && (
        <>
          <input
            id={id}
            name={cartFields.quantity}
            type="number"
            inputMode="numeric"
            min={0}
            max={maximumQuantity}
            required
            defaultValue={error ? typed : quantity}
            aria-label={cookieCartLabels.quantityOf(name)}
            aria-invalid={error !== null}
            aria-describedby={error ? `${id}-error` : undefined}
            className="field w-20"
          />
          <button
            name={cartFields.act}
            value="update"
            className="btn btn-secondary px-4"
            aria-label={cookieCartLabels.updateNamed(name)}
          >
            {cookieCartLabels.update}
          </button>
        </>
      )}
      <button
        name={cartFields.act}
        value="remove"
        formNoValidate
        aria-label={cookieCartLabels.removeNamed(name)}
        className="min-h-11 px-2 text-sm font-semibold text-ink-soft underline underline-offset-4"
      >
        {cookieCartLabels.remove}
      </button>
      {error && (
        <p id={`${id}-error`} className="basis-full text-sm text-error">
          {error}
        </p>
      )}
    </form>
  );
}

interface Props {
  shown: ShownLine;
  /** Absent while it cannot be ordered as it is. */
  line: PricedLine | undefined;
  /** What was wrong with the quantity that was typed. */
  error: string | null;
  typed: string;
}

/** A line of the cart whose buttons are forms. */
export function CookieCartLine({shown, line, error, typed}: Props) {
  const {item, notice} = shown;
  const name = item?.name ?? cookieCartLabels.unknownItem;
  return (
    <li className="flex gap-4 py-5">
      <div className="shrink-0">
        <LinePicture image={item?.image ?? ''} />
      </div>
      <div className="min-w-0 flex-1">
        {item ? (
          <Link to={item.href} className="font-semibold hover:text-leaf">
            {name}
          </Link>
        ) : (
          <p className="font-semibold">{name}</p>
        )}
        {item && <LineNotes item={item} line={line} />}
        <div className="mt-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <LineForm shown={shown} name={name} error={error} typed={typed} />
          {item && line && <LinePrice item={item} line={line} />}
        </div>
        {notice && (
          <p className="mt-3 rounded-lg bg-clay-light px-3 py-2 text-sm font-semibold text-alarm">
            {notice}
          </p>
        )}
      </div>
    </li>
  );
}
