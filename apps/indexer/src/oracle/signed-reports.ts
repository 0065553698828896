import { priceOracleAbi } from '@besc/contracts/abi/price-oracle';
import type { Hex } from '@besc/domain/shared/hex';
import { type IndexId, indexId } from '@besc/domain/shared/index-id';
import { reportMessage } from '@besc/sdk/oracle/report-message';
import { recoverTypedDataAddress } from 'viem';
import { callOf } from '../shared/call-of';

/**
 * Who reported which price, of a transaction that called `submit` and succeeded; none of another. `reporters` ascend, and the signers
 * do too: when all have signed nothing needs to be recovered.
 */
export async function signedReports(
  transaction: { readonly to: Hex | null; readonly input: Hex },
  { oracle, chainId, reporters }: { oracle: Hex; chainId: number; reporters: readonly Hex[] },
): Promise<[IndexId, bigint][]> {
  const call = callOf(priceOracleAbi, { transaction, contract: oracle });
  // A call through another contract hides who reported what; the answer is the same.
  if (call?.functionName !== 'submit') return [];
  const [time, prices, signatures] = call.args;
  if (prices.length === reporters.length) {
    return reporters.map((reporter, place) => [indexId(reporter), prices[place] ?? 0n]);
  }
  return await Promise.all(
    prices.map(async (price, place): Promise<[IndexId, bigint]> => {
      const signature = signatures[place] ?? '0x';
      const message = reportMessage({ chainId, oracle }, { price, time });
      return [indexId(await recoverTypedDataAddress({ ...message, signature })), price];
    }),
  );
}
