import {createOrderContext} from '~/checkout/order/order-context.server';
import {reconcile} from '~/checkout/order/reconcile.server';
import {connectProducts as syncWith} from '~/checkout/order/connect-products.server';
import {makeDrafts} from '~/pages/owner/drafts.server';
import {pollChanges as pollWith} from '~/server/cache/poll-changes.server';
import {createLog} from '~/server/telemetry/log';
import type {Variables, Worker, WorkerExecution} from './worker';
import {checkPlugin, servicesOf} from './composition';
import {createAppContext, type AppContext} from './context';

/** What a page shows may have been read from the shop so long before (rules: Changes in the shop). */
const oldestPartMs = 45_000;

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

const reconcileOrders: Worker['reconcile'] = async (variables, execution, say) =>
  inContext(variables, execution, async (context) =>
    reconcile(await createOrderContext(context), say),
  );

/** The worker's tasks besides answering requests, for a host or a command; `render` answers one. */
export const createBackgroundTasks = (render: Worker['fetch']) =>
  ({
    pollChanges,
    reconcile: reconcileOrders,
    isLiveSince: (variables, storedAt) =>
      servicesOf(variables).changeFeed.isLiveSince(storedAt - oldestPartMs),
    // The feed's mark is read first, so that nothing that changes afterwards is missed.
    async warmUp(variables, execution) {
      await pollChanges(variables, execution);
      await inContext(variables, execution, ({commerce, log}) =>
        Promise.all([commerce.products.all(), checkPlugin(servicesOf(variables), log)]),
      );
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
    },
  }) satisfies Partial<Worker>;
