import { startNotes } from './start-notes';

/* An API with notes in a process of its own, on the machine's clock: see `spawnNotes`. Its address is the first line it says. */
const { GENESIS_HASH = '', RPC_URL = '', ALLOWED_ORIGINS = '' } = process.env;
const api = await startNotes({ RPC_URL, ALLOWED_ORIGINS }, { genesisHash: GENESIS_HASH, nowMs: Date.now });
process.once('SIGTERM', () => void api.stop().then(() => process.exit(0)));
console.log(api.url);
