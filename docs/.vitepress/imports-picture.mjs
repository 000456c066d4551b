import {globSync} from 'node:fs';
import {instance} from '@viz-js/viz';
import {importsOf} from '../../tests/support/imports.ts';
import {root} from '../documents.ts';

const layers = '{graphql,adapters,app,mocks,server,build,cli,artwork}';

const imports = globSync(`${layers}/**/*.{ts,tsx,mjs}`, {cwd: root, exclude: ['**/generated/**']})
  .filter((file) => !/\.test\./.test(file))
  .flatMap(importsOf);

/** What imports what: a capability's pages stand above the rooms that show the rest of it. */
function arrowsBetween(parts) {
  const partOf = (place) => parts.exec(`${place}/`)?.[0];
  const known = new Set(imports.map(({file}) => partOf(file)));
  const arrows = new Map();
  for (const {file, target} of imports) {
    const [from, to] = [partOf(file), partOf(target)];
    if (!from || !to || from === to || !known.has(to)) continue;
    arrows.set(from, (arrows.get(from) ?? new Set()).add(to));
  }
  return arrows;
}

function reaches(arrows, from, to, seen = new Set()) {
  if (seen.has(from)) return false;
  seen.add(from);
  return [...(arrows.get(from) ?? [])].some(
    (next) => next === to || reaches(arrows, next, to, seen),
  );
}

/** What is reached by way of others has no arrow of its own. */
function toDot(arrows) {
  const lines = [...arrows].flatMap(([from, targets]) =>
    [...targets]
      .filter((to) => ![...targets].some((other) => other !== to && reaches(arrows, other, to)))
      .map((to) => `"${from}" -> "${to}"`),
  );
  return `digraph {bgcolor=transparent ranksep=.3 nodesep=.12
    node [shape=box style=rounded fontname=sans fontsize=11 height=.3 margin=".14,.04"] edge [arrowsize=.5]
    ${lines.join('\n').replace(/"(?:app|adapters)\//g, '"')}}`;
}

/** By the name that a document asks for. */
export async function drawImports() {
  const viz = await instance();
  const draw = (parts) => {
    const svg = viz.renderString(toDot(arrowsBetween(parts)), {format: 'svg'});
    return svg.slice(svg.indexOf('<svg'));
  };
  return {
    layers: draw(/^\w+(?=\/)/),
    rooms: draw(/^app\/[\w-]+(?:\/pages)?(?=\/)/),
    adapters: draw(/^adapters\/[\w-]+(?=\/)|^graphql(?=\/)/),
  };
}
