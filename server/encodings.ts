import type {IncomingMessage} from 'node:http';
import Negotiator from 'negotiator';
import type {Encoding} from './cached-page.ts';

/** The smallest first. */
const encodings: Encoding[] = ['br', 'gzip', 'identity'];

/** What @types/negotiator leaves out: which of equally wanted encodings a server prefers. */
interface Preferring {
  encoding(available: Encoding[], options: {preferred: Encoding[]}): Encoding | undefined;
}

/** The encoding that a request wants most, the smallest of equals (RFC 9110, section 12.5.3); plain where it takes none. */
export const bestEncoding = (request: IncomingMessage): Encoding =>
  (new Negotiator(request) as Preferring).encoding(encodings, {preferred: encodings}) ?? 'identity';
