/** 32 random bytes are 43 signs in base64 and 64 in hex. */
const fewestSigns = 43;
/** Fewer different ones do not come out of a random generator. */
const fewestDifferentSigns = 10;

/** Whether a secret looks as if a generator made it, not a person or a repeated key. */
export function isStrongSecret(secret: string): boolean {
  const isRepeated = `${secret}${secret}`.slice(1, -1).includes(secret);
  return (
    secret.length >= fewestSigns && new Set(secret).size >= fewestDifferentSigns && !isRepeated
  );
}
