import { setTimeout as sleep } from 'node:timers/promises';
import type { IndexSettings } from '../src/shared/parse-index-settings';
import { attendEngine } from './attend-engine';
import { type ChainLook, checkChain } from './check-chain';
import { replacedChain } from './engine-message';
import { forget } from './forget';
import type { IndexStore } from './index-store';
import { LaunchError } from './launch-error';
import { openFolderStore } from './open-folder-store';
import { openPostgresStore } from './open-postgres-store';
import { runReader } from './run-reader';
import { serveAbsence } from './serve-absence';

/** Longest pause before the engine is started again after it ended by itself. */
const longestPauseMs = 10_000;
/** Pause between two looks for a node or a database that is away. */
const lookMs = 1000;
/** Looks in a row that must find another chain before what is stored is forgotten. */
const looksForOther = 3;
/** So many times in a row, some minutes, a silent node is waited for, which may have what is stored, before that is forgotten. */
const waitsForSilent = 40;
/** How long a database that came back may still hold our own old lock. */
const oldLockMs = 60_000;

/**
 * Runs the index until SIGTERM or SIGINT: a reader as `runReader` says, else the one writer. Holds the store's lock, starts the engine, and starts it again when it ends by
 * itself or the database was away; while the node is away what is stored is served. When the chain no longer has the final
 * block that was stored, everything is forgotten and indexed again.
 */
export async function runIndex(settings: IndexSettings): Promise<void> {
  const stopping = new AbortController();
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => stopping.abort());
  if (settings.role === 'reader') return runReader(settings, stopping.signal);
  const takeLock = () => openAgain(settings, stopping.signal);
  let store =
    settings.role === 'standby' ? await serveAbsence(settings, 'standby', takeLock) : await openStore(settings);
  while (store !== undefined) {
    try {
      await follow(settings, store, stopping.signal);
    } catch (error) {
      if (!store.lost.aborted) throw error;
    } finally {
      await store.release();
    }
    if (stopping.signal.aborted) return;
    console.error('DATABASE_URL was lost; waiting for it.');
    store = await serveAbsence(settings, 'database-unreachable', takeLock);
  }
}

/** Works on a store until the index is stopped or the store is lost. */
async function follow(settings: IndexSettings, store: IndexStore, stopping: AbortSignal): Promise<void> {
  const over = AbortSignal.any([stopping, store.lost]);
  let pause = 250;
  while (!over.aborted) {
    const chain = await awaitChain(settings, store, over);
    if (chain === undefined) return;
    if (chain.match === 'other') await forget(store, replacedChain);
    if ((await store.readAnchor()) === undefined) {
      await store.writeAnchor({ genesisHash: settings.genesisHash, block: undefined });
    }
    const startedAt = Date.now();
    const trusted = { ...settings, rpcUrls: chain.rpcUrls };
    const code = await attendEngine({ settings: trusted, store, task: 'follow', over: stopping });
    if (over.aborted) return;
    pause = Date.now() - startedAt > 60_000 ? 250 : Math.min(pause * 2, longestPauseMs);
    console.error(`The index engine ended with code ${code}; starting it again in ${pause} ms.`);
    await rest(pause, over);
  }
}

/**
 * What the nodes say about the chain. While none answers, or it is behind what is stored, that is served. Undefined when the
 * index is over.
 */
async function awaitChain(settings: IndexSettings, store: IndexStore, over: AbortSignal) {
  const anchor = await store.readAnchor();
  let waits = 0;
  const look = async (): Promise<ChainLook | undefined> => {
    for (let looks = 1; ; looks += 1) {
      const chain = await Promise.race([checkChain(settings, anchor), aborted(over)]);
      if (chain?.match !== 'other') {
        waits = 0;
        return chain;
      }
      if (looks === looksForOther) {
        if (!chain.hasSilent || waits === waitsForSilent) return chain;
        waits += 1;
        return { ...chain, match: 'behind' };
      }
      await rest(lookMs, over);
    }
  };
  const first = await look();
  if (over.aborted) return undefined;
  if (isDecided(first)) return first;
  console.error(
    first?.match === 'behind'
      ? 'The node is behind what is stored; waiting until it has caught up.'
      : 'No RPC endpoint answers yet; waiting.',
  );
  const back = new AbortController();
  const waiting = (async () => {
    for (;;) {
      await rest(lookMs, over);
      if (over.aborted) return undefined;
      const chain = await look();
      if (isDecided(chain)) return chain;
    }
  })().finally(() => back.abort());
  // This event has no listener while what is stored is served: how it ends is told by the return below.
  waiting.catch(() => {});
  if (anchor !== undefined) await attendEngine({ settings, store, task: 'serve', over: back.signal });
  if (back.signal.aborted) return waiting;
  return serveAbsence(settings, 'node-unreachable', () => waiting);
}

function isDecided(chain: ChainLook | undefined): boolean {
  return chain?.match === 'same' || chain?.match === 'other';
}

function openStore(settings: IndexSettings): Promise<IndexStore> {
  return settings.databaseUrl ? openPostgresStore(settings.databaseUrl) : openFolderStore(settings.dataDirectory);
}

/** Takes the store as soon as it can be had; undefined when the index is stopped before. A standby waits for ever. */
async function openAgain(settings: IndexSettings, stopping: AbortSignal): Promise<IndexStore | undefined> {
  let lockedSince: number | undefined;
  while (!stopping.aborted) {
    try {
      return await openStore(settings);
    } catch (error) {
      if (!(error instanceof LaunchError)) throw error;
      if (settings.role === 'standby') lockedSince = undefined;
      else lockedSince = error.code === 'IN_USE' ? (lockedSince ?? performance.now()) : undefined;
      if (lockedSince !== undefined && performance.now() - lockedSince > oldLockMs) throw error;
    }
    await rest(lookMs, stopping);
  }
  return undefined;
}

function rest(milliseconds: number, over: AbortSignal): Promise<void> {
  return sleep(milliseconds, undefined, { signal: over }).catch(() => {});
}

function aborted(signal: AbortSignal): Promise<undefined> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve(undefined);
    else signal.addEventListener('abort', () => resolve(undefined), { once: true });
  });
}
