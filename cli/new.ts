import {cpSync, existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {createInterface} from 'node:readline/promises';
import {parseArgs} from 'node:util';
import {failing} from '../build/look/contrast.ts';
import {completeLook} from '../build/look/shape.ts';
import {builtIn, type ListedLanguage} from '../build/own-content.ts';
import {runCommand} from './load-module.ts';

const usage =
  'npm run new -- ../acorn [--name Acorn] [--colour #7a4a1e] [--currency EUR] [--countries "DE AT"] [--languages es]';
const questions = {
  name: ['What is the shop called?', 'Acorn'],
  colour: ['Its colour, for buttons and links?', '#2f5d46'],
  currency: ['Its currency?', 'USD'],
  countries: ['Where does it sell (codes of countries)?', 'US'],
  languages: ['Which languages beside English (es)?', ''],
} as const;

type Answers = Record<keyof typeof questions, string>;

/** What is not given as an option is asked; without a terminal it is as proposed. */
async function readAnswers(given: Partial<Answers>): Promise<Answers> {
  const terminal = process.stdin.isTTY ? createInterface(process.stdin, process.stdout) : null;
  const answers: Partial<Answers> = {};
  for (const name of Object.keys(questions) as (keyof Answers)[]) {
    const [question, usual] = questions[name];
    const said = given[name] ?? (await terminal?.question(`${question} [${usual}] `));
    answers[name] = said?.trim() || usual;
  }
  terminal?.close();
  return answers as Answers;
}

function toLook(brand: string) {
  const colors = {ground: '#fbfaf8', ink: '#24262b', brand, accent: '#e9b44c', sale: '#b5532f'};
  if (!/^#[\da-f]{6}$/i.test(brand)) throw new Error(`${brand} is no colour like #2f5d46.`);
  const [unread] = failing(colors);
  if (unread)
    throw new Error(
      `With ${brand} nobody could read ${unread.tone} on ${unread.on}: take a darker one.`,
    );
  return completeLook({colors});
}

/** Grounds in the shop's colour take the places of our pictures, until its own do. */
async function paint(folder: string, colour: string): Promise<void> {
  // A tool: `npm start` installs it not.
  const {default: sharp} = await import('sharp');
  const ground = (width: number, height: number) =>
    sharp({create: {width, height, channels: 3, background: colour}});
  const put = (file: string, width: number, height: number) =>
    ground(width, height).toFile(path.join(folder, 'public', file));
  mkdirSync(path.join(folder, 'public/pictures'));
  for (const name of ['hero', 'kitchen', 'about-garden', 'about-kitchen'])
    for (const width of [320, 640, 960, 1280])
      for (const type of ['webp', 'avif'])
        await put(`pictures/${name}-${width}.${type}`, width, width * 0.6875);
  await put('apple-touch-icon.png', 180, 180);
  await put('favicon-32.png', 32, 32);
  await put('share.jpg', 1200, 630);
}

function write(folder: string, {name, colour, currency, countries, languages}: Answers): void {
  const look = toLook(colour);
  const listed = readFileSync(path.join(builtIn, 'languages.json'), 'utf8');
  const further = (JSON.parse(listed) as ListedLanguage[]).filter(({code}) =>
    languages.split(/[\s,]+/).includes(code),
  );
  cpSync(path.join(builtIn, '../content-new'), folder, {recursive: true});
  const put = (file: string, text: string) => writeFileSync(path.join(folder, file), `${text}\n`);
  const changes = Object.entries({
    "'New Shop'": JSON.stringify(name),
    'New Shop': name,
    '#2f5d46': colour,
    '.env.path': path.join(folder, '.env'),
    CURRENCY: currency,
    COUNTRIES: countries,
    LANGUAGES: ['English', ...further.map(({code}) => code)].join(', '),
  });
  for (const file of ['brand.ts', 'README.md', 'public/favicon.svg', 'public/logo.svg']) {
    const text = readFileSync(path.join(folder, file), 'utf8').trim();
    put(
      file,
      changes.reduce((all, [from, to]) => all.replaceAll(from, to), text),
    );
  }
  put('look.json', JSON.stringify(look, null, 2));
  put('languages.json', JSON.stringify(further));
  for (const {code} of further) mkdirSync(path.join(folder, code));
  put('.env', `CONTENT=${folder}\nSHOP_CURRENCY=${currency}`);
}

async function run(): Promise<number> {
  const options = Object.fromEntries(
    Object.keys(questions).map((name) => [name, {type: 'string'}] as const),
  );
  const {values, positionals} = parseArgs({options, allowPositionals: true});
  if (!positionals[0]) throw new Error(usage);
  const folder = path.resolve(positionals[0]);
  if (existsSync(folder) && readdirSync(folder).length > 0)
    throw new Error(`${folder} is not empty: nothing is written.`);
  const answers = await readAnswers(values);
  write(folder, answers);
  await paint(folder, answers.colour);
  console.log(
    `${folder} is a shop of its own. Its README.md says what to change first.\nOpen it: ENV_FILE=${path.join(folder, '.env')} npm start`,
  );
  return 0;
}

await runCommand(run, usage, 'docs/upgrades.md#a-folder-of-your-own');
