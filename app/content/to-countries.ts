/** Behind _We ship_: how many, and their names behind a colon. */
export const toCountries = (count: number, names: string): string =>
  ` to ${count === 1 ? 'one country' : `${count} countries`}${names}`;
