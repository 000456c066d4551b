import {createHash} from 'node:crypto';

export type Story = ReturnType<typeof tellStory>;

/** What happened, in sentences for people, and all of it in one hash. */
export function tellStory(now: () => number) {
  const hash = createHash('sha256');
  const sentences: string[] = [];
  /** Counts, and is too small to tell. */
  const note = (text: string) => void hash.update(`${now()} ${text}\n`);
  return {
    sentences,
    note,
    say(who: string, what: string) {
      note(`${who}: ${what}`);
      sentences.push(`${new Date(now()).toISOString().slice(0, 19)}  ${who}: ${what}`);
    },
    digest: () => hash.copy().digest('hex').slice(0, 12),
  };
}
