import { setTimeout as sleep } from 'node:timers/promises';
import { type Address, type Hex, keccak256, type TransactionReceipt } from 'viem';
import type { KeeperChain } from './keeper-chain';

/** A transaction that may still be mined, although nobody waits for it any more. */
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
  readonly gas: bigint;
}

const pollMs = 500;

/** Nodes ask a tenth or an eighth more of a replacement: a quarter passes everywhere. */
function raised(price: bigint): bigint {
  return (price * 5n + 3n) / 4n;
}

/**
 * Sends the operator's transactions one after another and never lets a stuck one stand: what is not mined in time is sent
 * again, at the same nonce, at a price raised by a quarter, up to the highest allowed and never beyond. Nothing is kept that
 * a kill could lose: the chain says which nonce is next and whether something waits there.
 */
export function transactionSender(options: {
  readonly chain: KeeperChain;
  readonly replaceAfterSeconds: number;
  readonly signal: AbortSignal;
  /** Milliseconds. */
  readonly now?: () => number;
}) {
  const { chain, signal, now = Date.now } = options;
  const { client, account, deployment, gasPrice, maximumGasPrice } = chain;
  const { address } = account;
  const { chainId } = deployment;
  const replaceAfterMs = options.replaceAfterSeconds * 1000;
  const count = (blockTag: 'latest' | 'pending') => client.getTransactionCount({ address, blockTag });
  let held: { readonly nonce: number; readonly since: number } | undefined;

  /**
   * Whether something may be sent. A transaction that is not ours any more (another run's, one from before a restart) has
   * the usual time to be mined; then the next one replaces it.
   */
  async function isFree(): Promise<boolean> {
    const [mined, pending] = await Promise.all([count('latest'), count('pending')]);
    if (pending <= mined) held = undefined;
    else if (held?.nonce !== mined) held = { nonce: mined, since: now() };
    return held === undefined || now() - held.since >= replaceAfterMs;
  }

  /** Sends and follows to the receipt. Throws TransactionPendingError, NonceTakenError, or what the node says. */
  async function send(
    transaction: KeeperTransaction,
    onSent: (hash: Hex) => void = () => {},
  ): Promise<TransactionReceipt> {
    const nonce = await count('latest');
    const hashes: Hex[] = [];
    for (let price = gasPrice; price <= maximumGasPrice && !signal.aborted; price = raised(price)) {
      const signed = await account.signTransaction({ ...transaction, type: 'legacy', chainId, nonce, gasPrice: price });
      const hash = keccak256(signed);
      const refusal = await client
        .sendRawTransaction({ serializedTransaction: signed })
        .catch((error: unknown) => error);
      const kind = refusal === hash ? 'sent' : refusalKind(refusal);
      if (kind === 'underpriced') {
        // Something waits at this nonce: only what has had its time is replaced.
        if (hashes.length === 0 && !(await isFree())) throw new NonceTakenError(`nonce ${nonce} is on its way already`);
        continue;
      }
      if (kind === 'used' && hashes.length === 0) throw new NonceTakenError(`nonce ${nonce} was used`);
      if (kind === 'refused' && hashes.length === 0) throw refusal;
      hashes.push(hash);
      onSent(hash);
      const receipt = await follow(nonce, hashes);
      if (receipt) return receipt;
    }
    throw new TransactionPendingError(
      hashes.length > 0
        ? `transaction ${hashes.at(-1)} is not mined yet, and nobody waits for it any more`
        : `what waits at nonce ${nonce} is paid more than the highest price allowed`,
    );
  }

  /** The receipt of whichever of the transactions is mined; undefined when none is in time. */
  async function follow(nonce: number, hashes: readonly Hex[]): Promise<TransactionReceipt | undefined> {
    let uses = 0;
    for (const started = now(); now() - started < replaceAfterMs && !signal.aborted; ) {
      if ((await count('latest')) > nonce) {
        for (const hash of hashes) {
          const receipt = await client.getTransactionReceipt({ hash }).catch(() => undefined);
          if (receipt) return receipt;
        }
        // A node may count a transaction a moment before it has the receipt.
        uses += 1;
        if (uses > 4) throw new NonceTakenError(`nonce ${nonce} was used by another transaction`);
      }
      await sleep(pollMs, undefined, { signal }).catch(() => {});
    }
    return undefined;
  }

  return { isFree, send };
}

/** `uncertain`: it may be on its way, so it is followed like one that was sent. */
function refusalKind(error: unknown): 'underpriced' | 'used' | 'uncertain' | 'refused' {
  const words = `${error instanceof Error ? `${error.name} ${error.message} ${String(error.cause)}` : error}`;
  if (/underpriced/i.test(words)) return 'underpriced';
  if (/nonce (?:is )?too low|NonceTooLow/i.test(words)) return 'used';
  return /already (?:known|imported)|WriteUncertain/i.test(words) ? 'uncertain' : 'refused';
}
