import {inLanguage} from '~/content/language-paths';
import {addsUpLink} from '~/content/labels/adds-up-link';
import {fetched} from '~/ui/fetched';

const CartLabels = fetched(() => import('./CartLabels'));

/** Leads to what a day's servings of a cart's lines come to; nothing is said unasked below every limit (rules: What adds up). */
export function AddsUp({ids}: {ids: readonly string[]}) {
  const items = ids.join(' ');
  return (
    <form method="post" action={inLanguage(addsUpLink.path)} className="mt-6">
      <input type="hidden" name="items" value={items} />
      <CartLabels items={items} />
      <button
        type="submit"
        className="min-h-11 font-semibold text-leaf underline underline-offset-4"
      >
        {addsUpLink.label}
      </button>
    </form>
  );
}
