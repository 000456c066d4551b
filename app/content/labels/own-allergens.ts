/** Unfolds where a shopper ticks what he must not eat. */
export const ownAllergensTitle = 'My allergens';
