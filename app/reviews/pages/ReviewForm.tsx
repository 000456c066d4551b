import type {OwnReview} from '~adapters/reviews';
import {accountMessages} from '~/content/messages/accounts';
import {reviewMessages, reviewWords, reviewLimits} from '~/content/messages/reviews';
import {Alert} from '~/ui/Alert';
import {TextField} from '~/ui/Field';
import {TextAreaField} from '~/ui/TextAreaField';
import type {AccountAnswer} from '~/account/account-answer';
import {AccountForm, type AccountFormState} from '~/account/AccountForm';
import {Refusals} from '~/account/Refusals';
import {toReviewRefusals, toTypedReview} from './review-validation';
import {StarPicker} from './StarPicker';

interface Props {
  slug: string;
  own: OwnReview;
  posted: AccountAnswer | undefined;
}

function Fields({own, refusals, typed}: AccountFormState & {own: OwnReview}) {
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
    <AccountForm
      action={`/account/reviews/${slug}`}
      posted={posted}
      check={(fields) => toReviewRefusals(toTypedReview(fields), own.stars)}
      failed={reviewMessages.failed}
    >
      {(state) => (
        <>
          {own.review && !state.message && (
            <Alert tone="info">{reviewWords.own[own.review.status]}</Alert>
          )}
          <Fields {...state} own={own} />
          <Refusals refusals={state.refusals} />
          {state.message && <Alert tone="success">{state.message}</Alert>}
          <button type="submit" className="btn btn-primary w-full" aria-disabled={state.isWaiting}>
            {state.isWaiting ? accountMessages.pleaseWait : reviewMessages.send}
          </button>
          <p className="text-sm text-ink-soft">{reviewMessages.moderation}</p>
        </>
      )}
    </AccountForm>
  );
}
