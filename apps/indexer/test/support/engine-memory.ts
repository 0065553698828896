import { readdirSync, readFileSync } from 'node:fs';

/** Resident memory of the engine that serves a port, MB: now, and the most it ever was. */
export function engineMemory(port: string): { readonly now: number; readonly most: number } {
  for (const id of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    try {
      const isEngine = readFileSync(`/proc/${id}/cmdline`, 'utf8').includes('ponder.js');
      if (!isEngine || !readFileSync(`/proc/${id}/environ`, 'utf8').split('\0').includes(`PORT=${port}`)) continue;
      const status = readFileSync(`/proc/${id}/status`, 'utf8');
      const megabytes = (name: string) => Math.round(Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1]) / 1024);
      return { now: megabytes('VmRSS'), most: megabytes('VmHWM') };
    } catch {
      // It ended while we looked.
    }
  }
  throw new Error('the engine does not run');
}
