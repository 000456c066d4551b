import {test} from 'vitest';
import {Session} from 'node:inspector/promises';
import {writeFileSync} from 'node:fs';
import {simulate} from './simulate';
const out = (text: string) => process.stdout.write(`${text}\n`);
test('debug', async () => {
  await simulate(1);
  const seeds = (process.env['DSEEDS'] ?? '1').split(',').map(Number);
  for (const seed of seeds) {
    const began = process.cpuUsage();
    const one = await simulate(seed).catch((e: unknown) => {if (process.env["STORY"]) out((globalThis as never as {lines: string[]}).lines.slice(-60).join("\n")); out(`${seed} THROWS ${(e as Error).stack}`); return null;});
    if (!one) continue;
    if (process.env['STORY']) out(one.lines.slice(-Number(process.env['STORY'])).join('\n'));
    const {user, system} = process.cpuUsage(began);
    out(`${seed} cpu ${((user + system) / 1000).toFixed(0)} ms ${JSON.stringify(one.figure)} ${one.digest} ${JSON.stringify(one.wrongs)}`);
    if (process.env['TWICE']) {
      const other = await simulate(seed);
      const place = one.lines.findIndex((line, at) => line !== other.lines[at]);
      if (place >= 0) for (let at = place - 60; at < place + 6; at++) out(`DIFF ${at} ${one.lines[at]?.slice(0, 300)}\n  >> ${other.lines[at]?.slice(0, 300)}`);
    }
  }
  if (process.env['PROFILE']) {
    const session = new Session(); session.connect();
    await session.post('Profiler.enable'); await session.post('Profiler.start');
    for (const seed of seeds) await simulate(seed);
    const {profile} = await session.post('Profiler.stop');
    const self = new Map<string, number>();
    const dt = profile.timeDeltas ?? [];
    const byId = new Map(profile.nodes.map((n) => [n.id, n]));
    (profile.samples ?? []).forEach((id, i) => { const n = byId.get(id); const k = `${n?.callFrame.functionName} ${n?.callFrame.url.split('/').slice(-3).join('/')}:${n?.callFrame.lineNumber}`; self.set(k, (self.get(k) ?? 0) + (dt[i] ?? 0)); });
    for (const [k, v] of [...self].sort((a, b) => b[1] - a[1]).slice(0, 45)) out(`${(v / 1000).toFixed(0)} ${k}`);
    writeFileSync('/tmp/p.cpuprofile', JSON.stringify(profile));
  }
}, 3_000_000);
