/** A public key as its owner publishes it: a JSON Web Key (RFC 7517). */
export interface PublicKey {
  kid: string;
  kty: string;
  crv?: string;
  x?: string;
  y?: string;
  use?: string;
  key_ops?: string[];
  alg?: string;
}

/** What a shopper's agent publishes of itself (rules: Signatures). */
export interface AgentProfile {
  /** Of the Universal Commerce Protocol. */
  version: string;
  keys: PublicKey[];
  /** Where it wants to hear what becomes of its orders; null where it does not. */
  webhookUrl: string | null;
}

interface ProfileReader {
  /** From where the profile was named; null where the shop itself wants it, or nobody knows. */
  network: string | null;
  /** Runs where the profile has to be fetched, and may throw. */
  beforeFetch: () => Promise<void>;
}

/** The profiles of programs, each at the address by which its program names itself, and the way to their own addresses. */
export interface AgentProfiles {
  /** Throws a ProfileError. */
  read(address: string, reader: ProfileReader): Promise<AgentProfile>;
  /** Sends a message to a program, once; whether it said that it has it. */
  send(message: Request): Promise<boolean>;
}

/** `busy`: so many are being fetched, or one for this network, that this one has to wait. */
export type ProfileProblem = 'unreachable' | 'malformed' | 'busy';

export class ProfileError extends Error {
  override readonly name = 'ProfileError';
  readonly problem: ProfileProblem;

  constructor(problem: ProfileProblem) {
    super(`The profile is ${problem}`);
    this.problem = problem;
  }
}
