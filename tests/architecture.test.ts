import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {importsOf, root, withoutEnding, type Import} from './support/imports';

const ports = [
  'adapters/commerce',
  'adapters/accounts',
  'adapters/agents',
  'adapters/back-in-stock',
  'adapters/content',
  'adapters/rate-limits',
  'adapters/payments',
  'adapters/mail',
  'adapters/reviews',
  'adapters/supplies',
];

/** What the implementations of a port are made of. */
const outside = ['adapters/commerce', 'adapters/http'];

const ground = [
  ...ports,
  'app/content',
  'app/pricing',
  'app/forms',
  'app/seo',
  'app/browser',
  'app/server',
  'app/ui',
  'app/route-facts.ts',
];
/** What capabilities bring to the pages of others: their part of a product, an order, the home page. */
const parts = [
  'app/adds-up',
  'app/allergens',
  'app/back-in-stock',
  'app/free-sample',
  'app/recalls',
  'app/reviews',
  'app/supplies',
  'app/wishes',
];
/** Their own pages, which lead to everything. */
const pages = [
  'app/adds-up/pages',
  'app/back-in-stock/pages',
  'app/free-sample/pages',
  'app/journal/pages',
  'app/recipes/pages',
  'app/reviews/pages',
  'app/supplies/pages',
  'app/wishes/pages',
];
const below = [...ground, ...parts, 'app/cart', 'app/catalogue'];
const features = ['app/offers', 'app/account', 'app/orders', 'app/checkout', 'app/pages'];

/**
 * Who may import whom, from the ground up. A room may always import itself. Of a port, files outside
 * `adapters` import its types and errors, never an implementation.
 */
const allowed: Record<string, string[]> = {
  graphql: [],
  'adapters/cache': [],
  'adapters/http': [],
  'adapters/commerce': [],
  'adapters/catalogue': ['adapters/cache', 'adapters/commerce'],
  'adapters/woocommerce': ['adapters/cache', 'adapters/commerce', 'adapters/http', 'graphql'],
  'adapters/accounts': [...outside, 'adapters/woocommerce'],
  'adapters/content': [...outside, 'adapters/cache', 'adapters/woocommerce', 'graphql'],
  'adapters/rate-limits': [...outside, 'adapters/cache', 'adapters/woocommerce'],
  'adapters/agents': ['adapters/cache', 'adapters/http'],
  'adapters/payments': outside,
  'adapters/reviews': [
    ...outside,
    'adapters/cache',
    'adapters/catalogue',
    'adapters/woocommerce',
    'graphql',
  ],
  'adapters/back-in-stock': [...outside, 'adapters/woocommerce'],
  'adapters/supplies': [...outside, 'adapters/woocommerce'],
  'adapters/mail': [...outside, 'adapters/woocommerce'],
  'app/content': ['adapters/commerce'],
  'app/content-es': ['adapters/commerce', 'app/content'],
  'app/content-new': ['adapters/commerce', 'app/content'],
  'app/pricing': ['adapters/commerce', 'app/content'],
  'app/forms': ['adapters/commerce', 'app/content'],
  'app/seo': ['adapters/commerce', 'adapters/content', 'app/content'],
  'app/browser': [...ports, 'app/content', 'app/forms'],
  'app/server': [
    ...ports,
    'adapters/cache',
    'adapters/http',
    'app/content',
    'app/pricing',
    'app/forms',
    'app/browser',
    'app/route-facts.ts',
  ],
  'app/ui': ['adapters/commerce', 'app/content', 'app/pricing', 'app/forms', 'app/browser'],
  // Before their rooms, which they may import.
  ...Object.fromEntries(
    pages.map((room) => [room, [...below, ...features, 'app/journal', 'app/recipes']]),
  ),
  // To what a shopper takes.
  'app/adds-up/pages': [...below, 'app/supplies/pages'],
  ...Object.fromEntries(parts.map((part) => [part, ground])),
  'app/cart': [...ground, ...parts],
  'app/catalogue': [...ground, ...parts, 'app/cart'],
  'app/recipes': below,
  ...Object.fromEntries(features.map((feature) => [feature, below])),
  'app/pages': [...below, 'app/recipes'],
  'app/journal': [...below, 'app/pages'],
  'app/preview': [...below, 'app/pages', 'app/journal', 'app/recipes'],
  'app/layout': [...below, ...features, 'app/preview'],
  'app/agents': [...below, 'adapters/http', 'app/checkout', 'app/orders'],
  'app/routes': [...below, ...features, 'app/preview', 'app/layout', 'app/agents'],
  // Stands without the storefront: it is a shop for any client.
  mocks: ['graphql', ...ports],
  artwork: ['app/content'],
  server: [
    'graphql',
    'mocks',
    'app/worker.ts',
    'app/server',
    'app/content',
    'adapters/cache',
    'adapters/woocommerce',
    'build',
  ],
  cli: [
    'mocks',
    'app/worker.ts',
    'app/server',
    'app/content',
    'adapters/woocommerce',
    'server',
    'build',
  ],
  build: [],
};

