import {spawnSync} from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import {leftInEnglish} from '../build/left-in-english.ts';
import {builtIn, contentFolders, languageNow} from '../build/own-content.ts';
import {compareContent, contentFiles, sharedExports} from '../build/own-texts.ts';

/** The built-in content with the owner's folder laid over it, as the build has them. */
const work = path.resolve('.react-router/content');

/** A text may be another one; what is called stays a function, what is listed a list. */
const fits = `type Fits<T> = T extends string ? string : T extends number ? number : T extends boolean ? boolean
: T extends (...given: infer Given) => infer Made ? (...given: Given) => Fits<Made>
: T extends readonly (infer Item)[] ? readonly Fits<Item>[]
: T extends object ? {readonly [Key in keyof T]?: Fits<T[Key]> | undefined} : T;`;

const modules = (folder: string) => contentFiles(folder).filter((name) => name.endsWith('.ts'));

/** The built-in module stays beside its own one, which has from it what it lacks and means it by its own name. */
const beside = (name: string) => name.replace(/\.ts$/, '.built-in.ts');

function layOver(folder: string): void {
  cpSync(builtIn, work, {recursive: true, filter: (file) => !file.includes('.test.')});
  for (const name of modules(folder)) {
    const file = path.join(work, name);
    const itself = `~/content/${name.replace(/(?:\/index)?\.ts$/, '')}'`;
    const base = `~/content/${beside(name)}'`;
    const text = readFileSync(path.join(folder, name), 'utf8').replaceAll(itself, base);
    const hasNamesake = existsSync(file);
    mkdirSync(path.dirname(file), {recursive: true});
    if (hasNamesake) renameSync(file, path.join(work, beside(name)));
    writeFileSync(file, hasNamesake ? `${text}\nexport * from '${base};\n` : text);
  }
}

/** What the types say against the folder: of its own modules, and of each text beside the built-in one. */
function checkTypes(folder: string): string[] {
  rmSync(work, {recursive: true, force: true});
  layOver(folder);
  const shared = modules(folder).flatMap((file) =>
    sharedExports(file, folder).map((name) => ({file, name})),
  );
  const comparison = shared.map(({file, name}, index) => {
    const base = `typeof import('./${beside(file)}').${name}`;
    return `import {${name} as own${index}} from './${file}'; own${index} satisfies Fits<${base}>;`;
  });
  writeFileSync(path.join(work, 'comparison.ts'), [...comparison, fits].join('\n'));
  const rooms = {'~': 'app', '~adapters': 'adapters', '~graphql': 'graphql', '~mocks': 'mocks'};
  const paths = Object.entries(rooms).map(([alias, room]) => [`${alias}/*`, [`../../${room}/*`]]);
  const config = {
    extends: '../../tsconfig.json',
    include: [],
    files: [...modules(folder), 'comparison.ts'],
    compilerOptions: {
      tsBuildInfoFile: './tsbuildinfo',
      paths: {'~/content/*': ['./*'], ...Object.fromEntries(paths)},
    },
  };
  writeFileSync(path.join(work, 'tsconfig.json'), JSON.stringify(config));
  const compiler = ['node_modules/typescript/bin/tsc', '-p', work, '--pretty', 'false'];
  const {stdout} = spawnSync(process.execPath, compiler, {encoding: 'utf8'});
  rmSync(work, {recursive: true, force: true});
  return stdout.split('\n').flatMap((line) => toOwnLine(line, folder, shared));
}

/** Where it stands in the folder; what is said of other files is left out. */
function toOwnLine(line: string, folder: string, shared: {file: string; name: string}[]) {
  const [, file = '', row = '', , said = ''] =
    /content\/(.+?)\((\d+),(\d+)\): error \w+: (.*)/.exec(line) ?? [];
  const one = file === 'comparison.ts' ? shared[Number(row) - 1] : undefined;
  if (one) return [`${path.join(folder, one.file)}: ${one.name}: ${said}`];
  return modules(folder).includes(file) ? [`${path.join(folder, file)}:${row}: ${said}`] : [];
}

const [folder] = contentFolders();
if (folder === undefined) {
  console.error(
    'CONTENT names no folder of your own: what is built in is held by npm run lint. See docs/upgrades.md#a-folder-of-your-own',
  );
  process.exitCode = 2;
} else {
  const {lacking, unread} = compareContent(folder);
  const problems = checkTypes(folder);
  const left = languageNow() === null ? [] : leftInEnglish(folder);
  for (const {file, text} of left) console.log(`english   ${file}: ${text}`);
  for (const line of lacking) console.log(`built in  ${line}`);
  for (const line of unread) console.log(`not read  ${line}`);
  for (const line of problems) console.log(`wrong     ${line}`);
  console.log(problems.length > 0 ? `${problems.length} to correct.` : `${folder} fits.`);
  process.exitCode = problems.length > 0 ? 1 : 0;
}
