/** What a phone can do with a page. */
export const phoneWords = {
  share: 'Share',
  linkCopied: 'Link copied.',
  linkNotCopied: 'The link could not be copied. You can copy it from the address bar.',
  keepAwake: 'Keep the screen on',
  keepAwakeHint: 'While this recipe is open, the screen does not dim or lock.',
  awakeRefused: 'This device will not keep its screen on right now, perhaps to save its battery.',
} as const;