/** Files that stand outside the rooms, each with the rooms it joins. */
const joints: Record<string, string[]> = {
  'app/routes.ts': ['app/content', ...parts, 'app/journal', 'app/recipes', 'build'],
  'app/route-facts.ts': ['app/content'],
  'app/entry.client.tsx': ['adapters/commerce', 'app/browser', 'app/layout'],
  'app/entry.server.tsx': ['app/content', 'app/route-facts.ts', 'app/server', 'app/ui'],
  'app/root.tsx': [
    'adapters/commerce',
    'app/content',
    'app/pricing',
    'app/browser',
    'app/server',
    'app/ui',
    'app/cart',
    'app/account',
    'app/layout',
    'app/route-facts.ts',
  ],
  'app/worker.ts': ['adapters/cache', 'app/checkout'],
  'app/background-tasks.ts': [
    'app/server',
    'app/checkout',
    'app/pages',
    'app/composition.ts',
    'app/context.ts',
    'app/worker.ts',
  ],
  'app/context.ts': [
    'adapters/commerce',
    'app/account',
    'app/cart',
    'app/composition.ts',
    'app/content',
    'app/server',
    'app/worker.ts',
  ],
  'app/respond.ts': [
    'app/content',
    'app/route-facts.ts',
    'app/server',
    'app/agents',
    'app/context.ts',
    'app/worker.ts',
  ],
  'server.ts': [
    'app/content',
    'app/route-facts.ts',
    'app/server',
    'app/agents',
    'app/background-tasks.ts',
    'app/context.ts',
    'app/respond.ts',
    'app/worker.ts',
  ],
  'vite.config.ts': ['build'],
  'codegen.ts': ['graphql'],
};

/** The composition root: the place that knows which adapter stands behind a port. */
const compositionRoot = 'app/composition.ts';

const isSource = (file: string) => /\.(tsx?|mjs)$/.test(file) && !/generated|\.d\.ts$/.test(file);
const isTest = (file: string) => /\.test\.tsx?$/.test(file);

const filesBelow = (folder: string) =>
  readdirSync(path.join(root, folder), {recursive: true}).map(
    (file) => `${folder}/${String(file)}`,
  );

const sources = ['graphql', 'adapters', 'app', 'mocks', 'server', 'build', 'cli', 'artwork']
  .flatMap(filesBelow)
  .concat(readdirSync(root))
  .filter((file) => isSource(file) && !isTest(file));

const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

const rooms = Object.keys(allowed);
const roomOf = (place: string) => rooms.find((room) => place.startsWith(`${room}/`)) ?? null;
const isOurs = (target: string) => !/^(npm:|\.\.)|\+types|node_modules|virtual:/.test(target);

