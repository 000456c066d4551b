import {checkoutFields} from '~/checkout/checkout-fields';
import {localAddress} from '~/content/labels/local-address';
import {firstCountry, isUsAlone} from '~/forms/local-forms';
import {emailSuggestion} from '~/content/email-suggestion';
import {suggestEmail} from './suggest-email';

/** Below the question: ticked, the address is the one that was meant. It is asked once. Where a country is chosen, the button that shows its fields. */
export function PlainSuggestion({email}: {email: string}) {
  const meant = suggestEmail(email);
  return (
    <>
      {meant && (
        <>
          <input type="hidden" name={checkoutFields.askedEmail} value={email} />
          <label className="flex min-h-11 items-center gap-3 text-sm font-semibold text-leaf">
            <input
              type="checkbox"
              name={checkoutFields.meantEmail}
              value={meant}
              className="size-5"
            />
            <span className="sr-only">{emailSuggestion.before}</span> {meant}
          </label>
        </>
      )}
      {!isUsAlone() && firstCountry() === '' && (
        <noscript>
          <button
            name={checkoutFields.changeCountry}
            value="yes"
            className="btn btn-secondary mt-3"
          >
            {localAddress.changeCountry}
          </button>
        </noscript>
      )}
    </>
  );
}
