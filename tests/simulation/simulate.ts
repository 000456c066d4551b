import type {Wrong} from './books';
import {startClockwork} from './clockwork';
import {gather, type Person} from './people';
import {sendNotices} from './courier';
import {createRandom} from './random';
import {shop} from './shoppers';
import {work} from './staff';
import {tellStory} from './story';
import {openWorld, type Gateway, type World} from './world';

const hour = 3_600_000;

/** What of a seed's story is left out to make it smaller. */
export interface Less {
  without?: readonly string[];
  mostFaults?: number;
}

export interface Outcome {
  seed: number;
  wrongs: Wrong[];
  digest: string;
  sentences: readonly string[];
  lines: readonly string[];
  people: readonly string[];
  figure: Record<string, number>;
}

const gateways: readonly Gateway[] = ['offline', 'stripe', 'stripe', 'hosted'];

/** Plays the story of a seed to its end, or to the first book that is wrong. */
export async function simulate(seed: number, {without = [], mostFaults = Infinity}: Less = {}): Promise<Outcome> {
  const random = createRandom(`seed ${seed}`);
  const gateway = random.pick(gateways);
  const people = gather(random.stream('people'), random.between(2, 5));
  const processes = random.between(1, 3);
  const days = random.between(1, 3);
  const oneIn = random.pick([0, 15, 40, 120]);
  const began = Date.UTC(2026, 0, 5, 15) + random.below(300) * 24 * hour;
  const clock = startClockwork(random.stream('platform'), began);
  const story = tellStory(clock.now);
  const rejected = (reason: unknown) => void world?.books.find('unhandled', String(reason));
  let world: World | null = null;
  try {
    const opened = openWorld({gateway, processes, people, mostFaults}, {clock, random: random.stream('world'), story});
    world = opened;
    process.on('unhandledRejection', rejected);
    story.say('the shop', `opens: ${processes} processes, ${people.length} shoppers, payments ${gateway}, a fault in ${oneIn || '∞'} calls`);
    const courier = sendNotices(opened, random.stream('courier'));
    const cast = {
      parts: people.filter(({name}) => !without.includes(name)),
      hasStaff: !without.includes('staff'),
      courier,
      oneIn,
    };
    const life = (async () => {
      for (let day = 0; day < days && opened.books.wrongs.length === 0; day++) {
        await liveThrough(opened, cast, random.stream(`day ${day}`));
        clock.pass((10 + random.below(10)) * hour);
      }
    })().catch((thrown: unknown) => opened.books.find('story', String(thrown)));
    await clock.run(life, () => {
      courier.look();
      opened.books.check();
      opened.supervise();
      return opened.books.wrongs.length > 0;
    });
    return {
      seed,
      wrongs: opened.books.wrongs,
      digest: story.digest(),
      sentences: story.sentences,
      lines: story.lines,
      people: ['staff', ...people.map(({name}) => name)],
      figure: {...opened.books.figure(), days, steps: story.steps(), calls: opened.network.figure.calls, faults: opened.network.figure.faults},
    };
  } finally {
    process.off('unhandledRejection', rejected);
    clock.stop();
  }
}

interface Cast {
  parts: readonly Person[];
  hasStaff: boolean;
  courier: ReturnType<typeof sendNotices>;
  oneIn: number;
}

type Day = ReturnType<typeof createRandom>;

async function liveThrough(
  world: World,
  {parts, hasStaff, courier, oneIn}: Cast,
  random: Day,
): Promise<void> {
  const {clock, network, books} = world;
  if (oneIn > 0) network.rage(oneIn);
  await Promise.all([
    ...parts.map((person) => shop(world, person, random.stream(person.name))),
    ...(hasStaff ? [work(world, random.stream('staff'))] : []),
  ]);
  network.calmDown();
  while (!courier.isIdle()) await clock.sleep(60_000);
  await clock.sleep(3 * 60_000);
  for (const _ of [1, 2]) {
    clock.pass(2 * hour);
    world.closeOverdue();
    await clock.sleep(1000);
    const [front] = world.alive();
    const {failed = 0} = (await front?.reconcile((line) => world.story.say('the reconciler', line))) ?? {};
    if (failed > 0) books.find('open orders', `${failed} orders could not be settled`);
    await clock.sleep(60_000);
  }
  books.close();
}

/** Modules remember some things for as long as they are loaded: whatever seed comes first then finds the same. */
export async function warmUp(): Promise<void> {
  for (const seed of [1, 2, 3, 4]) await simulate(seed);
}
