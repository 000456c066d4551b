import {checkoutFields} from '~/checkout/checkout-fields';
import {emailSuggestion} from '~/content/email-suggestion';
import {suggestEmail} from './suggest-email';

/** Below the question: ticked, the address is the one that was meant. It is asked once. */
export function PlainSuggestion({email}: {email: string}) {
  const meant = suggestEmail(email);
  if (!meant) return null;
  return (
    <>
      <input type="hidden" name={checkoutFields.askedEmail} value={email} />
      <label className="flex min-h-11 items-center gap-3 text-sm font-semibold text-leaf">
        <input type="checkbox" name={checkoutFields.meantEmail} value={meant} className="size-5" />
        <span className="sr-only">{emailSuggestion.before}</span> {meant}
      </label>
    </>
  );
}
