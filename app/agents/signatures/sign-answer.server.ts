import {createSignature} from 'http-message-sig';
import type {AppServices} from '~/server/app-services';
import {p256, signingKeyOf} from './keys.server';
import {toContentDigest} from './content-digest';

/**
 * The answer with the shop's signature over its status and body (RFC 9421, RFC 9530; rules: Signatures). Nothing on its
 * way may change it: packed, it would be another one.
 */
export async function signAnswer({env}: AppServices, answer: Response): Promise<Response> {
  const body = await answer.arrayBuffer();
  const {privateKey, publicKey} = await signingKeyOf(env.SESSION_SECRET);
  const headers = new Headers(answer.headers);
  if (body.byteLength > 0) headers.set('Content-Digest', await toContentDigest(body));
  headers.set('Cache-Control', 'no-store, no-transform');
  const signed = new Response(body.byteLength > 0 ? body : null, {status: answer.status, headers});
  const {signature, signatureInput} = await createSignature(signed, {
    components: ['@status', ...(body.byteLength > 0 ? ['content-digest', 'content-type'] : [])],
    parameters: {created: Math.floor(Date.now() / 1000), keyid: publicKey.kid},
    signer: {
      algorithm: p256.name,
      sign: async (base) =>
        new Uint8Array(await crypto.subtle.sign(p256.signature, privateKey, new Uint8Array(base))),
    },
  });
  signed.headers.set('Signature-Input', signatureInput);
  signed.headers.set('Signature', signature);
  return signed;
}
