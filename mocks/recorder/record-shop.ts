import type {RecordedFacts} from '../recorded/folder';
import {askPolitely, ShopSilent, type Ask} from './ask-politely';
import {inGroups, inTurns} from './in-turns';
import {openKeptFiles} from './kept-files';
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
  signal: AbortSignal;
  onProgress?: (progress: Progress) => void;
  /** After a first failure. */
  pauseMs?: number;
}

const productsAQuestion = 20;
const questionsAtATime = 2;
const picturesAtATime = 3;

/** Keeps a real shop's products and pictures in a folder. What is there already is not asked again. */
export async function recordShop(options: Options): Promise<Recording> {
  const {url, folder, signal, onProgress = () => {}} = options;
  const kept = openKeptFiles(folder);
  const endpoint = toEndpoint(url);
  const before = kept.facts();
  if (before && before.url !== endpoint)
    throw new Error(`${folder} keeps ${before.url}: name another folder with --folder.`);
  const ask = askPolitely(options);
  const questions = createQuestions(ask, endpoint);
  let stock = takeStock(kept, before ?? noFacts(endpoint));
  const stopped = await untilStopped(signal, async () => {
    const facts = await questions.facts();
    kept.keepFacts(facts);
    stock = takeStock(kept, facts);
    const tell = () => onProgress(stock.progress());
    tell();
    await keepProducts(questions, stock, tell);
    await keepPictures(ask, stock, tell);
  });
  return {
    ...stock.progress(),
    bytes: kept.bytes(),
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

async function keepProducts(questions: Questions, stock: Stock, tell: () => void) {
  const groups = inGroups(stock.missingProducts(), productsAQuestion);
  await inTurns(groups, questionsAtATime, async (ids) => {
    for (const node of await questions.products(ids)) stock.keepProduct(node);
    tell();
  });
}

async function keepPictures(ask: Ask, stock: Stock, tell: () => void) {
  await inTurns(stock.missingPictures(), picturesAtATime, async ([id, address]) => {
    const {status, bytes} = await ask(address);
    const files = status === 200 ? await toSmallFiles(bytes).catch(() => []) : [];
    if (files.length > 0) stock.keepPicture(id, files);
    tell();
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
