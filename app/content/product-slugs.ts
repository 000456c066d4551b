/** What the shop calls the product of the bundle offer; renamed there, it is renamed here. */
export const bundleSlug = 'bellyful-bundle';
