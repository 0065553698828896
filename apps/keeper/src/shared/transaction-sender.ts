import { setTimeout as sleep } from 'node:timers/promises';
import type { Address } from '@besc/domain/shared/address';
import { type Hex, keccak256, type TransactionReceipt } from 'viem';
import type { KeeperChain } from './keeper-chain';

/** A transaction that may still be mined, although it is no longer waited for. */
export class TransactionPendingError extends Error {
  readonly code = 'TRANSACTION_PENDING';
}

/** Another transaction of the same key has the nonce: a second run of the service, or an older one that was mined. */
export class NonceTakenError extends Error {
  readonly code = 'NONCE_TAKEN';
}

/** What is to be sent; `gas` is its limit. */
export interface KeeperTransaction {
  readonly to: Address;
  readonly data: Hex;
  /** Native wei that go with it. */
  readonly value?: bigint;
  readonly gas: bigint;
  /** Has a deadline: it counts as stuck after `urgentSeconds`, and what waits before it too. */
  readonly isUrgent?: boolean;
}

/** A game's boundary is over a minute later: a stuck call must be raised a few times before. */
const urgentSeconds = 15;
const usualPollMs = 500;

/** Nodes ask a tenth or an eighth more of a replacement: a quarter passes everywhere. */
function raised(price: bigint): bigint {
  return (price * 5n + 3n) / 4n;
}

/** Sends the transactions of one key. */
export type TransactionSender = ReturnType<typeof transactionSender>;

/**
 * The queue of nonces of one key. Each transaction takes the next nonce and leaves at once, although others still wait for
 * theirs, and is followed until it is mined: what is not mined in time is sent again, at the same nonce, at a price raised
 * by a quarter, up to the highest allowed and never beyond. What has a deadline has less time, and so has all that is before it. Nothing is kept that a kill could lose: the chain says which
 * nonce is next and whether something waits there.
 */
