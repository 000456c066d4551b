import {createHash} from 'node:crypto';

/** What happened, in sentences for people, and all of it in one hash. */
export function tellStory(now: () => number) {
  const hash = createHash('sha256');
  const sentences: string[] = [];
  let steps = 0;
  const lines: string[] = [];
  const note = (text: string) => {
    steps += 1;
    hash.update(`${now()} ${text}\n`);
    (globalThis as never as {lines: string[]}).lines = lines;
    lines.push(`${now()} ${text}`);
  };
  return {
    sentences,
    lines,
    /** Counts, and is too small to tell. */
    note,
    say(who: string, what: string) {
      note(`${who}: ${what}`);
      sentences.push(`${new Date(now()).toISOString().slice(0, 19)}  ${who}: ${what}`);
    },
    steps: () => steps,
    /** Twelve signs tell two runs apart. */
    digest: () => hash.copy().digest('hex').slice(0, 12),
  };
}

export type Story = ReturnType<typeof tellStory>;
