import { readdirSync, readFileSync } from 'node:fs';

/** What the engine that serves a port uses: resident memory in MB, now and the most ever, and processor time in seconds. */
interface EngineUse {
  readonly now: number;
  readonly most: number;
  readonly seconds: number;
}

/** Clock ticks of Linux's process times in a second. */
const ticksPerSecond = 100;

/** Looks for the engine in the process table. */
export function engineUse(port: string): EngineUse {
  for (const id of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    try {
      const isEngine = readFileSync(`/proc/${id}/cmdline`, 'utf8').includes('ponder.js');
      if (!isEngine || !readFileSync(`/proc/${id}/environ`, 'utf8').split('\0').includes(`PORT=${port}`)) continue;
      const status = readFileSync(`/proc/${id}/status`, 'utf8');
      const megabytes = (name: string) => Math.round(Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1]) / 1024);
      const stat = readFileSync(`/proc/${id}/stat`, 'utf8');
      const [user, system] = stat
        .slice(stat.lastIndexOf(')') + 2)
        .split(' ')
        .slice(11, 13);
      const seconds = (Number(user) + Number(system)) / ticksPerSecond;
      return { now: megabytes('VmRSS'), most: megabytes('VmHWM'), seconds };
    } catch {
      // It ended while we looked.
    }
  }
  throw new Error('the engine does not run');
}
