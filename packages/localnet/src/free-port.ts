import { holdPort } from './held-port';

/** A TCP port of 127.0.0.1 that was free a moment ago. Who must be sure of it holds it (`holdPort`). */
export async function freePort(): Promise<number> {
  const held = await holdPort();
  await held.release();
  return held.port;
}
