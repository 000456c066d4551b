// Measures accessibility, best practices and SEO of the built shop as Lighthouse's phone sees it.
// `npm run build` first; fails when a page has less than 100 in any of them.
import {spawn} from 'node:child_process';
import {chromium} from '@playwright/test';
import lighthouse from 'lighthouse';
import {aboutBrowser} from './browser.ts';

const port = Number(process.env.LIGHTHOUSE_PORT ?? 3190);
const chromePort = port + 1;
const origin = `http://127.0.0.1:${port}`;
const categories = ['accessibility', 'best-practices', 'seo'];
const pages = [
  '/',
  '/products',
  '/wordpress-product/konjac-spaghetti',
  '/pain-free-weight-loss',
  '/about',
  '/faq',
  '/recipes',
  '/contact',
];

const server = spawn('node', ['dist/host/node.js'], {
  env: {...process.env, PORT: String(port), HOST: '127.0.0.1'},
  stdio: ['ignore', 'ignore', 'inherit'],
});

async function isOpen() {
  for (let tries = 0; tries < 100; tries += 1) {
    const isReady = await fetch(origin).then(
      ({ok}) => ok,
      () => false,
    );
    if (isReady) return;
    await new Promise((done) => setTimeout(done, 200));
  }
  throw new Error(`The shop does not answer at ${origin}. Has it been built?`);
}

async function measure(path) {
  const result = await lighthouse(
    origin + path,
    {port: chromePort, logLevel: 'error', maxWaitForLoad: 60_000},
    {extends: 'lighthouse:default', settings: {onlyCategories: categories}},
  );
  const {lhr} = result;
  const scores = categories.map((name) => Math.round((lhr.categories[name]?.score ?? 0) * 100));
  const failed = Object.values(lhr.audits).filter(
    ({score, scoreDisplayMode}) => score !== null && score < 1 && scoreDisplayMode === 'binary',
  );
  return {path, scores, failed: failed.map(({id, title}) => `${id}: ${title}`)};
}

const browser = await chromium.launch({
  ...aboutBrowser(),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    `--remote-debugging-port=${chromePort}`,
  ],
});
let isPerfect = true;
try {
  await isOpen();
  console.log(`${'page'.padEnd(40)}${categories.join('  ')}`);
  for (const path of pages) {
    const {scores, failed} = await measure(path);
    const cells = scores.map((score, place) => String(score).padStart(categories[place].length));
    console.log(path.padEnd(40) + cells.join('  '));
    for (const audit of failed) console.log(`  ${audit}`);
    isPerfect &&= scores.every((score) => score === 100);
  }
} finally {
  await browser.close();
  server.kill('SIGTERM');
}
process.exitCode = isPerfect ? 0 : 1;
