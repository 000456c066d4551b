import {enableCompileCache} from 'node:module';
import path from 'node:path';

// Filled by the build (compile.mjs), so that the first start already has it. Where it cannot be read or written, Node
// compiles what it runs, as ever.
enableCompileCache({directory: path.resolve(import.meta.dirname, '../compiled'), portable: true});
await import('./open.ts');
