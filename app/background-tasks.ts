import {createOrderContext} from '~/checkout/order/order-context.server';
import {reconcile} from '~/checkout/order/reconcile.server';
import {syncProducts as syncWith} from '~/checkout/order/sync-products.server';
import {makeDrafts} from '~/pages/owner/drafts.server';
import {pollChanges as pollWith} from '~/server/cache/poll-changes.server';
import {createLog} from '~/server/telemetry/log';
import type {Variables, Worker, WorkerExecution} from './worker';
import {checkPlugin, servicesOf} from './composition';
import {createAppContext} from './context';

/** What a page shows may have been read from the shop so long before (rules: Changes in the shop). */
const oldestPartMs = 45_000;

const openContext = (variables: Variables, execution: WorkerExecution) =>
  createAppContext(new Request('https://task.invalid/'), variables, execution);

const pollChanges: Worker['pollChanges'] = async (variables, execution) => {
  if (!servicesOf(variables).changeFeed.isPollDue) return;
  await pollWith(await openContext(variables, execution));
};

const reconcileOrders: Worker['reconcile'] = async (variables, execution, say) =>
  reconcile(await createOrderContext(await openContext(variables, execution)), say);

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
      const {commerce, log} = await openContext(variables, execution);
      await Promise.all([commerce.products.all(), checkPlugin(servicesOf(variables), log)]);
    },
    syncProducts: async (variables, execution, say) =>
      syncWith(await openContext(variables, execution), say),
    async makeDrafts(variables, execution, say) {
      const context = await openContext(variables, execution);
      // An address of this machine is the storefront's own, whatever its public one is.
      const open = (path: string) =>
        render(new Request(`http://localhost${path}`), variables, {...execution, isPublic: true});
      await makeDrafts(context, open, say);
    },
    async scheduled(_event, variables, execution) {
      const log = createLog('scheduled');
      const count = await reconcileOrders(variables, execution, (line) => log.info(line));
      log.info('order.reconciled', {...count});
    },
  }) satisfies Partial<Worker>;
