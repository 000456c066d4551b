export const starsLabel = (rating: number) => `${Number(rating.toFixed(1))} out of 5 stars`;
