/** A passkey as its account lists it. */
export interface Passkey {
  id: string;
  /** How authenticators name it, base64url. */
  credentialId: string;
  name: string;
  /** ISO 8601. */
  createdAt: string;
  usedAt: string | null;
}

/** What of an answer to a challenge was verified; the service takes each challenge once. */
export interface VerifiedAnswer {
  credentialId: string;
  /** What the challenge is known by. */
  challenge: string;
  counter: number;
}

export interface NewPasskey extends VerifiedAnswer {
  /** COSE, base64url. */
  publicKey: string;
  /** How authenticators name the account, base64url: the same for all that it has. */
  userHandle: string;
  name: string;
}

/** By what an answer is verified. */
export type StoredPasskey = Pick<NewPasskey, 'publicKey' | 'counter' | 'userHandle'>;

export interface OwnPasskeys {
  passkeys: Passkey[];
  userHandle: string | null;
  /** Whether who asks has signed in just now, and may add and remove some. */
  isFresh: boolean;
}
