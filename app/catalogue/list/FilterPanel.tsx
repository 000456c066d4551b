import {inThousands} from '~adapters/commerce/in-thousands';
import type {Ref, SubmitEventHandler} from 'react';
import {Link} from 'react-router';
import {toAmount} from '~adapters/commerce/money';
import {listWords} from '~/content/messages/list';
import {Icon} from '~/ui/Icon';
import {controlLabels} from '~/content/labels/controls';
import {inLanguage} from '~/content/language-paths';
import {fetched} from '~/ui/fetched';
import {HiddenFields} from './HiddenFields';
import type {FilterGroup, ListFilters} from './list-filters.server';
import type {ListChoice} from './list-choice';

const OwnAllergens = fetched(() => import('~/allergens/OwnAllergens'));

export const filterFormId = 'product-filters';

function Group({group, onTick}: {group: FilterGroup; onTick: () => void}) {
  return (
    <fieldset className="border-t border-line py-5">
      <legend className="float-start mb-2 w-full font-semibold">{group.label}</legend>
      {group.note && <p className="clear-both text-sm text-ink-soft">{group.note}</p>}
      <ul className="clear-both max-h-72 overflow-y-auto">
        {group.options.map(({value, label, count, isChosen}) => (
          <li key={value}>
            <label className="flex min-h-11 items-center gap-3 rounded-lg px-1 text-sm hover:bg-sage-light lg:min-h-9">
              <input
                type="checkbox"
                name={group.field}
                value={value}
                defaultChecked={isChosen}
                onChange={onTick}
                className="size-5 shrink-0"
              />
              <span className="min-w-0 flex-1">{label}</span>
              <span className="text-ink-soft figures">{inThousands(count)}</span>
            </label>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}

const toField = (cents: number | null) => (cents === null ? '' : String(toAmount(cents)));

function Bound({name, label, cents}: {name: string; label: string; cents: number | null}) {
  return (
    <label className="min-w-0 flex-1 text-sm text-ink-soft">
      {label}
      <input
        type="number"
        name={name}
        min="0"
        step="any"
        inputMode="decimal"
        enterKeyHint="search"
        autoComplete="off"
        defaultValue={toField(cents)}
        className="field mt-1 px-3 text-ink"
      />
    </label>
  );
}

function PriceGroup({minimum, maximum}: Pick<ListChoice, 'minimum' | 'maximum'>) {
  return (
    <fieldset className="border-t border-line py-5">
      <legend className="float-start mb-2 w-full font-semibold">{listWords.price}</legend>
      <div className="clear-both flex gap-3">
        <Bound name="min" label={listWords.minimum} cents={minimum} />
        <Bound name="max" label={listWords.maximum} cents={maximum} />
      </div>
    </fieldset>
  );
}

interface Props {
  choice: ListChoice;
  filters: ListFilters;
  ref: Ref<HTMLFormElement>;
  onSubmit: SubmitEventHandler<HTMLFormElement>;
  onTick: () => void;
}

/** Beside the list; on a phone a sheet that the browser itself opens and closes, without JavaScript too. */
export function FilterPanel({choice, filters, ref, onSubmit, onTick}: Props) {
  return (
    <form
      ref={ref}
      id={filterFormId}
      method="get"
      action={inLanguage('/products')}
      popover="auto"
      aria-label={listWords.filters}
      onSubmit={onSubmit}
      className="filter-sheet"
    >
      <div className="mb-3 flex items-center justify-between lg:hidden">
        <h2 className="text-2xl">{listWords.filters}</h2>
        <button
          type="button"
          popoverTarget={filterFormId}
          popoverTargetAction="hide"
          aria-label={controlLabels.close}
          className="icon-button"
        >
          <Icon name="close" />
        </button>
      </div>
      <HiddenFields fields={filters.besideFilters} />
      <PriceGroup {...choice} />
      {filters.groups.map((group) => (
        <Group key={group.label} group={group} onTick={onTick} />
      ))}
      <div className="sticky bottom-0 flex items-center gap-4 border-t border-line bg-inherit py-4 lg:static">
        <button className="btn btn-primary flex-1">{listWords.apply}</button>
        {filters.chips.length > 0 && (
          <Link to={filters.clearPath} className="text-sm font-semibold text-leaf underline">
            {listWords.clear}
          </Link>
        )}
      </div>
      {HAS.allergens && <OwnAllergens />}
    </form>
  );
}
