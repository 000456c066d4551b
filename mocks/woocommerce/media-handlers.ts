import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {http, HttpResponse, type RequestHandler} from 'msw';
import {pictureFolder} from '../recorded/folder';
import {findMediaFolder, uploadsPath} from './media';
import type {Shop} from './shop';

const mediaFolder = findMediaFolder();

const absent = () => new HttpResponse('Not found', {status: 404});

/** The uploads folder of the mocked WordPress, and what was recorded of a real one. */
export const mediaHandlers = (shop: Shop): RequestHandler[] => [
  http.get(`*${uploadsPath}:file`, ({params}) => answerPicture(mediaFolder, params['file'])),
  http.get(`*${uploadsPath}recorded/:id/:file`, ({params}) => {
    const recorded = shop.recorded && pictureFolder(shop.recorded.folder, Number(params['id']));
    return answerPicture(recorded, params['file']);
  }),
];

async function answerPicture(folder: string | null, name: unknown): Promise<Response> {
  const file = path.basename(String(name));
  if (folder === null || !file.endsWith('.webp')) return absent();
  try {
    const picture = await readFile(path.join(folder, file));
    return HttpResponse.arrayBuffer(new Uint8Array(picture).buffer, {
      headers: {'Content-Type': 'image/webp', 'Cache-Control': 'public, max-age=86400'},
    });
  } catch {
    return absent();
  }
}
