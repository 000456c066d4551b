/** What the law asks of a claim depends on its kind: `structure` is structure/function, `business` what the shop says of itself. */
export type ClaimKind = 'structure' | 'nutrient' | 'quality' | 'comparison' | 'origin' | 'business';

export interface Claim {
  kind: ClaimKind;
  /** What supports it. */
  source: string;
  /** What somebody strict about health claims would object. */
  doubt?: string;
  /** A name or an address: confirmed like all others, and never taken away. */
  stays?: true;
  /** Its wordings, as pages have them, sentence by sentence; a heading is a sentence. */
  sentences: readonly string[];
}

/** By their ids, which stay when a wording changes. */
export type Claims = Readonly<Record<string, Claim>>;

export const ownersWord = 'The owner’s word';

/** The same claims in another language. */
export const inOtherWords = <Id extends string>(
  claims: Readonly<Record<Id, Claim>>,
  sentences: Readonly<Record<NoInfer<Id>, readonly string[]>>,
): Record<Id, Claim> => {
  const told = Object.keys(claims) as Id[];
  return Object.fromEntries(
    told.map((id) => [id, {...claims[id], sentences: sentences[id]}]),
  ) as Record<Id, Claim>;
};

/** A text by its sentences; `EE. UU.` is no end of one. */
export const sentencesOf = (text: string): string[] =>
  text.split(/(?<=[.!?]”?)(?<!EE\.)\s+(?=[\p{Lu}\p{N}\u00BF\u00A1“])/u);
