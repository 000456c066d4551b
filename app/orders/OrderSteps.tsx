import {orderPage} from '~/content/order-page';
import type {Step} from './order-progress';

/** The way of an order as a line of steps: across where there is room, down where there is not. */
export function OrderSteps({steps}: {steps: readonly Step[]}) {
  return (
    <ol aria-label={orderPage.stepsLabel} className="mt-6 ms-1.5 flex flex-col sm:ms-0 sm:flex-row">
      {steps.map(({label, at, on, isDone}) => (
        <li
          key={label}
          className={`relative flex-1 border-s-2 pb-4 ps-5 last:pb-0 sm:border-t-2 sm:border-s-0 sm:pt-4 sm:pe-4 sm:pb-0 sm:ps-0 ${isDone ? 'border-leaf' : 'border-line'}`}
        >
          <span
            aria-hidden="true"
            className={`absolute top-1 -start-2 size-3.5 rounded-full border-2 border-leaf sm:-top-2 sm:start-0 ${isDone ? 'bg-leaf' : 'bg-cream'}`}
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
