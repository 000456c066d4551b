import sharp from 'sharp';

const colours = {width: 40, height: 20, channels: 3, background: '#b04a2f'} as const;

/** What a camera and a program write beside a picture, and what nobody else is to learn. */
export const secrets = ['SecretCamera', 'SecretPlace', '2026:11:27'];

const exif = {
  IFD0: {Make: 'SecretCamera', DateTime: '2026:11:27 10:00:00'},
  IFD3: {GPSLatitudeRef: 'N', GPSLatitude: '45/1 31/1 12/1', GPSAreaInformation: 'SecretPlace'},
};
const xmp = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about="SecretPlace"/></rdf:RDF></x:xmpmeta>`;

/** A picture as a camera writes it, held upright; half of it is of another color, so that one sees how it is turned. */
export async function aPhoto(format: 'jpeg' | 'png' | 'webp' = 'jpeg'): Promise<Uint8Array> {
  const half = await sharp({create: {...colours, width: 20, background: '#245c3a'}})
    .png()
    .toBuffer();
  const bytes = await sharp({create: colours})
    .composite([{input: half, left: 0, top: 0}])
    .withExif(exif)
    .withMetadata({orientation: 6})
    .withXmp(xmp)
    .withIccProfile('p3')
    .toFormat(format, {progressive: true})
    .toBuffer();
  return new Uint8Array(bytes);
}

/** Its pixels as they are seen. */
export async function toSeen(picture: Uint8Array) {
  const {data, info} = await sharp(picture).autoOrient().raw().toBuffer({resolveWithObject: true});
  return {pixels: data.toString('base64'), width: info.width, height: info.height};
}
