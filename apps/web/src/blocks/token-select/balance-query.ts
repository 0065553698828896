import { erc20Abi } from '@besc/contracts/abi/erc20';
import type { Address, Currency } from '@besc/domain/shared/token';
import type { BatchReader } from '@besc/sdk/shared/batch-reader';
import { chainQuery } from '../chain/chain-query';

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
    enabled: currency !== undefined && account !== undefined,
    read: async () => {
      if (currency === undefined || account === undefined) throw new Error('Balances need a wallet and a currency');
      if (currency.kind === 'native') return await reader.nativeBalance(account);
      return await reader.read({
        address: currency.address,
        abi: erc20Abi,
        functionName: 'balanceOf',
        args: [account],
      });
    },
  });
}