const imports = sources.flatMap(importsOf);
const arrow = ({file, target}: Import) => `${file} → ${target}`;

test('every source file stands in a room, or is a joint that is named here', () => {
  const homeless = sources.filter(
    (file) =>
      roomOf(file) === null &&
      file !== compositionRoot &&
      !(file in joints) &&
      !/^[^/]+\.config\.ts$/.test(file),
  );
  expect(homeless).toEqual([]);
});

test('every room imports only from below, and features not one another', () => {
  const forbidden = imports.filter(({file, target}) => {
    if (file === compositionRoot || !isOurs(target)) return false;
    const from = roomOf(file);
    const to = roomOf(target) ?? target.replace(/^app\/[a-z-]+$/, '$&.ts');
    if (from === to) return false;
    const permitted = from ? allowed[from] : joints[file];
    return permitted !== undefined && !permitted.includes(to) && !/\.css|generated/.test(target);
  });
  expect(forbidden.map(arrow)).toEqual([]);
});

test('no folder has more than 30 files, tests and the addresses apart', () => {
  const files = [...filesBelow('adapters'), ...filesBelow('app')].filter(
    (file) => path.extname(file) && !isTest(file) && !/^app\/(content|public|routes\/)/.test(file),
  );
  const folders = files.map((file) => path.dirname(file));
  const full = new Set(
    folders.filter((folder) => folders.filter((other) => other === folder).length > 30),
  );
  expect([...full]).toEqual([]);
});

/** Each way in which something imports itself by way of others. */
function circlesOf(arrows: readonly (readonly [from: string, to: string])[]): string[] {
  const importsFrom = new Map<string, string[]>();
  for (const [from, to] of arrows) importsFrom.set(from, [...(importsFrom.get(from) ?? []), to]);
  const isDone = new Set<string>();
  const circles: string[] = [];
  function follow(file: string, way: readonly string[]) {
    if (way.includes(file))
      return circles.push([...way.slice(way.indexOf(file)), file].join(' → '));
    if (isDone.has(file)) return;
    for (const target of importsFrom.get(file) ?? []) follow(target, [...way, file]);
    isDone.add(file);
  }
  for (const file of importsFrom.keys()) follow(file, []);
  return circles;
}

test('no file imports itself by way of others', () => {
  const arrows = imports.map(
    ({file, target}) => [withoutEnding(file), withoutEnding(target)] as const,
  );
  expect(circlesOf(arrows)).toEqual([]);
});

test.each(['app/server', 'app/agents'])(
  'no folder of %s imports itself by way of others',
  (room) => {
    const folderOf = (place: string) => new RegExp(`^${room}/[^/]+(?=/)`).exec(place)?.[0];
    const arrows = imports.flatMap(({file, target}) => {
      const [from, to] = [folderOf(file), folderOf(target)];
      return from && to && from !== to ? [[from, to] as const] : [];
    });
    expect(circlesOf(arrows)).toEqual([]);
  },
);

test('only the composition root takes an implementation of a port', () => {
  const isPort = (target: string) => /^adapters\/[a-z]+$|^adapters\/commerce\//.test(target);
  const wrong = imports.filter(
    ({file, target, isTypeOnly}) =>
      file.startsWith('app/') &&
      file !== compositionRoot &&
      target.startsWith('adapters/') &&
      !isPort(target) &&
      !isTypeOnly,
  );
  expect(wrong.map(arrow)).toEqual([]);
});

test('the worker imports nothing of the host that runs it', () => {
  const wrong = imports.filter(
    ({file, target}) => /^(app\/|server\.ts$)/.test(file) && target.startsWith('server/'),
  );
  expect(wrong.map(arrow)).toEqual([]);
});

