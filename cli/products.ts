import {runTask} from './run-task.ts';

await runTask({
  needs: 'WOO_USERNAME',
  without: 'There is no shop to connect: no user of one is set',
  failed: 'The products could not be connected',
  isForShopAlone: true,
  async run(worker, ...given) {
    await worker.connectProducts(...given);
    return true;
  },
});
