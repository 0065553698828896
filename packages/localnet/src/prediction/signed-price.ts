import type { Address } from '@besc/domain/shared/address';
import { addressOrder } from '@besc/domain/shared/address-order';
import { reportMessage } from '@besc/sdk/oracle/report-message';
import { submitPricesCall } from '@besc/sdk/oracle/submit-prices-call';
import { devAccounts } from '../dev-accounts';
import type { HistoryTransaction } from '../history/block-writer';
import { sentCall } from '../history/sent-call';

const reporters = devAccounts(35)
  .slice(30)
  .toSorted((a, b) => addressOrder(a.address, b.address));

/** A round of the oracle with `price` (8 decimals) as the median of what all or the first `reports` reporters say, a 2000th apart; `time` in seconds. */
export async function signedPrice(options: {
  from: Address;
  oracle: Address;
  chainId: number;
  price: bigint;
  time: number;
  reports?: number;
}): Promise<HistoryTransaction> {
  const { from, oracle, chainId, price, time, reports = reporters.length } = options;
  const middle = Math.floor(reports / 2);
  const prices = Array.from({ length: reports }, (_, place) => price + (BigInt(place - middle) * price) / 2000n);
  const signatures = await Promise.all(
    reporters
      .slice(0, reports)
      .map((reporter, index) =>
        reporter.signTypedData(reportMessage({ chainId, oracle }, { price: prices[index] ?? price, time })),
      ),
  );
  return sentCall(from, submitPricesCall(oracle, { time, prices, signatures }), 500_000n);
}
