import {onDelivery} from '../support/agent-client';
import {home, to} from '../support/agent-checkout';
import {openBrowser} from './browser';
import type {Person} from './people';
import type {Random} from './random';
import {rice, spaghetti, type World} from './world';

/** A program buys for its shopper, and asks again where no answer comes. */
export async function shopAsAgent(world: World, person: Person, random: Random): Promise<void> {
  const agent = openBrowser(world, person, {
    'UCP-Agent': 'profile="https://agent.example/profile.json"',
  });
  const say = (what: string) => world.story.say(`${person.name}’s agent`, what);
  const id = `wp-${random.pick([spaghetti, rice])}`;
  say(`begins a checkout of ${id}`);
  const wanted = {
    line_items: [{item: {id}, quantity: random.between(1, 2)}],
    buyer: {first_name: person.name, last_name: person.surname, email: person.email},
    fulfillment: to({...home, street_address: person.street}),
  };
  const once = {'Idempotency-Key': random.uuid()};
  const begun = await agent.untilAnswered(() =>
    agent.postJson('/ucp/checkout-sessions', wanted, once),
  );
  const {id: session, status = begun?.status} = begun?.json ?? {};
  if (status !== 'ready_for_complete') return say(`gets no further: ${String(status)}`);
  const path = `/ucp/checkout-sessions/${String(session)}/complete`;
  for (let tries = 0; tries < 6; tries++) {
    await world.clock.sleep(random.between(200, 30_000));
    const complete = () => agent.postJson(path, onDelivery, {'Idempotency-Key': random.uuid()});
    const [answer] = await Promise.all(random.isOneIn(3) ? [complete(), complete()] : [complete()]);
    const {order} = (answer?.json ?? {}) as {order?: {label: string}};
    if (answer?.json['status'] !== 'completed' || !order) continue;
    say(`completed order ${order.label}`);
    return world.books.tellsPlaced(person, Number(order.label));
  }
  say('gives up');
}
