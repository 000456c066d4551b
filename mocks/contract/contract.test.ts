import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import {expect, test} from 'vitest';
import {startBackend, type BackendOptions} from '../backend';
import {contractCases, holdContract, toLines} from './hold-contract';

const hold = async (options: BackendOptions, fillsCarts = true) => {
  const backend = await startBackend(options);
  try {
    return await holdContract(`${backend.url}/graphql`, {fillsCarts});
  } finally {
    await backend.close();
  }
};

const not = (outcome: string) => (report: {outcome: string}) => report.outcome !== outcome;

test.each(['usual', 'types', 'odd', 'large'] as const)(
  'the open shop %s holds the whole contract',
  async (catalogue) => {
    const reports = await hold({catalogue, isOpen: true});
    expect(reports.filter(not('same'))).toEqual([]);
    expect(reports).toHaveLength(contractCases.length);
  },
);

test('a guarded shop is told from one that answers otherwise', async () => {
  const reports = await hold({});
  expect(new Set(reports.map(({outcome}) => outcome))).toEqual(new Set(['same', 'not tried']));
  expect(reports.find(({outcome}) => outcome === 'not tried')?.detail).toContain('every mutation');
});

test('what a shop has nothing for is not tried, and one that lists nothing is no shop', async () => {
  const scenario = {trouble: 'graphqlError', operation: 'graphql', times: 1} as const;
  await expect(hold({isOpen: true, scenario})).rejects.toThrow('lists no products');
  const backend = await startBackend({isOpen: true});
  for (const product of backend.shop.products) product.regularPrice = null;
  const reports = await holdContract(`${backend.url}/graphql`, {fillsCarts: true});
  const untried = reports.filter(not('same'));
  expect(untried.length).toBeGreaterThan(3);
  expect(untried[0]?.detail).toBe('the shop sells nothing that is simple');
  await backend.close();
});

test('what is answered otherwise is said, case by case', async () => {
  const server = createServer((_, answer) => answer.end('{"data": {"products": {"nodes": []}}}'));
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const {port} = server.address() as AddressInfo;
  const reports = await holdContract(`http://127.0.0.1:${port}/graphql`);
  expect(reports[0]).toEqual({
    name: contractCases[0]?.name,
    outcome: 'otherwise',
    detail: 'a syntax error: expected 500, not 200',
  });
  expect(reports.filter(not('not tried')).filter(not('otherwise'))).toEqual([]);
  expect(toLines(reports).at(-1)).toBe(`0 of ${reports.length} cases are the same`);
  server.close();
});
