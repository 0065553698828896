import {
  type Client,
  type TransactionReceipt,
  TransactionReceiptNotFoundError,
  type WaitForTransactionReceiptParameters,
  WaitForTransactionReceiptTimeoutError,
} from 'viem';
import { waitForTransactionReceipt } from 'viem/actions';

/** How long a transaction may take: three minutes to be mined, and then a quarter of a minute for each block that it waits for. */
export function receiptPatienceMs(confirmations = 1): number {
  return 180_000 + 15_000 * (confirmations - 1);
}

/**
 * Waits for a receipt as viem does, and looks again every few seconds when no block came. A node that mines a block for each
 * transaction shows the block a moment before the receipt: viem alone would wait for a next block that never comes, or find the
 * transaction in its block and give up for want of the receipt. `lookAgainMs` milliseconds; `timeoutMs` in all (`receiptPatienceMs`
 * when left out), after which it rejects with viem's error.
 */
export async function waitForReceipt(
  client: Client,
  {
    lookAgainMs = 1000,
    timeoutMs,
    ...wait
  }: Omit<WaitForTransactionReceiptParameters, 'timeout'> & { lookAgainMs?: number; timeoutMs?: number },
): Promise<TransactionReceipt> {
  const until = Date.now() + (timeoutMs ?? receiptPatienceMs(wait.confirmations));
  for (;;) {
    try {
      return await waitForTransactionReceipt(client, { ...wait, timeout: lookAgainMs });
    } catch (error) {
      if (!isLate(error) || Date.now() > until) throw error;
    }
  }
}

const isLate = (error: unknown): boolean =>
  error instanceof WaitForTransactionReceiptTimeoutError || error instanceof TransactionReceiptNotFoundError;
