import type {RecordedFacts} from '../recorded/folder';
import {fetchWithRetries, ShopSilent, type Fetch} from './fetch-with-retries';
import {inGroups, inParallel} from './in-parallel';
import {openStoredFiles} from './stored-files';
import {createQuestions, type Questions} from './questions';
import {toSmallFiles} from './small-files';
import {takeStock, type Progress, type Stock} from './stock-taking';

export interface Recording extends Progress {
  bytes: number;
  missingProducts: number[];
  /** Their addresses. */
  missingPictures: string[];
  /** Why it ended before its end; null when everything was asked. */
  stopped: string | null;
}

interface Options {
  url: string;
  folder: string;
  /** Codes of the further languages whose texts are recorded, too. */
  languages: readonly string[];
  signal: AbortSignal;
  onProgress?: (progress: Progress) => void;
  /** After a first failure. */
  pauseMs?: number;
}

const productsAQuestion = 20;
const questionsAtATime = 2;
const picturesAtATime = 3;

/** Stores a real shop's products and pictures in a folder. What is there already is not requested again. */
export async function recordShop(options: Options): Promise<Recording> {
  const {url, folder, signal, onProgress = () => {}} = options;
  const stored = openStoredFiles(folder);
  const endpoint = toEndpoint(url);
  const before = stored.facts();
  if (before && before.url !== endpoint)
    throw new Error(`${folder} keeps ${before.url}: name another folder with --folder.`);
  const send = fetchWithRetries(options);
  const questions = createQuestions(send, endpoint, options.languages);
  let stock = takeStock(stored, before ?? noFacts(endpoint));
  const stopped = await untilStopped(signal, async () => {
    const facts = await questions.facts();
    stored.storeFacts(facts);
    stock = takeStock(stored, facts);
    const report = () => onProgress(stock.progress());
    report();
    await storeProducts(questions, stock, report);
    await storePictures(send, stock, report);
  });
  return {
    ...stock.progress(),
    bytes: stored.bytes(),
    missingProducts: stock.missingProducts(),
    missingPictures: stock.missingPictures().map(([, address]) => address),
    stopped,
  };
}

const noFacts = (url: string): RecordedFacts => ({url, title: '', productIds: [], hiddenIds: []});

async function untilStopped(signal: AbortSignal, work: () => Promise<void>) {
  try {
    await work();
    return null;
  } catch (thrown) {
    if (signal.aborted) return 'Stopped.';
    if (thrown instanceof ShopSilent) return thrown.message;
    throw thrown;
  }
}

async function storeProducts(questions: Questions, stock: Stock, report: () => void) {
  const groups = inGroups(stock.missingProducts(), productsAQuestion);
  await inParallel(groups, questionsAtATime, async (ids) => {
    for (const node of await questions.products(ids)) stock.storeProduct(node);
    report();
  });
}

async function storePictures(send: Fetch, stock: Stock, report: () => void) {
  await inParallel(stock.missingPictures(), picturesAtATime, async ([id, address]) => {
    const {status, bytes} = await send(address);
    const files = status === 200 ? await toSmallFiles(bytes).catch(() => []) : [];
    if (files.length > 0) stock.storePicture(id, files);
    report();
  });
}

/** `https://shop.example` stands for its `/graphql`. */
function toEndpoint(url: string): string {
  if (!URL.canParse(url)) throw new Error(`${url} is no address: https://shop.example`);
  const address = new URL(url);
  if (!/graphql\/?$/.test(address.pathname))
    address.pathname = `${address.pathname.replace(/\/$/, '')}/graphql`;
  return address.href;
}
