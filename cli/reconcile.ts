import {runTask} from './run-task.ts';

await runTask({
  needs: 'WOO_GRAPHQL_URL',
  without: 'There is nothing to reconcile: no shop is configured',
  failed: 'The orders could not be reconciled',
  async run(worker, settings, execution, say) {
    const {looked, settled, failed} = await worker.reconcile(settings, execution, say);
    say(`unfinished attempts ${looked}, settled ${settled}, failed ${failed}`);
    return failed === 0;
  },
});
