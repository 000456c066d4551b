import type {Refusal} from '~adapters/commerce';
import type {OwnReview, WrittenReview} from '~adapters/reviews';
import {type reviewMessages, reviewLimits} from '~/content/messages/reviews';
import {isEmailAddress} from '~/forms/email-address';
import type {CodeOf} from '~/forms/refusals';

/** A review as it was typed into its form. */
export type TypedReview = Record<'name' | 'text' | 'stars', string>;

export const toTypedReview = (fields: Record<string, string>): TypedReview => ({
  name: (fields['name'] ?? '').trim(),
  text: (fields['text'] ?? '').replaceAll('\r\n', '\n').trim(),
  stars: fields['stars'] ?? '',
});

type Code = CodeOf<typeof reviewMessages>;
type Rule = [field: keyof TypedReview, code: Code, isBroken: (typed: TypedReview) => boolean];

const isNumberOfStars = (stars: string) => /^[1-5]$/.test(stars);

const hasEmailAddress = (text: string) => text.split(/[\s<>()[\]",;:]/).some(isEmailAddress);

const textRules: Rule[] = [
  ['name', 'nameMissing', ({name}) => name === ''],
  ['name', 'nameTooLong', ({name}) => name.length > reviewLimits.name],
  ['name', 'nameIsAddress', ({name}) => hasEmailAddress(name)],
  ['text', 'textMissing', ({text}) => text === ''],
  ['text', 'textTooLong', ({text}) => text.length > reviewLimits.text],
];

const starRules: Record<OwnReview['stars'], Rule[]> = {
  required: [['stars', 'starsMissing', ({stars}) => !isNumberOfStars(stars)]],
  optional: [
    [
      'stars',
      'starsMissing',
      ({stars}) => stars !== '' && stars !== '0' && !isNumberOfStars(stars),
    ],
  ],
  none: [],
};

/** Everything that is wrong with it, in the form's order; alike in the browser and on the server. */
export const toReviewRefusals = (typed: TypedReview, stars: OwnReview['stars']): Refusal<Code>[] =>
  [...starRules[stars], ...textRules]
    .filter(([, , isBroken]) => isBroken(typed))
    .map(([field, code]) => ({code, field}));

export const toWrittenReview = ({name, text, stars}: TypedReview): WrittenReview => ({
  name,
  text,
  stars: isNumberOfStars(stars) ? Number(stars) : null,
});
