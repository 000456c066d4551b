import type {PropsWithChildren} from 'react';
import {inLanguage} from '~/content/language-paths';
import {addsUpLink} from '~/content/labels/adds-up-link';

/** Leads to what a day's servings of a cart's lines come to; nothing is said unasked below every limit (rules: What adds up). */
export const AddsUp = ({ids, children}: PropsWithChildren<{ids: readonly string[]}>) =>
  HAS.addsUp && (
    <form method="post" action={inLanguage(addsUpLink.path)} className="mt-6">
      <input type="hidden" name="items" value={ids.join(' ')} />
      {children}
      <button
        type="submit"
        className="min-h-11 font-semibold text-leaf underline underline-offset-4"
      >
        {addsUpLink.label}
      </button>
    </form>
  );
