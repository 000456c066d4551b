import {useEffect, useEffectEvent, useRef, useState, type ReactNode, type SubmitEvent} from 'react';
import {Link} from 'react-router';
import {cartWords, lineWords} from '~/content/labels/cart';
import {controlLabels} from '~/content/labels/controls';
import {toShopWords} from '~/content/shop-checkout';
import {inLanguage} from '~/content/language-paths';
import {maximumQuantity} from '~/pricing/constants';
import {isOncePerCustomer, isSingleUnit} from '~/pricing/line-key';
import type {PricedLine} from '~/pricing/priced-cart';
import {Icon, type IconName} from '~/ui/Icon';
import {cartFields, cartPath, quantitySteps} from '~/cart/cart-form';
import {useCartStore} from '~/cart/cart-store';
import {LineLabel} from './LineLabel';
import {CartLineAmount, LineNotes} from './LineAmount';
import type {Refused} from './RefusedNote';
import type {ShownLine} from '~/cart/shown-cart';

/** A cart may outlive its pictures: one that no longer loads gives way to the neutral drawing. */
function LinePicture({image}: {image: string}) {
  const [isGone, setGone] = useState(image === '');
  return (
    <img
      src={isGone ? '/pictures/no-picture-320.webp' : image}
      alt=""
      width={96}
      height={96}
      className="size-20 rounded-xl border border-line bg-sand object-cover sm:size-24"
      onError={() => setGone(true)}
    />
  );
}

interface ActProps {
  value: 'less' | 'more' | 'remove';
  label: string;
  icon: IconName;
  className: string;
  isDisabled?: boolean;
}

const Act = ({value, label, icon, className, isDisabled}: ActProps) => (
  <button
    type="submit"
    name={cartFields.act}
    value={value}
    formNoValidate
    aria-label={label}
    disabled={isDisabled}
    className={`grid place-items-center rounded-full disabled:text-off-line ${className}`}
  >
    <Icon name={icon} className={value === 'remove' ? 'size-5' : 'size-4'} />
  </button>
);

interface QuantityProps {
  name: string;
  quantity: number;
  isOnServer: boolean;
  /** The id of the sentence about what was typed. */
  errorId: string | null;
  typed: string;
}

/** Minus, the number, plus. Minus at 1 takes the line out. */
function Quantity({name, quantity, isOnServer, errorId, typed}: QuantityProps) {
  const input = useRef<HTMLInputElement>(null);
  const commit = useEffectEvent(() => {
    const {current: field} = input;
    if (isOnServer || !field || field.value === field.defaultValue) return;
    if (field.value === '') field.value = field.defaultValue;
    else field.form?.requestSubmit();
  });
  // What was typed before scripts ran, and left.
  useEffect(() => {
    if (!isOnServer && document.activeElement !== input.current) commit();
  }, [isOnServer]);
  return (
    <div
      role="group"
      aria-label={name}
      className="inline-flex items-center rounded-full border border-line bg-surface"
    >
      <Act
        value="less"
        label={controlLabels.decreaseQuantity}
        icon="minus"
        className="size-9 text-leaf hover:bg-sage-light"
      />
      {/* Another number takes the place of what is typed there. */}
      <input
        ref={input}
        key={quantity}
        type="number"
        name={cartFields.quantity}
        inputMode="numeric"
        min={0}
        max={maximumQuantity}
        required
        defaultValue={errorId ? typed : quantity}
        aria-label={cartWords.quantityOf(name)}
        aria-invalid={errorId !== null}
        aria-describedby={errorId ?? undefined}
        onBlur={() => commit()}
        className="counter size-9 rounded-full text-center font-semibold figures"
      />
      <Act
        value="more"
        label={controlLabels.increaseQuantity}
        icon="plus"
        className="size-9 text-leaf hover:bg-sage-light"
        isDisabled={quantity >= maximumQuantity}
      />
    </div>
  );
}

