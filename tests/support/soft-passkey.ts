import {createHash, generateKeyPairSync, randomBytes, sign, type KeyObject} from 'node:crypto';

const sha256 = (data: string | Uint8Array) => createHash('sha256').update(data).digest();
const base64url = (data: Uint8Array | string) => Buffer.from(data).toString('base64url');

/** What an authenticator would do otherwise in a browser of a shopper. */
export interface Odd {
  origin?: string;
  rpId?: string;
  isVerified?: boolean;
  counter?: number;
  userHandle?: string;
}

interface Asked {
  challenge: string;
  rp?: {id: string};
  rpId?: string;
  user?: {id: string};
}

const flags = {present: 0x01, verified: 0x04, hasKey: 0x40};

/** An authenticator in memory with one P-256 key, and the browser around it. */
export class SoftPasskey {
  readonly id = base64url(randomBytes(16));
  counter = 0;
  userHandle = '';
  readonly #privateKey: KeyObject;
  readonly #cose: Buffer;

  constructor() {
    const {privateKey, publicKey} = generateKeyPairSync('ec', {namedCurve: 'P-256'});
    const {x = '', y = ''} = publicKey.export({format: 'jwk'});
    this.#privateKey = privateKey;
    // {1: 2, 3: -7, -1: 1, -2: x, -3: y} in CBOR.
    this.#cose = Buffer.concat([
      Buffer.from('a5010203262001215820', 'hex'),
      Buffer.from(x, 'base64url'),
      Buffer.from('225820', 'hex'),
      Buffer.from(y, 'base64url'),
    ]);
  }

  #facts(rpId: string, {isVerified = true, counter = (this.counter += 1)}: Odd, more = 0): Buffer {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    const set = flags.present + (isVerified ? flags.verified : 0) + more;
    return Buffer.concat([sha256(rpId), Buffer.from([set]), count]);
  }

  #answer(type: string, challenge: string, {origin = 'https://shop.example'}: Odd, more: object) {
    const clientDataJSON = base64url(JSON.stringify({type, challenge, origin}));
    const named = {id: this.id, rawId: this.id, type: 'public-key', clientExtensionResults: {}};
    return {...named, response: {clientDataJSON, ...more}};
  }

  /** What `navigator.credentials.create` gives, as it is sent. */
  create({challenge, rp, user}: Asked, odd: Odd = {}): string {
    this.userHandle = user?.id ?? '';
    const id = Buffer.from(this.id, 'base64url');
    const facts = Buffer.concat([
      this.#facts(odd.rpId ?? rp?.id ?? '', odd, flags.hasKey),
      Buffer.alloc(16),
      Buffer.from([0, id.length]),
      id,
      this.#cose,
    ]);
    // {"fmt": "none", "attStmt": {}, "authData": facts} in CBOR.
    const attestationObject = Buffer.concat([
      Buffer.from('a363666d74646e6f6e656761747453746d74a0686175746844617461', 'hex'),
      Buffer.from([0x58, facts.length]),
      facts,
    ]);
    const more = {attestationObject: base64url(attestationObject)};
    return JSON.stringify(this.#answer('webauthn.create', challenge, odd, more));
  }

  /** What `navigator.credentials.get` gives. */
  get({challenge, rpId}: Asked, odd: Odd = {}): string {
    const facts = this.#facts(odd.rpId ?? rpId ?? '', odd);
    const answer = this.#answer('webauthn.get', challenge, odd, {});
    const client = Buffer.from(answer.response.clientDataJSON, 'base64url');
    const signature = sign('sha256', Buffer.concat([facts, sha256(client)]), this.#privateKey);
    const response = {
      ...answer.response,
      authenticatorData: base64url(facts),
      signature: base64url(signature),
      userHandle: odd.userHandle ?? this.userHandle,
    };
    return JSON.stringify({...answer, response});
  }
}
