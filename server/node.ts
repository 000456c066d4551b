import {enableCompileCache} from 'node:module';
import path from 'node:path';
import type {Worker} from '../app/worker.ts';

const dist = path.resolve(import.meta.dirname, '..');

// Filled by the build (compile.mjs), so that the first start already has it. Where it cannot be read or written, Node
// compiles what it runs, as ever.
enableCompileCache({directory: path.join(dist, 'compiled'), portable: true});
const {openHost} = await import('./open.ts');
const {serveFiles} = await import('./client-files.ts');
const {default: worker} = (await import(path.join(dist, 'server/index.js'))) as {default: Worker};
await openHost({worker: () => worker, files: serveFiles(path.join(dist, 'client'))});
