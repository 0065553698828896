import { register } from 'node:module';

// The engine must not outlive the one that watches over it and holds its lock, which may end while this process starts.
const end = () => process.kill(process.pid, 'SIGKILL');
process.on('disconnect', end);
if (process.connected === false) end();
process.channel?.unref();

register('./engine-hooks.mjs', import.meta.url);
