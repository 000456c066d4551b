import type {OwnReview} from '~adapters/reviews';
import {reviewMessages, reviewWords} from '~/content/messages/reviews';

interface Props {
  wish: Exclude<OwnReview['stars'], 'none'>;
  chosen: string;
  isWrong: boolean;
}

const cell =
  'grid min-h-12 place-items-center rounded-xl border-2 border-line bg-surface has-checked:border-leaf has-checked:bg-sage-light has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-leaf';

/** One to five stars, and none where the shop does not ask for them. */
export function StarPicker({wish, chosen, isWrong}: Props) {
  const radio = {
    type: 'radio',
    name: 'stars',
    className: 'sr-only',
    required: wish === 'required',
    'aria-invalid': isWrong,
  };
  return (
    <fieldset>
      <legend className="mb-1.5 text-sm font-semibold">{reviewMessages.stars}</legend>
      <div className="grid grid-cols-5 gap-2">
        {reviewWords.starWords.map((words, index) => (
          <label key={words} className={`relative ${cell}`}>
            <input
              {...radio}
              value={index + 1}
              defaultChecked={chosen === String(index + 1)}
              aria-label={words}
            />
            <span aria-hidden="true" className="flex items-center gap-1 font-semibold">
              {index + 1}
              <span className="stars-cut size-4 bg-honey" />
            </span>
          </label>
        ))}
      </div>
      {wish === 'optional' && (
        <label className={`relative mt-2 ${cell}`}>
          <input {...radio} value="0" defaultChecked={chosen === '' || chosen === '0'} />
          {reviewMessages.noStars}
        </label>
      )}
    </fieldset>
  );
}
