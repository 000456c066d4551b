import {parseArgs} from 'node:util';
import type * as recorder from '../mocks/recorder';
import '../server/env-file.ts';
import {languagesOf} from '../build/own-content.ts';
import {loadModule, runCommand} from './load-module.ts';

const usage = 'npm run record -- https://shop.example [--folder .data/recorded-shop]';

/** Ends with 1 when something is missing, with 2 when there is no shop to read, with 130 after Ctrl-C. */
async function run(): Promise<number> {
  const {values, positionals} = parseArgs({
    options: {folder: {type: 'string'}},
    allowPositionals: true,
  });
  const [url] = positionals;
  if (!url) throw new Error(usage);
  const stop = new AbortController();
  process.once('SIGINT', () => stop.abort());
  const {recordShop, toProgressLine, toSummary, usualFolder} = await loadModule<typeof recorder>(
    './mocks/recorder/index.ts',
  );
  const folder = values.folder ?? usualFolder(process.env);
  const line = progressLine();
  const recording = await recordShop({
    url,
    folder,
    languages: languagesOf().map(({code}) => code),
    signal: stop.signal,
    onProgress: (progress) => line.show(toProgressLine(progress)),
  });
  line.end();
  console.log(toSummary(recording, folder, values.folder ?? 'recorded'));
  if (stop.signal.aborted) return 130;
  const {stopped, missingProducts, missingPictures} = recording;
  return stopped || missingProducts.length + missingPictures.length > 0 ? 1 : 0;
}

/** One line that changes; without a terminal, a line every few seconds. */
function progressLine() {
  const {isTTY} = process.stderr;
  const restMs = isTTY ? 100 : 5000;
  let latest = '';
  let shown = '';
  const write = () => {
    if (latest === shown) return;
    process.stderr.write(isTTY ? `\r\u001b[K${latest}` : `${latest}\n`);
    shown = latest;
  };
  const clock = setInterval(write, restMs);
  return {
    show(text: string): void {
      if (latest === '') setImmediate(write);
      latest = text;
    },
    end(): void {
      clearInterval(clock);
      write();
      if (isTTY) process.stderr.write('\n');
    },
  };
}

await runCommand(run, usage, 'docs/help.md#a-shop-does-not-answer');
