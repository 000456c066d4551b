import {paymentLabels, paymentMessages} from '~/content/messages/payment';
import {RetryAlert} from '../ProblemNote';

/** A blocked script or a broken connection. What was typed outlives the reload. */
export const MissingFields = () => (
  <RetryAlert
    message={paymentMessages.missing}
    label={paymentLabels.retry}
    onRetry={() => location.reload()}
  />
);
