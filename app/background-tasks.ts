import {createOrderContext} from '~/checkout/order/order-context.server';
import {reconcile} from '~/checkout/order/reconcile.server';
import {connectProducts as syncWith} from '~/checkout/order/connect-products.server';
import {makeDrafts} from '~/pages/owner/drafts.server';
import {pollChanges as pollWith} from '~/server/cache/poll-changes.server';
import {createLog, toCause} from '~/server/telemetry/log';
import type {Variables, Worker, WorkerExecution} from './worker';
import {checkPlugin, servicesOf} from './composition';
import {createAppContext, type AppContext} from './context';

/** What a page shows may have been read from the shop so long before (rules: Changes in the shop). */
const oldestPartMs = 45_000;

/** A page waits so long for what has changed while nobody visited. */
const patienceMs = 2000;

async function inContext<Value>(
  variables: Variables,
  execution: WorkerExecution,
  act: (context: AppContext) => Promise<Value>,
): Promise<Value> {
  const request = new Request('https://task.invalid/');
  const context = await createAppContext(request, variables, execution);
  return context.inShop(() => act(context));
}

const pollChanges: Worker['pollChanges'] = async (variables, execution) => {
  if (!servicesOf(variables).changeFeed.isPollDue) return;
  await inContext(variables, execution, pollWith);
};

/**
 * Before anything is made from what is stored: what an earlier process knew, and what has changed since anybody visited. What
 * is read from then on is kept up by the journal.
 */
async function catchUp(variables: Variables, execution: WorkerExecution): Promise<void> {
  const {snapshot, changeFeed, caughtUp} = servicesOf(variables);
  const poll = async () => {
    const work = pollChanges(variables, execution);
    execution.waitUntil(work);
    await Promise.race([work, new Promise((soon) => setTimeout(soon, patienceMs))]);
  };
  const load = async () => {
    await snapshot.restore(poll);
    if (changeFeed.isBehind) await poll();
    return {value: {}, state: 'complete' as const};
  };
  await caughtUp.read('', load, execution);
}

/** The feed's mark is read first, so that nothing that changes afterwards is missed. */
async function learn(variables: Variables, execution: WorkerExecution): Promise<void> {
  await catchUp(variables, execution).catch(() => {});
  await pollChanges(variables, execution);
  await inContext(variables, execution, ({commerce}) => commerce.products.all());
  await keepSnapshot(variables);
}

async function keepSnapshot(variables: Variables): Promise<void> {
  await servicesOf(variables)
    .snapshot.store()
    .catch((thrown: unknown) =>
      createLog('snapshot').warn('snapshot.not-kept', {cause: toCause(thrown)}),
    );
}

const reconcileOrders: Worker['reconcile'] = async (variables, execution, say) =>
  inContext(variables, execution, async (context) =>
    reconcile(await createOrderContext(context), say),
  );

/** The worker's tasks besides answering requests, for a host or a command; `render` answers one. */
export const createBackgroundTasks = (render: Worker['fetch']) =>
  ({
    catchUp,
    keepSnapshot,
    async pollChanges(variables, execution) {
      // What a snapshot stands at is asked for first.
      await catchUp(variables, execution).catch(() => {});
      await pollChanges(variables, execution);
      if (servicesOf(variables).snapshot.isDue) await keepSnapshot(variables);
    },
    reconcile: reconcileOrders,
    isLiveSince: (variables, storedAt) =>
      servicesOf(variables).changeFeed.isLiveSince(storedAt - oldestPartMs),
    async warmUp(variables, execution) {
      const check = ({log}: AppContext) => checkPlugin(servicesOf(variables), log);
      // Both would ask for what a snapshot has.
      await catchUp(variables, execution).catch(() => {});
      await Promise.all([learn(variables, execution), inContext(variables, execution, check)]);
    },
    connectProducts: (variables, execution, say) =>
      inContext(variables, execution, (context) => syncWith(context, say)),
    async makeDrafts(variables, execution, say) {
      // An address of this machine is the storefront's own, whatever its public one is.
      const open = (path: string) =>
        render(new Request(`http://localhost${path}`), variables, {...execution, isPublic: true});
      await inContext(variables, execution, (context) => makeDrafts(context, open, say));
    },
    async scheduled(_event, variables, execution) {
      const log = createLog('scheduled');
      const count = await reconcileOrders(variables, execution, (line) => log.info(line));
      log.info('order.reconciled', {...count});
      await learn(variables, execution).catch(() => {});
    },
  }) satisfies Partial<Worker>;
