import {Alert} from '~/ui/Alert';

interface Props {
  message: string;
  label: string;
  onRetry: () => void;
}

/** What did not come, and the way on. */
export const RetryAlert = ({message, label, onRetry}: Props) => (
  <Alert>
    {message}{' '}
    <button type="button" className="font-semibold underline underline-offset-4" onClick={onRetry}>
      {label}
    </button>
  </Alert>
);
