import type { Address } from '@besc/domain/shared/address';
import type { Hex } from '@besc/domain/shared/hex';
import { reportMessage } from '@besc/sdk/oracle/report-message';
import type { OfferedReport } from '@besc/wire/oracle/signed-reports';
import { checksumAddress } from '@besc/wire/shared/checksum-address';
import { recoverTypedDataAddress } from 'viem';
import type { KeeperAccount } from '../shared/keeper-key';

/** Where a report counts: one oracle on one chain. */
export interface ReportPlace {
  readonly chainId: number;
  readonly oracle: Address;
}

/** A report whose signer is known. */
export interface SignedReport extends OfferedReport {
  readonly signer: Address;
}

/** The oracle takes no more (`PriceOracle.MAX_PRICE`). */
const highestPrice = 10n ** 26n;

/** Signs a price (8 decimals) for a time (seconds). */
export async function signReport(
  account: KeeperAccount,
  place: ReportPlace,
  { price, time }: { readonly price: bigint; readonly time: number },
): Promise<SignedReport> {
  const signature = await account.signTypedData(reportMessage(place, { price, time }));
  return { price, signature, signer: account.address };
}

const halfOfOrder = 0x7fffffffffffffffffffffffffffffff5d576e7357a4501ddfe92f46681b20a0n;

/**
 * Whether the oracle takes a signature of this form: the lower of the two possible s, and 27 or 28. Others recover to the same signer here
 * and are refused there, with all that they are sent with.
 */
function isCanonical(signature: Hex): boolean {
  return (
    signature.length === 132 && BigInt(`0x${signature.slice(66, 130)}`) <= halfOfOrder && /1[bc]$/i.test(signature)
  );
}

/** The report with its signer; undefined when the price is none that the oracle takes or the signature is none. */
export async function recoveredReport(
  { price, signature }: { readonly price: bigint; readonly signature: Hex },
  place: ReportPlace,
  time: number,
): Promise<SignedReport | undefined> {
  if (price <= 0n || price > highestPrice || !isCanonical(signature)) return undefined;
  try {
    const signer = await recoverTypedDataAddress({ ...reportMessage(place, { price, time }), signature });
    return { price, signature, signer: checksumAddress(signer) };
  } catch {
    return undefined;
  }
}
