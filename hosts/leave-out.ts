import type {Plugin} from 'vite';
import {neverRunOfReact, neverRunOfReactDom} from './never-run-react.ts';
import {neverRunOfRouter, slowInRouterDom} from './never-run-router.ts';

/** Functions of a library by their names, separated by spaces, and other places of its code. */
export interface NeverRun {
  /** What a component would reach first: it is told, where it would wait for nothing otherwise. */
  refused: string;
  empty: string;
  /** What stands in the place of a function's parameters and body. */
  instead: Record<string, string>;
  changed: (readonly [RegExp, string])[];
}

const refusal = "() { throw Error('Left out: hosts/leave-out.ts'); }";
const namesIn = (list: string) => list.split(/\s+/).filter(Boolean);

const withoutBody = (name: string, instead: string) =>
  [
    new RegExp(`^( *)(?:async )?function ${name}\\([^]*?^\\1\\}$`, 'm'),
    `$1function ${name}${instead}`,
  ] as const;

const changesOf = ({refused, empty, instead, changed}: NeverRun) => [
  ...namesIn(refused).map((name) => withoutBody(name, refusal)),
  ...namesIn(empty).map((name) => withoutBody(name, '() {}')),
  ...Object.entries(instead).map(([name, code]) => withoutBody(name, code)),
  ...changed,
];

const without = (neverRun: NeverRun, code: string) =>
  changesOf(neverRun).reduce((changed, [from, to]) => {
    if (!from.test(changed)) throw new Error(`React or its router no longer has ${String(from)}`);
    return changed.replace(from, to);
  }, code);

const files = [
  ['/react/cjs/react.production.js', neverRunOfReact],
  ['/react-dom/cjs/react-dom-client.production.js', neverRunOfReactDom],
  ['/react-router/dist/production/chunk-', neverRunOfRouter],
  ['/react-router/dist/production/dom-export.mjs', slowInRouterDom],
] as const;

/**
 * The framework is three quarters of what a first visit loads, and a fifth of it serves features that no page of this
 * shop uses (see docs/decisions/0017). A build leaves their code out of what browsers get.
 */
export const leaveOut = (): Plugin => ({
  name: 'bellyful:leave-out',
  apply: 'build',
  applyToEnvironment: ({name}) => name === 'client',
  transform: {
    filter: {
      id: /\/react\.production\.js|react-dom-client\.production|react-router\/dist\/production\/(?:chunk-|dom-export\.mjs)/,
    },
    handler: (code, id) => {
      const [, neverRun] = files.find(([file]) => id.includes(file)) ?? [];
      const isServers = neverRun === neverRunOfRouter && !code.includes('function createRouter(');
      return neverRun && !isServers ? without(neverRun, code) : null;
    },
  },
});
