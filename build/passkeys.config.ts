import {defineConfig, type Plugin} from 'vite';

const library = '/@simplewebauthn/server/';

/** A passkey's maker is not asked for (`attestation: 'none'`): what reads makers' certificates would be two thirds of the file. */
const certificates =
  /\/(verifyAttestation(?!Packed)\w+|validate(?:CertificatePath|ExtFIDOGenCEAAGUID)|isCertRevoked|getCertificateInfo|(?:convert|map)X509\w+)\.js$/;

const withoutCertificates: Plugin = {
  name: 'without-certificates',
  load(file) {
    const [, name] = certificates.exec(file) ?? [];
    return name && file.includes(library)
      ? `export const ${name} = () => { throw new Error('No certificate is read') }`
      : null;
  },
};

/** Two numbers are all that the worker reads of ASN.1. */
const twoNumbers = `${import.meta.dirname}/ecdsa-numbers.ts`;

/** Bundles what verifies passkeys: a file beside the worker, loaded by all languages with the first passkey. */
export default defineConfig({
  publicDir: false,
  plugins: [withoutCertificates],
  resolve: {
    tsconfigPaths: true,
    alias: {'@peculiar/asn1-schema': twoNumbers, '@peculiar/asn1-ecc': twoNumbers},
  },
  build: {
    ssr: 'app/account/passkeys/ceremony.server.ts',
    outDir: 'dist/server',
    emptyOutDir: false,
    rolldownOptions: {
      output: {
        entryFileNames: 'passkeys.js',
        minify: true,
        comments: {annotation: false, jsdoc: false, legal: true},
      },
    },
  },
  ssr: {noExternal: true, target: 'webworker'},
});
