import { erc20Abi } from '@besc/contracts/abi/erc20';
import { factoryAbi } from '@besc/contracts/abi/factory';
import { farmMasterAbi } from '@besc/contracts/abi/farm-master';
import { moneyVaultAbi } from '@besc/contracts/abi/money-vault';
import { pairAbi } from '@besc/contracts/abi/pair';
import { poolLensAbi } from '@besc/contracts/abi/pool-lens';
import { priceOracleAbi } from '@besc/contracts/abi/price-oracle';
import { multicallReadAbi } from '@besc/sdk/shared/reads/multicall-read-abi';
import type { QueryClient } from '@tanstack/react-query';
import { act, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import {
  type Abi,
  decodeFunctionData,
  decodeFunctionResult,
  encodeErrorResult,
  encodeFunctionResult,
  type Hex,
} from 'viem';
import { expect, vi } from 'vitest';
import { callsOf, clockCall } from './calls-of';

/** One call that a screen reads inside of an aggregate. */
export interface ScreenRead {
  readonly target: string;
  readonly name: string;
  readonly args: readonly unknown[];
}

const functionsAbi = [
  ...[...farmMasterAbi, ...moneyVaultAbi, ...poolLensAbi],
  ...[...priceOracleAbi, ...factoryAbi, ...pairAbi, ...erc20Abi, ...multicallReadAbi],
];
/** How it is said. */
const unread = /[Cc]ouldn’t (?:load|be loaded)|Error fetching data/;
/** A screen that has not come to this by then will not. */
const patienceMs = 4_000;
const refusal = encodeErrorResult({
  abi: [{ type: 'error', name: 'Error', inputs: [{ type: 'string' }] }],
  args: ['Refused'],
});

/** Watches what is read in aggregates from here to the test's end, and lets the chain refuse one of these reads. */
function watchReads(abi: Abi) {
  const answered = new Map<string, ScreenRead>();
  let refused: string | undefined;
  let refusals = 0;
  const ask = globalThis.fetch;
  vi.stubGlobal('fetch', async (...request: Parameters<typeof fetch>) => {
    const asked: unknown = request[1]?.body === undefined ? undefined : JSON.parse(String(request[1].body));
    const answer = await ask(...request);
    const calls = callsOf(asked);
    if (calls === undefined) return answer;
    const told = await answer.json();
    if (typeof told.result !== 'string') return Response.json(told);
    const aggregate = { abi: multicallReadAbi, functionName: 'tryBlockAndAggregate' } as const;
    const [block, hash, results] = decodeFunctionResult({ ...aggregate, data: told.result as Hex });
    const shown = results.map((result, index) => {
      const { target, callData } = calls[index] ?? { target: '', callData: '0x' };
      const key = `${target}${callData}`;
      const isNew = result.success && result.returnData !== '0x' && !answered.has(key);
      // The clock of all that is shown is no part of a list.
      if (isNew && callData !== clockCall) {
        answered.set(key, { target, ...readOf(abi, callData as Hex) });
      }
      if (key !== refused) return result;
      refusals += 1;
      return { success: false, returnData: refusal };
    });
    return Response.json({
      ...told,
      result: encodeFunctionResult({ ...aggregate, result: [block, hash, shown] }),
    });
  });
  return {
    answered,
    refuse(key: string | undefined) {
      refused = key;
      refusals = 0;
    },
    refusals: () => refusals,
  };
}

function readOf(abi: Abi, data: Hex): Omit<ScreenRead, 'target'> {
  try {
    const { functionName, args = [] } = decodeFunctionData({ abi: [...functionsAbi, ...abi], data });
    return { name: functionName, args };
  } catch {
    return { name: data, args: [] };
  }
}

/**
 * Opens a screen, then lets the chain refuse each single read of it in turn, all being read anew as when it is opened: every
 * exit (buttons and links by name) stays in reach but those that `lost` names for a read, what is missing is said where that is
 * of matter, and a sum that is another one says that it is not whole.
 */
export async function refuseEachRead(options: {
  readonly open: () => Promise<{ readonly queryClient: QueryClient }>;
  /** A part of the names of exits, each as often as it stands there, the longer ones first. */
  readonly exits: readonly string[];
  /** Elements whose text is a sum. */
  readonly sums?: () => readonly HTMLElement[];
  /** Reads of what does not exist, which are asked for before it is known. */
  readonly isBeyond?: (read: ScreenRead) => boolean;
  /** Exits that need this read. */
  readonly lost: (read: ScreenRead) => readonly string[];
  /** Reads whose failure costs nothing that is shown. */
  readonly isQuiet: (read: ScreenRead) => boolean;
  /** Functions of the screen's own contracts, beside those that every page reads. */
  readonly abi?: Abi;
  /** After each read that is not quiet every exit is pressed: what opens must offer this button, or say what could not be read. */
  readonly confirm?: string;
}): Promise<void> {
  const { exits, sums, lost, isQuiet } = options;
  const reads = watchReads(options.abi ?? []);
  const { queryClient } = await options.open();
  // By role is too slow for so many looks.
  const pressable = () =>
    [...document.querySelectorAll<HTMLElement>('button, a[href]')]
      .filter((one) => one.getAttribute('aria-disabled') !== 'true' && !one.hasAttribute('disabled'))
      .map((one) => ({ one, name: one.getAttribute('aria-label') ?? one.textContent ?? '' }))
      .map(({ one, name }) => ({ one, name, exit: exits.find((exit) => name.includes(exit)) }));
  const there = () =>
    pressable()
      .flatMap(({ exit }) => exit ?? [])
      .toSorted();
  const texts = () => sums?.().map(({ textContent }) => textContent ?? '') ?? [];
  const pressEach = async (confirm: string) => {
    for (const { one, name } of pressable().filter(({ exit }) => exit !== undefined)) {
      await act(async () => one.click());
      const offered = () =>
        pressable().some((button) => button.name === confirm) ||
        unread.test(document.querySelector('[role=dialog]')?.textContent ?? '');
      await waitFor(() => expect([name, offered()]).toEqual([name, true]), { onTimeout: (error) => error });
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(document.querySelector('[role=dialog]')).toBeNull());
    }
  };
  await waitFor(() => expect(there()).toEqual(exits.toSorted()), { onTimeout: (error) => error });
  if (sums !== undefined) await waitFor(() => expect(texts().join()).toMatch(/\d/));
  // What is read last is there when nothing new was asked for in a while.
  let known = 0;
  await waitFor(() => {
    const before = known;
    known = reads.answered.size;
    expect(before).toBe(known);
  });
  const whole = texts();
  const failures: string[] = [];
  const beyond = options.isBeyond ?? (() => false);
  for (const [key, read] of [...reads.answered].filter(([, one]) => !beyond(one))) {
    const remaining = [...exits];
    for (const exit of lost(read)) remaining.splice(remaining.indexOf(exit), 1);
    reads.refuse(key);
    await act(() => queryClient.resetQueries({ queryKey: ['chain'] }));
    const look = () => {
      expect(reads.refusals(), 'It is read again').toBeGreaterThan(0);
      expect(there(), 'Exits').toEqual(remaining.toSorted());
      if (!isQuiet(read)) expect(document.body.textContent, 'It is said').toMatch(unread);
      const others = texts().filter((text) => /\d/.test(text) && !whole.includes(text));
      for (const text of others)
        expect(text, 'A sum that is not whole').toMatch(/[Cc]ouldn’t (?:load|be loaded)|at least/);
    };
    try {
      await waitFor(look, { timeout: patienceMs, onTimeout: (error) => error });
      if (options.confirm !== undefined && !isQuiet(read)) await pressEach(options.confirm);
    } catch (error) {
      failures.push(`Without ${read.name}(${read.args.join()}) of ${read.target}: ${String(error)}`);
    }
  }
  expect(failures).toEqual([]);
  reads.refuse(undefined);
  await act(() => queryClient.resetQueries({ queryKey: ['chain'] }));
  await waitFor(() => expect(there()).toEqual(exits.toSorted()));
}
