import {readWithin} from './read-within';

/** Far more than a hundred products take; a service that sends more has lost its way. */
const mostBytes = 8 * 1024 * 1024;

/** There was more of an answer than any can be. */
export class TooLarge extends Error {
  override readonly name = 'TooLarge';
}

/** The text of an answer. Throws TooLarge. */
export async function readText(response: Response): Promise<string> {
  const body = await readWithin(response, mostBytes);
  if (!body) throw new TooLarge();
  return body.text();
}
