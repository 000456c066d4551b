import {http, HttpResponse, type RequestHandler} from 'msw';
import {disk} from '../disk';
import {pictureFolder} from '../recorded/folder';
import {escapeHtml} from '../page';
import {avatarsPath, findMediaFolder, uploadsPath} from './media';
import type {Shop} from './shop';

const mediaFolder = findMediaFolder();

const absent = () => new HttpResponse('Not found', {status: 404});

/** The uploads folder of the mocked WordPress, what was recorded of a real one, and what is drawn: people, and products without a file. */
export const mediaHandlers = (shop: Shop): RequestHandler[] => [
  http.get(`*${uploadsPath}:name.svg`, ({params}) => answerDrawn(String(params['name']))),
  http.get(`*${uploadsPath}:file`, ({params}) => answerFile(mediaFolder, params['file'])),
  http.get(`*${uploadsPath}recorded/:id/:file`, ({params}) => {
    const recorded = shop.recorded && pictureFolder(shop.recorded.folder, Number(params['id']));
    return answerFile(recorded, params['file']);
  }),
  http.get(`*${avatarsPath}:name`, ({params}) => answerDrawn(String(params['name']))),
];

const answerDrawn = (name: string) =>
  HttpResponse.text(toInitial(name), {headers: {'Content-Type': 'image/svg+xml'}});

const toInitial = (name: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96"><rect width="96" height="96" fill="#e4dac8"/><text x="48" y="64" text-anchor="middle" font-family="sans-serif" font-size="48">${escapeHtml(name.slice(0, 1).toUpperCase())}</text></svg>`;

const types: Record<string, string> = {'.webp': 'image/webp', '.pdf': 'application/pdf'};

async function answerFile(folder: string | null, name: unknown): Promise<Response> {
  const file = /[^/\\]*$/.exec(String(name))?.[0] ?? '';
  const type = types[/\.\w+$/.exec(file)?.[0] ?? ''];
  if (folder === null || type === undefined || !disk) return absent();
  try {
    const picture = await disk.promises.readFile(`${folder}/${file}`);
    return HttpResponse.arrayBuffer(new Uint8Array(picture).buffer, {
      headers: {'Content-Type': type, 'Cache-Control': 'public, max-age=86400'},
    });
  } catch {
    return absent();
  }
}
