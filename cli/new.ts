import {cpSync, existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {createInterface} from 'node:readline/promises';
import {parseArgs} from 'node:util';
import {failing} from '../build/look/contrast.ts';
import {completeLook} from '../build/look/shape.ts';
import {builtIn, type ListedLanguage} from '../build/own-content.ts';
import {toSentence} from './load-module.ts';

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
  const answers: [string, string][] = [];
  for (const [name, [question, usual]] of Object.entries(questions)) {
    const said =
      given[name as keyof Answers] ?? (await terminal?.question(`${question} [${usual}] `));
    answers.push([name, said?.trim() || usual]);
  }
  terminal?.close();
  return Object.fromEntries(answers) as Answers;
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
  mkdirSync(path.join(folder, 'public/pictures'));
  for (const name of ['hero', 'kitchen', 'about-garden', 'about-kitchen'])
    for (const width of [320, 640, 960, 1280])
      for (const type of ['webp', 'avif'])
        await ground(width, width * 0.6875).toFile(
          path.join(folder, `public/pictures/${name}-${width}.${type}`),
        );
  await ground(180, 180).toFile(path.join(folder, 'public/apple-touch-icon.png'));
  await ground(32, 32).toFile(path.join(folder, 'public/favicon-32.png'));
  await ground(1200, 630).toFile(path.join(folder, 'public/share.jpg'));
}

function write(folder: string, {name, colour, currency, countries, languages}: Answers): void {
  const look = toLook(colour);
  cpSync(path.join(builtIn, '../content-new'), folder, {recursive: true});
  const change = (file: string, changes: Record<string, string>) => {
    const place = path.join(folder, file);
    const text = Object.entries(changes).reduce(
      (all, [from, to]) => all.replaceAll(from, to),
      readFileSync(place, 'utf8'),
    );
    writeFileSync(place, text);
  };
  change('brand.ts', {"'New Shop'": JSON.stringify(name), '#2f5d46': colour});
  change('public/favicon.svg', {'#2f5d46': colour});
  const listed = JSON.parse(
    readFileSync(path.join(builtIn, 'languages.json'), 'utf8'),
  ) as ListedLanguage[];
  const further = listed.filter(({code}) => languages.split(/[\s,]+/).includes(code));
  const put = (file: string, text: string) => writeFileSync(path.join(folder, file), `${text}\n`);
  put('look.json', JSON.stringify(look, null, 2));
  put('languages.json', JSON.stringify(further));
  for (const {code} of further) mkdirSync(path.join(folder, code));
  put('.env', `CONTENT=${folder}\nSHOP_CURRENCY=${currency}`);
  const names = [
    'English',
    ...further.map(({code}) => `${code} (its texts go into the folder ${code})`),
  ];
  change('README.md', {
    'New Shop': name,
    '.env.path': path.join(folder, '.env'),
    CURRENCY: currency,
    COUNTRIES: countries,
    LANGUAGES: names.join(', '),
  });
}

async function run(): Promise<string> {
  const options = Object.fromEntries(
    Object.keys(questions).map((name) => [name, {type: 'string'}] as const),
  );
  const {
    values,
    positionals: [given],
  } = parseArgs({options, allowPositionals: true});
  if (!given) throw new Error(usage);
  const folder = path.resolve(given);
  if (existsSync(folder) && readdirSync(folder).length > 0)
    throw new Error(`${folder} is not empty: nothing is written.`);
  const answers = await readAnswers(values);
  write(folder, answers);
  await paint(folder, answers.colour);
  return `${folder} is a shop of its own. Its README.md says what to change first.\nOpen it: ENV_FILE=${path.join(folder, '.env')} npm start`;
}

try {
  console.log(await run());
} catch (thrown) {
  console.error(toSentence(thrown, usage, 'The folder could not be written.'));
  process.exitCode = 2;
}
