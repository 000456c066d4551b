import {changeAllergens} from './stored-allergens';
import {ownAllergenWords} from '~/content/labels/allergens';

/** Says how many products of the page a shopper has had left out. */
export default function LeftOut({count}: {count: number}) {
  return (
    <p role="status" className="mb-6 flex flex-wrap items-center gap-x-4 text-sm">
      {ownAllergenWords.leftOut(count)}
      <button
        type="button"
        className="min-h-11 font-semibold text-leaf underline underline-offset-4"
        onClick={() => changeAllergens(() => ({isLeftOut: false}))}
      >
        {ownAllergenWords.showAll}
      </button>
    </p>
  );
}
