import {mayWrite, removeMade, requestAsAdmin} from './live-admin.ts';

interface Setting {
  value: string;
}

const taxes = 'settings/general/woocommerce_calc_taxes';

/** Before the suites and after them: the orders of the contract are priced without tax. */
export default async function prepare(): Promise<() => Promise<void>> {
  if (!mayWrite) return async () => console.log('Nothing was written.');
  const {value} = await requestAsAdmin<Setting>('GET', taxes);
  await requestAsAdmin('PUT', taxes, {value: 'no'});
  return async () => {
    await requestAsAdmin('PUT', taxes, {value});
    await removeMade().catch((error: unknown) => {
      console.error(error);
      process.exitCode = 1;
    });
  };
}
