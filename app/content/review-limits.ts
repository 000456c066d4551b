/** Letters that a review may have (rules: Reviews). */
export const reviewLimits = {name: 60, text: 3000} as const;
