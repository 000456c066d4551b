#!/usr/bin/env node
import {readArguments, usage} from './arguments';
import {startBackend} from './backend';
import {holdContract, toLines} from './contract/hold-contract';
import {demoAccounts, demoPassword} from './demo-accounts';
import {shopManager} from './demo-accounts';

/** The command: starts a shop and says where it is. */
async function run(): Promise<void> {
  const read = readArguments(process.argv.slice(2));
  if (read === 'help') return console.log(usage);
  if ('endpoint' in read) return hold(read.endpoint, read.fillsCarts);
  const began = performance.now();
  const backend = await startBackend(read.wanted);
  const {url, shop} = backend;
  const seconds = ((performance.now() - began) / 1000).toFixed(2);
  const {username, applicationPassword} = shopManager;
  console.log(`MOCKED SHOP, open after ${seconds} s: ${shop.products.length} products
  ${url}/graphql      ${shop.isGuarded ? 'guarded: visitors only read' : 'open: carts, checkout and accounts for everybody'}
  ${url}/__control    orders, stock, trouble to switch on; /__outbox: its mails
  customer            ${demoAccounts[0].email} / ${demoPassword}
  shop manager        ${username} / ${applicationPassword} (Basic)${read.notice}`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void backend.close());
}

async function hold(endpoint: string, fillsCarts: boolean): Promise<void> {
  const reports = await holdContract(endpoint, {fillsCarts});
  console.log(toLines(reports).join('\n'));
  if (reports.some(({outcome}) => outcome === 'otherwise')) process.exitCode = 1;
}

try {
  await run();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
