/** Texts that stand in both languages as they are, and why. */
export const sameAsEnglish: Record<string, string> = {
  Bellyful: 'our name',
};
