import {randomHex, signatureOf} from '../digest';

/** Tokens live as long as this process. */
const secret = randomHex(32);

/** As base64url; what the shop puts into a token is ASCII. */
const encode = (part: object) =>
  btoa(JSON.stringify(part)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
const head = encode({typ: 'JWT', alg: 'HS256'});

const decode = (text: string) => atob(text.replaceAll('-', '+').replaceAll('_', '/'));

interface Claims {
  iss: string;
  /** Seconds since 1970. */
  iat: number;
  nbf: number;
  exp: number;
  data: Record<string, unknown>;
}

/** A JSON Web Token as WooGraphQL and login plugins sign theirs. */
export function signToken(iss: string, data: Record<string, unknown>, seconds: number): string {
  const now = Math.floor(Date.now() / 1000);
  const claims: Claims = {iss, iat: now, nbf: now, exp: now + seconds, data};
  const text = `${head}.${encode(claims)}`;
  return `${text}.${signatureOf(secret, text)}`;
}

/** What a token carries, or why it is none, in the words of the shop's library. */
export function readToken(token: string): {claims: Claims} | {problem: string} {
  const parts = token.split('.');
  const [first = '', second = '', signature = ''] = parts;
  if (parts.length !== 3) return {problem: 'Wrong number of segments'};
  if (signatureOf(secret, `${first}.${second}`) !== signature)
    return {problem: 'Signature verification failed'};
  const claims = JSON.parse(decode(second)) as Claims;
  return claims.exp * 1000 <= Date.now() ? {problem: 'Expired token'} : {claims};
}
