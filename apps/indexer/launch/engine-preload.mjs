import { register } from 'node:module';

register('./engine-hooks.mjs', import.meta.url);

// The engine must not outlive the one that watches over it and holds its lock.
process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'));
process.channel?.unref();