/** Does to the browser's own cart what the server does to the one that it keeps. */
function changeOwn({key, quantity}: ShownLine, event: SubmitEvent<HTMLFormElement>): void {
  event.preventDefault();
  const {setQuantity, removeItem} = useCartStore.getState();
  const form = event.currentTarget;
  const fields = new FormData(form, event.nativeEvent.submitter);
  const act = fields.get(cartFields.act);
  if (act === 'remove') return removeItem(key);
  const typed = Math.trunc(Number(fields.get(cartFields.quantity) || quantity));
  setQuantity(key, typed + (typeof act === 'string' ? (quantitySteps[act] ?? 0) : 0));
  // The field shows what counts, however it was typed.
  form.reset();
}

interface Props {
  shown: ShownLine;
  /** Absent while it cannot be ordered as it is. */
  line: PricedLine | undefined;
  /** The server keeps the cart: it is sent what is pressed. */
  isOnServer?: boolean;
  /** Why the server refused what was typed into this line. */
  refused?: Refused | null;
  onLeave?: (() => void) | undefined;
}

/** One line of a cart: what it is, how many, what it costs, and a way to take it out. */
function CartLine({shown, line, isOnServer = false, refused = null, onLeave}: Props) {
  const {key, item, quantity, notice} = shown;
  const name = item?.name ?? lineWords.unknownItem;
  const isInShop = item?.soldAs?.isInShop;
  const errorId = refused && `quantity-${key}-error`;
  const what: ReactNode = item ? (
    <Link to={item.href} onClick={onLeave} className="font-semibold hover:text-leaf">
      {name}
    </Link>
  ) : (
    <p className="font-semibold">{name}</p>
  );
  return (
    <li>
      <form
        method="post"
        action={inLanguage(cartPath)}
        className="flex gap-4 py-5"
        noValidate={!isOnServer}
        onSubmit={isOnServer ? undefined : (event) => changeOwn(shown, event)}
      >
        <input type="hidden" name={cartFields.line} value={key} />
        {/* Enter sends a form by its first button. */}
        <button type="submit" name={cartFields.act} value="update" hidden>
          {cartWords.update}
        </button>
        <Link
          to={item?.href ?? '/products'}
          onClick={onLeave}
          className="shrink-0"
          tabIndex={-1}
          aria-hidden="true"
        >
          <LinePicture key={item?.image} image={item?.image ?? ''} />
        </Link>
        <div className="min-w-0 flex-1">
          <div className="flex items-start justify-between gap-2">
            <div>
              {what}
              {item && <LineNotes item={item} line={line} />}
              {isInShop && <p className="text-sm text-ink-soft">{toShopWords.line}</p>}
              {item && <LineLabel id={item.id} />}
            </div>
            <Act
              value="remove"
              label={cartWords.removeNamed(name)}
              icon="trash"
              className="-mt-2.5 -me-3 size-11 shrink-0 text-ink-soft hover:bg-clay-light hover:text-clay"
            />
          </div>
          <div className="mt-3 flex min-h-9 flex-wrap items-center justify-between gap-x-4 gap-y-2">
            {item && !isSingleUnit(item) && (
              <Quantity
                name={name}
                quantity={quantity}
                isOnServer={isOnServer}
                errorId={errorId}
                typed={refused?.typed ?? ''}
              />
            )}
            {item && isSingleUnit(item) && (
              <p className="text-sm text-ink-soft">
                {isOncePerCustomer(item) ? lineWords.limitOne : lineWords.onePerOrder}
              </p>
            )}
            {item && line && !isInShop && <CartLineAmount item={item} line={line} />}
          </div>
          {errorId && (
            <p id={errorId} className="mt-2 text-sm text-error">
              {refused?.message}
            </p>
          )}
          {notice && !isInShop && (
            <p className="mt-3 rounded-lg bg-clay-light px-3 py-2 text-sm font-semibold text-alarm">
              {notice.message}
            </p>
          )}
        </div>
      </form>
    </li>
  );
}

type LinesProps = Pick<Props, 'isOnServer' | 'refused' | 'onLeave'> & {
  lines: readonly ShownLine[];
  priced: readonly PricedLine[];
};

export const CartLines = ({lines, priced, refused = null, ...line}: LinesProps) => (
  <ul className="divide-y divide-line" aria-label={cartWords.items}>
    {lines.map((shown) => (
      <CartLine
        key={shown.key}
        shown={shown}
        line={priced.find(({id}) => id === shown.key)}
        refused={refused?.field === shown.key ? refused : null}
        {...line}
      />
    ))}
  </ul>
);
