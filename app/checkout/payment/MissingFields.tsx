import {paymentLabels, paymentMessages} from '~/content/messages/payment';
import {Alert} from '~/ui/Alert';

/** A blocked script or a broken connection: what happened, and the way on. What was typed outlives the reload. */
export function MissingFields() {
  return (
    <Alert>
      {paymentMessages.missing}{' '}
      <button
        type="button"
        className="font-semibold underline underline-offset-4"
        onClick={() => location.reload()}
      >
        {paymentLabels.retry}
      </button>
    </Alert>
  );
}
