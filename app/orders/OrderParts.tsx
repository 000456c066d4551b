import type {ShownAnswer} from '~adapters/commerce';
import {formatCents, type Cents} from '~adapters/commerce/money';
import {LineAmount} from '~/cart/contents/LineAmount';
import {orderHistoryLabels} from '~/content/account';
import {arrivalLabels, priceLabels} from '~/content/labels/controls';
import {orderPage} from '~/content/order-page';
import type {OrderSummary} from './order-summary';

interface AmountProps {
  label: string;
  amount: Cents | string;
  isTotal?: boolean;
}

function Amount({label, amount, isTotal = false}: AmountProps) {
  return (
    <div
      className={`flex justify-between gap-4 ${isTotal ? 'border-t border-line pt-2 text-base font-semibold' : ''}`}
    >
      <dt>{label}</dt>
      <dd className="figures">{typeof amount === 'string' ? amount : formatCents(amount)}</dd>
    </div>
  );
}

/** Of taxes that are rounded a cent of each line may be left. */
const otherLabel = ({other, lines}: OrderSummary) =>
  Math.abs(other) > lines.length
    ? orderHistoryLabels.totals.other
    : orderHistoryLabels.totals.rounding;

export function OrderTotals({summary}: {summary: OrderSummary}) {
  const {totals} = orderHistoryLabels;
  return (
    <dl className="space-y-1.5 text-sm">
      <Amount label={totals.subtotal} amount={summary.subtotal} />
      {summary.discounts.map(({code, amount}) => (
        <Amount key={code} label={code ?? totals.discount} amount={`-${formatCents(amount)}`} />
      ))}
      {summary.shipping !== null && (
        <Amount
          label={totals.shipping}
          amount={summary.shipping === 0 ? priceLabels.free : summary.shipping}
        />
      )}
      {summary.arrives && <Amount label={arrivalLabels.arrives} amount={summary.arrives} />}
      {summary.fees.map(({name, amount}, place) => (
        <Amount key={place} label={name} amount={amount} />
      ))}
      {summary.tax !== 0 && <Amount label={totals.tax} amount={summary.tax} />}
      {summary.other !== 0 && <Amount label={otherLabel(summary)} amount={summary.other} />}
      <Amount label={totals.total} amount={summary.total} isTotal />
      {summary.includedTax !== null && (
        <Amount label={totals.includedTax} amount={formatCents(summary.includedTax)} />
      )}
    </dl>
  );
}

export function OrderLines({summary}: {summary: OrderSummary}) {
  return (
    <ul className="my-5 divide-y divide-line border-y border-line">
      {summary.lines.map((line, place) => (
        <li key={place} className="flex gap-4 py-3">
          <img
            src={line.image || '/pictures/no-picture-320.webp'}
            alt=""
            width={56}
            height={56}
            className="size-14 rounded-lg border border-line bg-sand object-cover print:hidden"
          />
          <div className="min-w-0 flex-1">
            <p className="font-semibold break-words">{line.name}</p>
            <p className="text-sm text-ink-soft">
              {[orderHistoryLabels.quantity(line.quantity), ...line.details].join(' · ')}
            </p>
          </div>
          <LineAmount amount={line.amount} before={line.before} />
        </li>
      ))}
    </ul>
  );
}

/** What the shopper answered to what the shop asked at checkout; nothing where it asked nothing. */
export function OrderAnswers({answers}: {answers: ShownAnswer[]}) {
  if (answers.length === 0) return null;
  return (
    <section aria-label={orderPage.answersHeading} className="card p-5 text-start sm:p-7">
      <h2 className="text-2xl">{orderPage.answersHeading}</h2>
      <dl className="mt-4 space-y-3">
        {answers.map(({label, value}, place) => (
          <div key={place}>
            <dt className="text-sm text-ink-soft">{label}</dt>
            <dd className="break-words whitespace-pre-line">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
