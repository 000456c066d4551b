import type {AllergenReading} from '~adapters/commerce/allergens';
import {useOwnAllergens} from './own-allergens';
import {allergenMarks, allergenNames} from '~/content/labels/allergens';
import {languageTag} from '~/content/language';

const words = ['contains', 'may', 'unsaid', 'free'] as const;

const looks = {
  contains: 'border-clay bg-clay-light font-semibold text-alarm',
  may: 'border-clay bg-clay-light font-semibold text-alarm',
  unsaid: 'border-line bg-surface',
  free: 'border-sage bg-sage-light text-leaf-dark',
} as const;

const listed = new Intl.ListFormat(languageTag);

interface Props {
  reading: AllergenReading;
  className?: string;
}

/** What is not said is never as if it were free. */
export default function Marks({reading, className = ''}: Props) {
  const ticked = useOwnAllergens((own) => own.ticked);
  if (ticked.length === 0) return null;
  const said = words.flatMap((word) => {
    const names = ticked.filter((allergen) => (reading[allergen] ?? 'unsaid') === word);
    return names.length > 0 ? [{word, names: names.map((name) => allergenNames[name])}] : [];
  });
  return (
    <ul
      aria-label={allergenMarks.title}
      className={`flex flex-wrap gap-1 text-xs leading-snug ${className}`}
    >
      {said.map(({word, names}) => (
        <li key={word} className={`rounded-lg border px-2 py-0.5 ${looks[word]}`}>
          {allergenMarks[word](listed.format(names))}
        </li>
      ))}
    </ul>
  );
}
