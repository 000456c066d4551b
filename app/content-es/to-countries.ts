/** Behind _Enviamos_: how many, and their names behind a colon. */
export const toCountries = (count: number, names: string): string =>
  ` a ${count === 1 ? 'un país' : `${count} países`}${names}`;
