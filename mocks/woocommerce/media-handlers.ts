import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {http, HttpResponse} from 'msw';
import {findMediaFolder, uploadsPath} from './media';

const mediaFolder = findMediaFolder();

const absent = () => new HttpResponse('Not found', {status: 404});

/** The uploads folder of the mocked WordPress. */
export const mediaHandlers = [
  http.get(`*${uploadsPath}:file`, async ({params}) => {
    const file = path.basename(String(params['file']));
    if (mediaFolder === null || !file.endsWith('.webp')) return absent();
    try {
      const picture = await readFile(path.join(mediaFolder, file));
      return HttpResponse.arrayBuffer(new Uint8Array(picture).buffer, {
        headers: {'Content-Type': 'image/webp', 'Cache-Control': 'public, max-age=86400'},
      });
    } catch {
      return absent();
    }
  }),
];
