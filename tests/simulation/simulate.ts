import {forgetQuestions} from '~/server/http/shop-questions';
import {takenCharges} from '~mocks/payments';
import {startClockwork} from './clockwork';
import {sendNotices} from './courier';
import {gather} from './people';
import type {Less, Outcome} from './play';
import {createRandom} from './random';
import {shop} from './shoppers';
import {work} from './staff';
import {tellStory} from './story';
import {openWorld, warmUp, type Plan, type World} from './world';

const minute = 60_000;
const hour = 60 * minute;

const gateways = ['offline', 'stripe', 'stripe', 'hosted'] as const;

/** Plays the story of a seed to its end, or until a book is wrong. */
export async function simulate(seed: number, less: Less = {}): Promise<Outcome> {
  await warmUp();
  forgetQuestions();
  const {without = [], mostFaults = Infinity} = less;
  const random = createRandom(`seed ${seed}`);
  const people = gather(random.stream('people'), random.between(2, 5));
  const [gateway, processes] = [random.pick(gateways), random.between(1, 3)];
  const plan: Plan = {gateway, processes, people, mostFaults};
  const [days, faultsOneIn] = [random.pick([1, 1, 2, 3]), random.pick([0, 15, 40, 120])];
  const began = Date.UTC(2026, 0, 5, 15) + random.below(300) * 24 * hour;
  const clock = startClockwork(random.stream('platform'), began);
  const story = tellStory(clock.now);
  const world = openWorld(plan, {clock, random: random.stream('world'), story});
  const {books, network} = world;
  const courier = sendNotices(world, random.stream('courier'));
  const reject = (reason: unknown) => books.find('unhandled', String(reason));
  process.on('unhandledRejection', reject);

  const parts = people.filter(({name}) => !without.includes(name));
  async function live(): Promise<void> {
    for (let day = 0; day < days; day++) {
      const own = random.stream(`day ${day}`);
      const staff = without.includes('staff') ? null : work(world, own.stream('staff'));
      network.setWeather(faultsOneIn);
      const within = own.pick([3 * minute, 3 * minute, 5000]);
      await Promise.all(parts.map((who) => shop(world, who, own.stream(who.name), within)));
      await staff;
      network.setWeather(0);
      while (!courier.isIdle()) await clock.sleep(60_000);
      await comeToRest(world);
      clock.pass((10 + own.below(10)) * hour);
    }
  }

  const at = faultsOneIn > 0 ? `a fault in ${faultsOneIn} calls` : 'no faults';
  story.say('the shop', `opens: ${processes} processes, payments ${gateway}, ${at}`);
  const life = live().catch((thrown: unknown) => books.find('story', String(thrown)));
  try {
    await clock.run(life, () => {
      courier.look();
      books.check();
      world.supervise();
      return books.wrongs.length > 0;
    });
  } finally {
    process.off('unhandledRejection', reject);
    clock.stop();
  }
  return {
    seed,
    wrongs: books.wrongs,
    digest: story.digest(),
    sentences: story.sentences,
    cast: ['staff', ...people.map(({name}) => name)],
    figure: {...books.figure(), days, calls: network.figure.calls, faults: network.figure.faults},
  };
}

/** What is under way arrives, what is overdue is closed, and the reconciler comes: soon, and a day later. */
async function comeToRest(world: World): Promise<void> {
  const {clock, books, story, payments} = world;
  await clock.sleep(180_000);
  for (const hours of [2, 25]) {
    clock.pass(hours * hour);
    world.closeOverdue();
    await clock.sleep(1000);
    const say = (line: string) => story.say('the reconciler', line);
    const {failed} = await world.anyFront().reconcile(say);
    // As long as a bank decides about its charge, and the day on which Stripe repeats what it said then, it refunds nothing.
    const refused = takenCharges(payments).filter(
      ({dispute}) => dispute === 'open' || (dispute && hours < 24),
    ).length;
    if (failed > refused) books.find('open orders', `${failed} orders could not be settled`);
    await clock.sleep(60_000);
  }
  books.close();
}
