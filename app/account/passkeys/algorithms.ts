/** ES256, EdDSA and RS256: what every authenticator has one of. */
export const algorithms = [-7, -8, -257];
