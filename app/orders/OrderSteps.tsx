import {orderPage} from '~/content/order-page';
import type {Step} from './order-progress';

/** The way of an order as a line of steps: across where there is room, down where there is not. */
export function OrderSteps({steps}: {steps: readonly Step[]}) {
  return (
    <ol aria-label={orderPage.stepsLabel} className="mt-6 ml-1.5 flex flex-col sm:ml-0 sm:flex-row">
      {steps.map(({label, at, on, isDone}) => (
        <li
          key={label}
          className={`relative flex-1 border-l-2 pb-4 pl-5 last:pb-0 sm:border-t-2 sm:border-l-0 sm:pt-4 sm:pr-4 sm:pb-0 sm:pl-0 ${isDone ? 'border-leaf' : 'border-line'}`}
        >
          <span
            aria-hidden="true"
            className={`absolute top-1 -left-2 size-3.5 rounded-full border-2 border-leaf sm:-top-2 sm:left-0 ${isDone ? 'bg-leaf' : 'bg-cream'}`}
          />
          <p className={isDone ? 'font-semibold' : 'text-ink-soft'}>{label}</p>
          {(on || !isDone) && (
            <p className="text-sm text-ink-soft">
              {on ? <time dateTime={at}>{on}</time> : orderPage.notYet}
            </p>
          )}
        </li>
      ))}
    </ol>
  );
}
