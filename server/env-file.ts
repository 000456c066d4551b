import {existsSync} from 'node:fs';

/** Reads `.env` at every start; variables that are already set stay. `ENV_FILE` names another file, or none. */
const file = process.env['ENV_FILE'] ?? '.env';
if (file !== '' && existsSync(file)) process.loadEnvFile(file);
