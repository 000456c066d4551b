import {onDelivery} from '../support/agent-client';
import {openBrowser, whereLost} from './browser';
import type {Person} from './people';
import {toUuid, type Random} from './random';
import type {World} from './world';

/** A program buys for its shopper, and asks again where no answer comes. */
export async function shopAsAgent(world: World, person: Person, random: Random): Promise<void> {
  const {clock, story} = world;
  const agent = openBrowser(world, {...person, isAgent: true});
  const say = (what: string) => story.say(`${person.name}’s agent`, what);
  await clock.sleep(random.between(0, 360_000));
  const headers = {'UCP-Agent': 'profile="https://agent.example/profile.json"'};
  const once = {...headers, 'Idempotency-Key': toUuid(random)};
  const id = random.pick(['wp-130', 'wp-146']);
  say(`begins a checkout of ${id}`);
  const wanted = {
    line_items: [{item: {id}, quantity: random.between(1, 2)}],
    buyer: {first_name: person.name, last_name: person.surname, email: person.email},
    fulfillment: {
      methods: [
        {
          type: 'shipping',
          destinations: [
            {
              id: 'home',
              street_address: person.street,
              address_locality: 'Portland',
              address_region: 'OR',
              postal_code: '97201',
              address_country: 'US',
            },
          ],
        },
      ],
    },
  };
  const begun = await agent.untilAnswered('the checkout', () =>
    agent.postJson('/ucp/checkout-sessions', wanted, once),
  );
  const session = begun?.json['id'];
  if (typeof session !== 'string' || begun?.json['status'] !== 'ready_for_complete')
    return say(`gets no further (${begun?.status ?? 'no answer'}, ${String(begun?.json['status'])})`);
  for (let tries = 0; tries < 6; tries++) {
    await clock.sleep(random.between(200, 30_000));
    const complete = () =>
      agent
        .postJson(`/ucp/checkout-sessions/${session}/complete`, onDelivery, {
          ...headers,
          'Idempotency-Key': toUuid(random),
        })
        .catch(whereLost);
    const [answer] = await Promise.all(random.isOneIn(3) ? [complete(), complete()] : [complete()]);
    const {status, order} = (answer?.json ?? {}) as {status?: string; order?: {label: string}};
    if (status !== 'completed' || !order) continue;
    say(`completed order ${order.label}`);
    world.books.tellsPlaced(person, Number(order.label), 'completed');
    return;
  }
  say('gives up');
}
