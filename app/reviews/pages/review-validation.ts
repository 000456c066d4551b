import type {Refusal} from '~adapters/commerce';
import type {OwnReview, WrittenReview} from '~adapters/reviews';
import {reviewMessages, reviewLimits} from '~/content/messages/reviews';
import {isEmailAddress} from '~/forms/email-address';

/** A review as it was typed into its form. */
export type TypedReview = Record<'name' | 'text' | 'stars', string>;

export const toTypedReview = (fields: Record<string, string>): TypedReview => ({
  name: (fields['name'] ?? '').trim(),
  text: (fields['text'] ?? '').replaceAll('\r\n', '\n').trim(),
  stars: fields['stars'] ?? '',
});

type Rule = [field: keyof TypedReview, message: string, isBroken: (typed: TypedReview) => boolean];

const isNumberOfStars = (stars: string) => /^[1-5]$/.test(stars);

const hasEmailAddress = (text: string) => text.split(/[\s<>()[\]",;:]/).some(isEmailAddress);

const textRules: Rule[] = [
  ['name', reviewMessages.nameMissing, ({name}) => name === ''],
  ['name', reviewMessages.nameTooLong, ({name}) => name.length > reviewLimits.name],
  ['name', reviewMessages.nameIsAddress, ({name}) => hasEmailAddress(name)],
  ['text', reviewMessages.textMissing, ({text}) => text === ''],
  ['text', reviewMessages.textTooLong, ({text}) => text.length > reviewLimits.text],
];

const starRules: Record<OwnReview['stars'], Rule[]> = {
  required: [['stars', reviewMessages.starsMissing, ({stars}) => !isNumberOfStars(stars)]],
  optional: [
    [
      'stars',
      reviewMessages.starsMissing,
      ({stars}) => stars !== '' && stars !== '0' && !isNumberOfStars(stars),
    ],
  ],
  none: [],
};

/** Everything that is wrong with it, in the form's order; alike in the browser and on the server. */
export const toReviewRefusals = (typed: TypedReview, stars: OwnReview['stars']): Refusal[] =>
  [...starRules[stars], ...textRules]
    .filter(([, , isBroken]) => isBroken(typed))
    .map(([field, message]) => ({field, message}));

export const toWrittenReview = ({name, text, stars}: TypedReview): WrittenReview => ({
  name,
  text,
  stars: isNumberOfStars(stars) ? Number(stars) : null,
});
