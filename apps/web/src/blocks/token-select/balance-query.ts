import type { Address } from '@besc/domain/shared/address';
import type { Currency } from '@besc/domain/shared/token';
import type { BatchReader } from '@besc/sdk/shared/reads/batch-reader';
import { erc20ReadAbi } from '@besc/sdk/shared/reads/erc20-read-abi';
import { chainQuery } from '../chain/chain-query';
import { loggedBalance } from '../chain/logged-balance';

/** Balance of one currency in smallest units, read with every block. Reads of one tick share a request. */
export function balanceQuery(options: {
  reader: BatchReader;
  currency: Currency | undefined;
  account: Address | undefined;
}) {
  const { reader, currency, account } = options;
  const asset = currency?.kind === 'token' ? currency.address : currency?.kind;
  return chainQuery({
    key: ['balance', account, asset],
    read: currency && account && (() => loggedBalance(nameOf(currency), () => readBalance(reader, currency, account))),
  });
}

/** Two tokens may share a symbol. */
function nameOf(currency: Currency): string {
  return currency.kind === 'native' ? currency.symbol : `${currency.symbol} (${currency.address})`;
}

async function readBalance(reader: BatchReader, currency: Currency, account: Address): Promise<bigint> {
  if (currency.kind === 'native') return await reader.nativeBalance(account);
  const { address } = currency;
  return await reader.read({ address, abi: erc20ReadAbi, functionName: 'balanceOf', args: [account] });
}
