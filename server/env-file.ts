import {existsSync} from 'node:fs';

/** Reads `.env` for every way to start; what the environment already says stays. `ENV_FILE` names another file, or none. */
const file = process.env['ENV_FILE'] ?? '.env';
if (file !== '' && existsSync(file)) process.loadEnvFile(file);
