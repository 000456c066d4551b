import {spawn, spawnSync} from 'node:child_process';
import {once} from 'node:events';
import path from 'node:path';
import {text} from 'node:stream/consumers';
import {expect, test} from 'vitest';

test('a wrong option is refused, and which there are is said', () => {
  const {status, stderr} = spawnSync(process.execPath, ['cli/doctor.ts', '--jsn'], {
    encoding: 'utf8',
  });
  expect([status, stderr]).toEqual([
    2,
    "Unknown option '--jsn'. There are: --json, --write\nSee docs/help.md#the-doctor-finds-something\n",
  ]);
});

/** The command as the README has it for programs. */
async function runDoctor(settings: Record<string, string>) {
  const child = spawn('npm', ['run', '-s', 'doctor', '--', '--json'], {
    cwd: path.resolve(import.meta.dirname, '..'),
    env: {...process.env, ENV_FILE: '', ...settings},
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const said = text(child.stdout);
  const [code] = (await once(child, 'exit')) as [number];
  return {code, report: JSON.parse(await said) as {ok: boolean; checks: object[]}};
}

test('what the doctor prints for programs is JSON alone, and its code says how the shop stands', async () => {
  const {code, report} = await runDoctor({});
  expect([code, report.ok]).toEqual([0, true]);
  expect(report.checks.length).toBeGreaterThan(20);
});

test('of settings that cannot be right, too', async () => {
  const {code, report} = await runDoctor({WOO_GRAPHQL_URL: 'shop'});
  expect([code, report.ok]).toEqual([1, false]);
  expect(report.checks).toHaveLength(1);
});
