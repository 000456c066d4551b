import {taxLabels, taxMessages} from '~/content/messages';
import {Alert} from '~/ui/Alert';

/** Why there is no total yet, and the way on. */
export function TaxProblem({onRetry}: {onRetry: () => void}) {
  return (
    <div className="mt-4">
      <Alert>
        {taxMessages.failed}{' '}
        <button
          type="button"
          className="font-semibold underline underline-offset-4"
          onClick={onRetry}
        >
          {taxLabels.retry}
        </button>
      </Alert>
    </div>
  );
}
