import {emailSuggestion} from '~/content/email-suggestion';
import {suggestEmail} from './suggest-email';

interface Props {
  email: string;
  onEmail: (email: string) => void;
}

/** Asks about an address that was left and looks like a slip; one press corrects it. */
export default function EmailSuggestion({email, onEmail}: Props) {
  const meant = suggestEmail(email);
  return (
    <p role="status" className="text-sm">
      {meant && (
        <>
          {emailSuggestion.before}{' '}
          <button
            type="button"
            className="min-h-11 font-semibold text-leaf underline underline-offset-4"
            onClick={() => {
              onEmail(meant);
              document.getElementById('checkout-email')?.focus();
            }}
          >
            {meant}
          </button>
          {emailSuggestion.after}
        </>
      )}
    </p>
  );
}
