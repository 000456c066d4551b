export const wishLabel = (name: string) => `Wish list: ${name}`;
