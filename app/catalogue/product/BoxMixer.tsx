import {cartFields} from '~/cart/cart-form';
import {mixWords} from '~/content/labels/box-mix';
import {selectionMessages} from '~/content/messages/selection';
import {mixKey, type ShownPart} from '~/pricing/box-mix';
import {Image} from '~/ui/Image';
import {mixId, type usePurchase} from './use-purchase';

interface Props {
  parts: readonly ShownPart[];
  size: number;
  purchase: Pick<ReturnType<typeof usePurchase>, 'fields' | 'firstOf' | 'isMixWrong'>;
}

/** How many of what a pack shall hold, for a buyer who wants more than one kind (rules: Types of products). */
export function BoxMixer({parts, size, purchase: {fields, firstOf, isMixWrong}}: Props) {
  const nameOf = (part: ShownPart) => cartFields.choice(mixKey(part.productId));
  const chosen = parts.reduce(
    (sum, part) => sum + Number((fields ? fields.get(nameOf(part)) : firstOf(nameOf(part))) ?? 0),
    0,
  );
  return (
    <details id={mixId} open={chosen > 0 || undefined} className="card p-5">
      <summary className="min-h-11 font-semibold">{mixWords.open(size)}</summary>
      <fieldset aria-describedby="mix-hint mix-count">
        <legend className="sr-only">{mixWords.open(size)}</legend>
        <p id="mix-hint" className="text-sm text-ink-soft">
          {mixWords.hint(size)}
        </p>
        <ul className="mt-3 divide-y divide-line">
          {parts.map((part) => (
            <li key={part.productId}>
              <label className="flex items-center gap-3 py-2">
                <Image
                  picture={part.picture}
                  alt=""
                  sizes="48px"
                  className="size-12 rounded-lg bg-sand object-cover"
                />
                <span className="flex-1">{part.name}</span>
                <input
                  type="number"
                  inputMode="numeric"
                  name={nameOf(part)}
                  min={0}
                  max={Math.min(size, part.left ?? size)}
                  defaultValue={firstOf(nameOf(part)) || 0}
                  className="field w-20"
                />
              </label>
            </li>
          ))}
        </ul>
        <output id="mix-count" className="mt-2 block text-sm font-semibold">
          {mixWords.count(chosen, size)}
        </output>
        {isMixWrong && chosen !== size && (
          <p role="alert" className="mt-2 text-sm font-semibold text-error">
            {selectionMessages.mixIncomplete(size)}
          </p>
        )}
      </fieldset>
    </details>
  );
}
