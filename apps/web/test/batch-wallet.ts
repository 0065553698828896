import type { FaultLab, WalletAnswers } from './fault-lab';

type Calls = readonly { to: string; data: string; value: string }[];
/** The parameter of `wallet_sendCalls`. */
export type SendCalls = { id: string; atomicRequired: boolean; chainId: string; from: string; calls: Calls };

export const sentCalls = (call: { params?: unknown }): SendCalls => (Array.isArray(call.params) ? call.params : [])[0];

export const receipts = (hashes: readonly string[]) =>
  hashes.map((transactionHash) => ({ transactionHash, status: '0x1' }));

/** A wallet that carries out the calls of a batch, and says of them what `status` says. */
export function batchWallet(lab: FaultLab, status: (hashes: readonly string[]) => unknown, others: WalletAnswers = {}) {
  const hashes: string[] = [];
  let asked: SendCalls | undefined;
  const { provider, calls } = lab.wallet({
    wallet_sendCalls: async (call) => {
      asked = sentCalls(call);
      for (const { to, data, value } of asked.calls) hashes.push(await lab.send({ to, data, value }));
      return { id: asked.id };
    },
    wallet_getCallsStatus: () => status(hashes),
    ...others,
  });
  return { provider, calls, asked: () => asked };
}