export function transactionSender(options: {
  readonly chain: KeeperChain;
  readonly replaceAfterSeconds: number;
  readonly signal: AbortSignal;
  /** Milliseconds, by a time that no correction of the machine's clock changes. */
  readonly now?: () => number;
  /** Between looks for a receipt. */
  readonly pollMilliseconds?: number;
  /** Which block is known to be the newest: what is not mined is looked for again when it changes. Without it at every look. */
  readonly newestBlock?: () => string;
}) {
  const { chain, signal, now = () => performance.now(), pollMilliseconds = usualPollMs, newestBlock } = options;
  const { client, account, deployment, gasPrice, maximumGasPrice } = chain;
  const { address } = account;
  const { chainId } = deployment;
  const replaceAfterMs = (isUrgent = false) =>
    Math.min(options.replaceAfterSeconds, isUrgent ? urgentSeconds : Number.POSITIVE_INFINITY) * 1000;
  const count = (blockTag: 'latest' | 'pending') => client.getTransactionCount({ address, blockTag });
  const pause = () => sleep(pollMilliseconds, undefined, { signal }).catch(() => {});
  /** Nonces of transactions that are followed, and whether they are urgent. */
  const ours = new Map<number, boolean>();
  /** Settles when the last transaction that took a nonce has left. */
  let taken: Promise<unknown> = Promise.resolve();
  let held: { readonly nonce: number; readonly since: number } | undefined;

  /**
   * Whether something may be sent. A transaction that is not ours any more (another run's, one from before a restart) has
   * the usual time to be mined, or the time of what is to be sent; then the next one replaces it.
   */
  async function isFree(isUrgent?: boolean): Promise<boolean> {
    const [mined, pending] = await Promise.all([count('latest'), count('pending')]);
    const next = nextNonce(mined);
    if (pending <= next) held = undefined;
    else if (held?.nonce !== next) held = { nonce: next, since: now() };
    return held === undefined || now() - held.since >= replaceAfterMs(isUrgent);
  }

  /**
   * The key's next nonce after a block. A run that reads the chain at this block and sends only at this nonce does nothing twice,
   * whatever other runs of the key do, nodes lag or blocks are taken back: what was done before is in the block, and what was
   * done since has used the nonce. Undefined while a transaction of the key waits, or was mined since.
   */
  async function quietNonce(blockNumber: bigint): Promise<number | undefined> {
    const [nonce, pending] = await Promise.all([
      client.getTransactionCount({ address, blockNumber }),
      count('pending'),
    ]);
    return pending > nonce || ours.size > 0 ? undefined : nonce;
  }

  /** The first nonce from `mined` on that is not followed here. */
  function nextNonce(mined: number): number {
    let nonce = mined;
    while (ours.has(nonce)) nonce += 1;
    return nonce;
  }

  /**
   * Sends and follows to the receipt; with `onlyAt` only if that nonce is still the next. Throws TransactionPendingError,
   * NonceTakenError, or what the node says.
   */
  async function send(
    transaction: KeeperTransaction,
    onSent: (hash: Hex) => void = () => {},
    onlyAt?: number,
  ): Promise<TransactionReceipt> {
    const first = taken.then(() => begin(transaction, onSent, onlyAt));
    taken = first.catch(() => {});
    const sent = await first;
    try {
      return await followToEnd(transaction, sent, onSent);
    } finally {
      ours.delete(sent.nonce);
    }
  }

  /** A transaction that a node has taken. */
  interface Sent {
    readonly nonce: number;
    readonly price: bigint;
    readonly hashes: Hex[];
  }

  /** Takes the next nonce and sends for the first time. */
  async function begin(transaction: KeeperTransaction, onSent: (hash: Hex) => void, onlyAt?: number): Promise<Sent> {
    const nonce = nextNonce(await count('latest'));
    if (onlyAt !== undefined && nonce !== onlyAt) throw new NonceTakenError(`nonce ${onlyAt} is not the next any more`);
    for (let price = gasPrice; price <= maximumGasPrice && !signal.aborted; price = raised(price)) {
      const { hash, kind, refusal } = await offer(transaction, { nonce, price });
      if (kind === 'underpriced') {
        // Something waits at this nonce: only what has had its time is replaced.
        if (!(await isFree(transaction.isUrgent))) throw new NonceTakenError(`nonce ${nonce} is on its way already`);
        continue;
      }
      if (kind === 'used') throw new NonceTakenError(`nonce ${nonce} was used`);
      if (kind === 'refused') throw refusal;
      ours.set(nonce, transaction.isUrgent === true);
      onSent(hash);
      return { nonce, price, hashes: [hash] };
    }
    throw new TransactionPendingError(`what waits at nonce ${nonce} is paid more than the highest price allowed`);
  }

  async function followToEnd(
    transaction: KeeperTransaction,
    { nonce, price: firstPrice, hashes }: Sent,
    onSent: (hash: Hex) => void,
  ): Promise<TransactionReceipt> {
    let price = firstPrice;
    const stillPending = () =>
      new TransactionPendingError(`transaction ${hashes.at(-1)} is not mined yet, and no longer waited for`);
    while (!signal.aborted) {
      const receipt = await follow(nonce, hashes);
      if (receipt) return receipt;
      for (let left = false; !left; ) {
        price = raised(price);
        if (price > maximumGasPrice || signal.aborted) throw stillPending();
        const { hash, kind } = await offer(transaction, { nonce, price });
        left = kind !== 'underpriced';
        if (left) hashes.push(hash);
        if (left) onSent(hash);
      }
    }
    throw stillPending();
  }

  async function offer(
    { isUrgent: _, ...transaction }: KeeperTransaction,
    { nonce, price }: { nonce: number; price: bigint },
  ) {
    const signed = await account.signTransaction({ ...transaction, type: 'legacy', chainId, nonce, gasPrice: price });
    const hash = keccak256(signed);
    const refusal = await client.sendRawTransaction({ serializedTransaction: signed }).catch((error: unknown) => error);
    return { hash, refusal, kind: refusal === hash ? ('sent' as const) : refusalKind(refusal) };
  }

  /**
   * The receipt of whichever of the transactions is mined; undefined when none is in time. Its time runs once all before it
   * are mined, and restarts for each of these.
   */
  async function follow(nonce: number, hashes: readonly Hex[]): Promise<TransactionReceipt | undefined> {
    let uses = 0;
    let before = -1;
    let lookedAt: string | undefined;
    const isUrgent = () => [...ours].some(([other, urgent]) => urgent && other >= nonce);
    for (let started = now(); now() - started < replaceAfterMs(isUrgent()) && !signal.aborted; ) {
      const newest = newestBlock?.();
      if (newest !== undefined && newest === lookedAt) {
        await pause();
        continue;
      }
      const mined = await count('latest');
      if (mined < nonce && mined !== before) started = now();
      before = mined;
      if (mined > nonce) {
        for (const hash of hashes) {
          const receipt = await client.getTransactionReceipt({ hash }).catch(() => undefined);
          if (receipt) return receipt;
        }
        // A node may count a transaction a moment before it has the receipt.
        uses += 1;
        if (uses > 4) throw new NonceTakenError(`nonce ${nonce} was used by another transaction`);
      } else lookedAt = newest;
      await pause();
    }
    return undefined;
  }

  return { isFree, quietNonce, send };
}

/** `uncertain`: it may be on its way, so it is followed like one that was sent. */
function refusalKind(error: unknown): 'underpriced' | 'used' | 'uncertain' | 'refused' {
  const words = `${error instanceof Error ? `${error.name} ${error.message} ${String(error.cause)}` : error}`;
  if (/underpriced/i.test(words)) return 'underpriced';
  if (/nonce (?:is )?too low|NonceTooLow/i.test(words)) return 'used';
  return /already (?:known|imported)|WriteUncertain/i.test(words) ? 'uncertain' : 'refused';
}
