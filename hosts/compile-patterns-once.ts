import type {Plugin} from 'vite';

const compile = 'function compilePath(path, caseSensitive = false, end = true) {';

const compileOnce = `const compiledPaths = new Map();
function compilePath(path, caseSensitive = false, end = true) {
  const key = [path, caseSensitive, end].join(" ");
  const known = compiledPaths.get(key) ?? compilePathAnew(path, caseSensitive, end);
  compiledPaths.set(key, known);
  return known;
}
function compilePathAnew(path, caseSensitive, end) {`;

/**
 * For each request the router compiles the patterns of all routes up to the right one, twice: a twentieth of what a
 * rendered page takes. In a build the server does so once.
 */
export const compilePatternsOnce = (): Plugin => ({
  name: 'bellyful:compile-patterns-once',
  apply: 'build',
  applyToEnvironment: ({name}) => name === 'ssr',
  transform: {
    filter: {id: /react-router\/dist\/production\/chunk-/, code: 'function compilePath('},
    handler(code) {
      if (!code.includes(compile)) throw new Error('The router compiles its patterns elsewhere');
      return code.replace(compile, compileOnce);
    },
  },
});
