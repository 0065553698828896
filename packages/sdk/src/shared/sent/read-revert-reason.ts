import { type Hex, hexToBigInt, numberToHex, type RpcTransaction } from 'viem';
import { callErrors } from '../errors/call-errors';
import { revertData, revertReason } from '../errors/revert-reason';
import { errorChain, rpcErrorKind } from '../errors/rpc-error-kind';
import type { ChainClient } from '../nodes/chain-client';

/**
 * Why a mined transaction was refused: replayed on the state its block left, then on the state before it, as far as the
 * node keeps them. Plain text, safe to show. Undefined where no node knows. Never rejects.
 */
export async function readRevertReason(options: { client: ChainClient; hash: Hex }): Promise<string | undefined> {
  const { client, hash } = options;
  try {
    const [sent, receipt] = await Promise.all([
      client.request({ method: 'eth_getTransactionByHash', params: [hash] }),
      client.request({ method: 'eth_getTransactionReceipt', params: [hash] }),
    ]);
    if (sent === null || receipt === null) return undefined;
    const number = hexToBigInt(receipt.blockNumber);
    for (const block of [number, number - 1n]) {
      const answer = await replayed(client, sent, block);
      if (answer !== 'no-revert') return answer ?? (isAllGasUsed(sent, receipt.gasUsed) ? 'out of gas' : undefined);
    }
    return isAllGasUsed(sent, receipt.gasUsed) ? 'out of gas' : undefined;
  } catch {
    return undefined;
  }
}

async function replayed(
  client: ChainClient,
  sent: RpcTransaction,
  block: bigint,
): Promise<string | 'no-revert' | undefined> {
  const { from, to, gas, value, input } = sent;
  try {
    const call = { from, gas, value, data: input, ...(to === null ? {} : { to }) };
    await client.request({ method: 'eth_call', params: [call, numberToHex(block)] });
    return 'no-revert';
  } catch (error) {
    if (errorChain(error).some(({ text }) => /out of gas|gas required exceeds/i.test(text))) return 'out of gas';
    const isAnswer = rpcErrorKind(error) === 'reverted' || revertData(error) !== undefined;
    return isAnswer ? revertReason(error, await callErrors()) : 'no-revert';
  }
}

function isAllGasUsed({ gas }: RpcTransaction, used: Hex): boolean {
  return hexToBigInt(used) >= hexToBigInt(gas);
}
