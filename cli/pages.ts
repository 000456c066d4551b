import {runTask} from './run-task.ts';

await runTask({
  needs: 'WOO_USERNAME',
  without: 'There is no WordPress to write to: no user of it is set',
  failed: 'The pages could not be made',
  isForShopAlone: true,
  async run(worker, ...given) {
    await worker.makeDrafts(...given);
    return true;
  },
});
