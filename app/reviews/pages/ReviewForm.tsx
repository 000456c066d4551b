import type {OwnReview} from '~adapters/reviews';
import {accountMessages} from '~/content/messages/accounts';
import {reviewMessages, reviewWords, reviewLimits} from '~/content/messages/reviews';
import {Alert} from '~/ui/Alert';
import {TextField} from '~/ui/fields/Field';
import {TextAreaField} from '~/ui/fields/TextAreaField';
import {showRefusals, type FormAnswer} from '~/forms/refusals';
import {AnswerForm, FormNote, type AnswerState} from '~/ui/fields/AnswerForm';
import {toReviewRefusals, toTypedReview} from './review-validation';
import {StarPicker} from './StarPicker';

interface Props {
  slug: string;
  own: OwnReview;
  posted: FormAnswer | undefined;
}

function Fields({own, refusals, typed}: AnswerState & {own: OwnReview}) {
  const {review, stars} = own;
  const isWrong = (field: string) => refusals.some((refusal) => refusal.field === field);
  const before = {
    name: review?.name ?? '',
    text: review?.text ?? '',
    stars: review?.stars?.toString() ?? '',
  };
  const shown = {...before, ...typed};
  return (
    <>
      {stars !== 'none' && (
        <StarPicker wish={stars} chosen={shown.stars} isWrong={isWrong('stars')} />
      )}
      <TextAreaField
        label={reviewMessages.text}
        name="text"
        rows={7}
        required
        maxLength={reviewLimits.text}
        defaultValue={shown.text}
        hint={reviewMessages.plainText}
        aria-invalid={isWrong('text')}
      />
      <TextField
        label={reviewMessages.name}
        name="name"
        autoComplete="given-name"
        enterKeyHint="done"
        required
        maxLength={reviewLimits.name}
        defaultValue={shown.name}
        hint={reviewMessages.nameHint}
        aria-invalid={isWrong('name')}
      />
    </>
  );
}

/** Writes the shopper's one review of a product, or changes it. */
export function ReviewForm({slug, own, posted}: Props) {
  return (
    <AnswerForm
      action={`/account/reviews/${slug}`}
      posted={posted}
      check={(fields) =>
        showRefusals(reviewMessages, toReviewRefusals(toTypedReview(fields), own.stars))
      }
      failed={reviewMessages.failed}
    >
      {(state) => (
        <>
          {own.review && !state.message && (
            <Alert tone="info">{reviewWords.own[own.review.status]}</Alert>
          )}
          <Fields {...state} own={own} />
          <FormNote {...state} />
          <button type="submit" className="btn btn-primary w-full" aria-disabled={state.isWaiting}>
            {state.isWaiting ? accountMessages.pleaseWait : reviewMessages.send}
          </button>
          <p className="text-sm text-ink-soft">{reviewMessages.moderation}</p>
        </>
      )}
    </AnswerForm>
  );
}
