import {useState} from 'react';
import {findTypedProblem, type AddressWithEmail} from '~/forms/address-rules';

type Part = keyof AddressWithEmail;

/**
 * Sentences about fields that were left filled and wrong (rules: The checkout's checks in order): gone as soon as
 * the field is right, and back only after it is left again.
 */
export function useBlurProblems() {
  const [left, setLeft] = useState<ReadonlySet<Part>>(new Set());
  const note = (part: Part, isWrong: boolean) => {
    if (left.has(part) === isWrong) return;
    const others = [...left].filter((one) => one !== part);
    setLeft(new Set(isWrong ? [...others, part] : others));
  };
  return {
    leave: (part: Part, typed: string) => note(part, findTypedProblem(part, typed) !== null),
    type: (part: Part, typed: string) => {
      if (findTypedProblem(part, typed) === null) note(part, false);
    },
    problemOf: (part: Part, typed: string) =>
      left.has(part) ? findTypedProblem(part, typed) : null,
  };
}
