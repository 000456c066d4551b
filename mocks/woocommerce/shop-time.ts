/** `2026-11-21T07:35:56+00:00`, as WordPress writes it. */
export const toShopTime = (date: Date): string => `${date.toISOString().slice(0, 19)}+00:00`;
