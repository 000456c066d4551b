/** `1,234`: a whole number to read, or the whole part of one. */
export const inThousands = (whole: number | string, group = ','): string =>
  String(whole).replaceAll(/\B(?=(\d{3})+$)/g, group);
