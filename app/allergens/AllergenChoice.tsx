import {useId, type ChangeEvent} from 'react';
import {allergens, type Allergen} from '~adapters/commerce/allergens';
import {useOwnAllergens} from './own-allergens';
import {changeAllergens} from './stored-allergens';
import {allergenNames, ownAllergenWords} from '~/content/labels/allergens';

interface Props {
  label: string;
  isTicked: boolean;
  onTick: (isTicked: boolean) => void;
}

/** Without a name and of no form, so that no address and no request ever has it. */
const Tick = ({label, isTicked, onTick}: Props) => (
  <label className="flex min-h-11 items-center gap-3 rounded-lg px-1 text-sm hover:bg-sage-light lg:min-h-9">
    <input
      type="checkbox"
      form="none"
      checked={isTicked}
      onChange={({target}: ChangeEvent<HTMLInputElement>) => onTick(target.checked)}
      className="size-5 shrink-0"
    />
    <span className="first-letter:uppercase">{label}</span>
  </label>
);

const tick = (allergen: Allergen, isTicked: boolean) =>
  changeAllergens(({ticked}) => ({
    ticked: isTicked ? [...ticked, allergen] : ticked.filter((one) => one !== allergen),
  }));

export default function AllergenChoice() {
  const {ticked, isLeftOut} = useOwnAllergens();
  const stays = useId();
  return (
    <fieldset aria-describedby={stays} className="max-w-md pb-3">
      <legend className="float-start mb-1 w-full text-sm font-semibold">
        {ownAllergenWords.legend}
      </legend>
      <p id={stays} className="clear-both text-sm text-ink-soft">
        {ownAllergenWords.stays}
      </p>
      <div className="mt-2 grid grid-cols-[repeat(auto-fill,minmax(10rem,1fr))]">
        {allergens.map((allergen) => (
          <Tick
            key={allergen}
            label={allergenNames[allergen]}
            isTicked={ticked.includes(allergen)}
            onTick={(isTicked) => tick(allergen, isTicked)}
          />
        ))}
      </div>
      <div className="my-2 border-y border-line py-2">
        <Tick
          label={ownAllergenWords.leaveOut}
          isTicked={isLeftOut}
          onTick={(isTicked) => changeAllergens(() => ({isLeftOut: isTicked}))}
        />
      </div>
      <p className="text-sm text-ink-soft">{ownAllergenWords.ask}</p>
    </fieldset>
  );
}
