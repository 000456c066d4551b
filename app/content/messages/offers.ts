/** Both landing offers and the offer page. */
export const offerMessages = {
  productMissing: 'Product information is not available. Please try again later.',
  kitRequired: 'Please select your kit type.',
  sampleRequired: 'Please select your free sample type.',
  konjacProductRequired: 'Please select a product first.',
  optionRequired: 'Please select an option to continue.',
  /** Where the cart asks before an offer takes its place. */
  takesOut:
    'This offer takes what is below out of your cart. It stays on this page, and one press brings it back.',
  takeOut: 'Claim the offer',
  failed: 'There was an error processing your offer. Please try again.',
  konjacLoadFailed: (message: string) => `Failed to load Konjac products: ${message}`,
} as const;
