import type {DailyValuePercent, FactsRow, SupplementFacts} from '~adapters/commerce';
import {factsWords} from '~/content/labels/static-product';

const printed = (percent: DailyValuePercent, unset: string) =>
  percent === null ? unset : `${percent}%`;

function Row({row, unset}: {row: FactsRow; unset: string}) {
  const {name, amount, dailyValuePercent, indent} = row;
  return (
    <tr className="border-t border-ink first:border-t-0">
      <th
        scope="row"
        className={`py-1 pe-2 text-start font-semibold ${indent ? 'ps-5 font-normal' : ''}`}
      >
        {name}
      </th>
      <td className="py-1 pe-3 text-end">{amount}</td>
      <td className="w-16 py-1 text-end font-semibold">{printed(dailyValuePercent, unset)}</td>
    </tr>
  );
}

interface Props {
  facts: SupplementFacts;
  /** The language of what its owner has written, where that is not the page's. */
  lang?: string | undefined;
  isFood?: boolean;
}

/** The panel as a label prints it (21 CFR 101.36, of a food 101.9), as a table that can be read aloud. */
export function FactsPanel({facts, lang, isFood = false}: Props) {
  const hasUnset = facts.rows.some(({dailyValuePercent}) => dailyValuePercent === null);
  return (
    <div className="w-full max-w-lg border-2 border-ink bg-surface p-3 text-sm leading-snug text-ink">
      <table className="w-full border-collapse">
        <caption className="text-start">
          <span className="block font-sans text-[1.9rem] leading-none font-black tracking-tight">
            {isFood ? factsWords.foodTitle : factsWords.title}
          </span>
          {facts.formula && (
            <span lang={lang} className="mt-1 block font-bold">
              {facts.formula}
            </span>
          )}
          <span className="mt-1.5 block">
            {factsWords.servingSize} <span lang={lang}>{facts.servingSize}</span>
          </span>
          {facts.servingsPerContainer !== null && (
            <span className="block pb-1">
              {factsWords.servings} {facts.servingsPerContainer}
            </span>
          )}
        </caption>
        <thead className="border-y-8 border-ink">
          <tr className="align-bottom">
            <th scope="col" className="py-1 text-start">
              <span className="sr-only">{factsWords.ingredient}</span>
            </th>
            <th scope="col" className="py-1 pe-3 text-end font-bold">
              {factsWords.amount}
            </th>
            <th scope="col" className="w-16 py-1 text-end font-bold">
              {factsWords.dailyValue}
            </th>
          </tr>
        </thead>
        <tbody lang={lang} className="border-b-8 border-ink">
          {facts.rows.map((row) => (
            <Row key={row.name} row={row} unset={isFood ? '' : '†'} />
          ))}
        </tbody>
      </table>
      {hasUnset && !isFood && <p className="pt-1.5">{factsWords.notEstablished}</p>}
      {facts.otherIngredients && (
        <p className="pt-1.5">
          <strong>{isFood ? factsWords.ingredients : factsWords.otherIngredients}</strong>{' '}
          <span lang={lang}>{facts.otherIngredients}</span>
        </p>
      )}
      {facts.warnings.map((warning) => (
        <p key={warning} lang={lang} className="pt-1.5">
          {warning}
        </p>
      ))}
    </div>
  );
}
