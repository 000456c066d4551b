/**
 * Asks the registry for known weaknesses of what the shop is made of (`npm run audit`): 0 when there is none, 1 when
 * there is, 2 when nobody could be asked. Then nothing is known, and it says so.
 */
import {spawnSync} from 'node:child_process';
import {readFileSync} from 'node:fs';

/** Advisories that do not concern this shop, by id, each with the reason: `'GHSA-…': 'only in …'`. */
const accepted = {};

const {packages} = JSON.parse(readFileSync('package-lock.json', 'utf8'));
const production = Object.entries(packages).filter(
  ([name, {dev, devOptional}]) => name && !dev && !devOptional,
);

const {stdout} = spawnSync('npm', ['audit', '--omit=dev', '--json'], {encoding: 'utf8'});
const report = readReport(stdout);

if (!report?.vulnerabilities) {
  const reason = report?.message ?? report?.error?.summary ?? 'npm gave no answer';
  console.log(
    `Not asked: ${reason}. Of ${production.length} production packages nothing is known.`,
  );
  console.log('Ask again from a machine that reaches registry.npmjs.org.');
  process.exit(2);
}

const found = Object.values(report.vulnerabilities)
  .flatMap(({via}) => via)
  .filter((cause) => typeof cause === 'object');
const advisories = new Map(found.map((cause) => [cause.url.split('/').at(-1), cause]));
const open = [...advisories].filter(([id]) => !(id in accepted));
for (const [id, {name, severity, title}] of open)
  console.log(`${severity}: ${name}, ${title} (${id})`);
for (const id of Object.keys(accepted))
  console.log(advisories.has(id) ? `accepted: ${id}, ${accepted[id]}` : `no longer needed: ${id}`);
console.log(`${production.length} production packages, ${open.length} open advisories`);
process.exit(open.length > 0 ? 1 : 0);

function readReport(text) {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