test('the worker has time, chance and the network by those names of the platform alone that tests/simulation holds', () => {
  const isWorkers = (file: string) => /^(app\/|adapters\/|server\.ts$)/.test(file);
  const modules = imports.filter(
    ({file, target, isTypeOnly}) =>
      isWorkers(file) && /^npm:(node:|undici)/.test(target) && !isTypeOnly,
  );
  expect(modules.map(arrow)).toEqual([]);
  const others =
    /\b(?:setImmediate|MessageChannel|WebSocket|EventSource|XMLHttpRequest|process\.(?:hrtime|nextTick))\b/;
  expect(sources.filter((file) => isWorkers(file) && others.test(read(file)))).toEqual([]);
});

test('mocks are imported by the server, the commands and tests alone', () => {
  const wrong = imports.filter(
    ({file, target}) => target.startsWith('mocks/') && !/^(mocks|server|cli)\//.test(file),
  );
  expect(wrong.map(arrow)).toEqual([]);
});

test('no name in this test stands for something that is gone', () => {
  const names = [...Object.keys(joints), compositionRoot];
  expect(names.filter((name) => !sources.includes(name))).toEqual([]);
  expect(rooms.filter((room) => !sources.some((file) => roomOf(file) === room))).toEqual([]);
});

test('nothing above the adapters knows the word Woo', () => {
  const names = sources
    .filter(
      (file) =>
        file.startsWith('app/') &&
        !/^app\/(context|composition|server\/(settings\/env|settings\/setting-words|http\/content-security))\.ts$/.test(
          file,
        ),
    )
    .filter((file) => /\bwoo/i.test(read(file).replaceAll('create-woocommerce-order', '')));
  expect(names).toEqual([]);
});

test('the GraphQL client stays in its adapter', () => {
  const wrong = imports.filter(
    ({file, target}) =>
      /^npm:(@apollo|graphql(\/|$))/.test(target) &&
      !/^(adapters\/woocommerce|graphql|mocks)\//.test(file),
  );
  expect(wrong.map(arrow)).toEqual([]);
});

test('browser code never imports what belongs to the server', () => {
  /** Their loaders are left out of what browsers get. */
  const routeModules = new Set(
    imports.filter(({target}) => target.includes('/+types/')).map(({file}) => file),
  );
  const isServerFile = (file: string) =>
    routeModules.has(file) ||
    /\.server\.tsx?$|^app\/(server\/|routes\/|context\.ts|composition\.ts|respond\.ts|background-tasks\.ts|root\.tsx|entry\.server)/.test(
      file,
    ) ||
    /^app\/routes\.ts$/.test(file);
  const wrong = imports.filter(
    ({file, target, isTypeOnly}) =>
      file.startsWith('app/') &&
      !isServerFile(file) &&
      /\.server$|^app\/server\//.test(target) &&
      !isTypeOnly,
  );
  expect(wrong.map(arrow)).toEqual([]);
});

test('bodies are read by the one reader that counts their bytes', () => {
  const readers = sources.filter(
    (file) =>
      file.startsWith('app/') &&
      /\brequest\.(text|json|formData|arrayBuffer|blob|bytes)\(/.test(read(file)),
  );
  expect(readers).toEqual([]);
});

test('services are asked in the one place that sets deadlines, counts bytes and remembers failures', () => {
  const importers = sources.filter(
    (file) =>
      file.startsWith('adapters/') &&
      !/^adapters\/(http|woocommerce\/doctor)\//.test(file) &&
      /\bfetch\(|globalThis\.fetch/.test(read(file)),
  );
  expect(importers).toEqual([]);
});

test('every event of the log has a name, not a sentence', () => {
  const events = sources.flatMap((file) =>
    [...read(file).matchAll(/\blog(?:\(\S*\))?\.(?:info|warn|error)\(\s*'([^']*)'/gi)].map(
      ([, event]) => `${file}: ${event ?? ''}`,
    ),
  );
  expect(events.length).toBeGreaterThan(20);
  expect(events.filter((event) => !/: [a-z]+(\.[a-z-]+)+$/.test(event))).toEqual([]);
});
