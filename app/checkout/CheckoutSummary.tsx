import {Link} from 'react-router';
import {formatCents} from '~adapters/commerce/money';
import {CartBreakdown} from '~/cart/contents/CartBreakdown';
import {FoldedDiscount} from '~/cart/codes/FoldedDiscount';
import {Icon} from '~/ui/Icon';
import type {PricedCart} from '~/pricing/priced-cart';
import {toShownTax} from '~/pricing/shown-tax';
import type {ShownCart} from '~/cart/shown-cart';
import {taxLabels, taxMessages} from '~/content/messages/tax';
import {shippingLabels} from '~/content/labels/shipping';
import {cartWords, discountWords} from '~/content/labels/cart';
import {written} from './written';
import {OrderedLines} from './OrderedLines';
import {PlainCode} from './PlainCode';
import {RetryAlert} from './ProblemNote';
import type {TaxQuoting} from './tax/use-tax-quote';

const WrittenCode = written(import.meta.env.SSR && PlainCode);

interface Props {
  cart: ShownCart;
  /** With its tax as soon as that is known. */
  priced: PricedCart;
  tax: TaxQuoting;
  /** The server has the cart. */
  isOnServer: boolean;
  /** A code that was refused there, as it was typed. */
  typedCode?: string | undefined;
}

/** What stands in the tax's place until there is an amount; null where there is no tax. */
const taxTexts = {
  none: null,
  known: null,
  waiting: taxLabels.waiting,
  loading: taxLabels.loading,
  failed: taxLabels.failed,
};

/** What stands in the place of what the shop asks for sending it. */
const shippingTexts = {
  ...taxTexts,
  none: shippingLabels.atCheckout,
  // Only where there is no method.
  known: shippingLabels.notSent,
};

/** For who does not see the rows. */
function sayTax(priced: PricedCart, waiting: string | null): string {
  const {row, included} = toShownTax(priced);
  const added = row && `${row.label}: ${formatCents(row.amount)}`;
  if (priced.tax === undefined) return `${taxLabels.tax}: ${waiting}`;
  return [added, included !== null && taxLabels.includes(formatCents(included))]
    .filter(Boolean)
    .join('. ');
}

const cardStyle = 'card h-fit p-5 sm:p-6 lg:sticky lg:top-24 lg:order-2';

/** In the summary's place until the browser's cart is known, as high as one that is folded up. */
export function WaitingSummary() {
  return (
    <div className={cardStyle}>
      <p
        role="status"
        className="flex min-h-11 items-center justify-between gap-3 font-semibold lg:block"
      >
        <span className="lg:font-display lg:text-2xl">{cartWords.summary}</span>
        <span className="font-normal text-ink-soft lg:mt-5 lg:block">{cartWords.loading}</span>
      </p>
    </div>
  );
}

const Pictures = ({lines}: Pick<ShownCart, 'lines'>) => (
  <span className="flex gap-1 group-open:hidden max-[22.4rem]:hidden">
    {lines.slice(0, 3).map(({key, item}) => (
      <img
        key={key}
        src={item?.image || '/pictures/no-picture-320.webp'}
        alt=""
        width={40}
        height={40}
        className="size-10 rounded-lg border border-line bg-sand object-cover"
      />
    ))}
  </span>
);

/** What is being ordered and what it costs: beside the form, or above it and folded up on a phone. */
export function CheckoutSummary({cart, priced, tax, isOnServer, typedCode}: Props) {
  const isNoticed = cart.lines.some(({notice}) => notice !== null);
  const taxText = taxTexts[tax.state.status];
  const hasFailed = [tax.state, tax.plugins].some(({status}) => status === 'failed');
  const shippingText = shippingTexts[tax.shipping.status];
  return (
    <section aria-label={cartWords.summary} className={cardStyle}>
      <h2 className="hidden text-2xl lg:block">{cartWords.summary}</h2>
      {tax.state.status !== 'none' && (
        <p role="status" className="sr-only">
          {sayTax(priced, taxText)}
        </p>
      )}
      <details open={isNoticed || typedCode !== undefined} className="group fold">
        <summary className="flex min-h-11 list-none items-center justify-between gap-3 font-semibold">
          <span className="flex items-center gap-2">
            <Pictures lines={cart.lines} />
            {cartWords.summary}
            <Icon
              name="chevronDown"
              className="size-4 text-leaf transition-transform group-open:rotate-180"
            />
          </span>
          <span className="text-lg figures">{formatCents(priced.total)}</span>
        </summary>
        <div className="mt-5">
          <OrderedLines lines={cart.lines} priced={priced} />
          <div className="mt-6 border-t border-line pt-3">
            <div className="mb-3 min-h-11">
              {isOnServer && !cart.code ? (
                <WrittenCode typed={typedCode} />
              ) : isOnServer ? (
                <Link reloadDocument to="/cart" className="text-sm font-semibold underline">
                  {discountWords.code}
                </Link>
              ) : (
                <FoldedDiscount cart={cart} />
              )}
            </div>
            <CartBreakdown priced={priced} taxText={taxText} shippingText={shippingText} />
            {hasFailed && (
              <div className="mt-4">
                <RetryAlert
                  message={taxMessages.failed}
                  label={taxLabels.retry}
                  onRetry={tax.retry}
                />
              </div>
            )}
          </div>
        </div>
      </details>
    </section>
  );
}
