import { erc20Abi } from '@besc/contracts/abi/erc20';
import { farmMasterAbi } from '@besc/contracts/abi/farm-master';
import type { FarmAccount, FarmEntry } from '@besc/domain/farms/farm';
import { type Address, isAddressShape, zeroAddress } from '@besc/domain/shared/address';
import type { BatchReader } from '../shared/batch-reader';
import { orNothing } from '../shared/or-nothing';

/**
 * What an account has in farms and for them, in one aggregate. An account or a staked token that is no address is logged and
 * nothing is fetched (FARM-26): null. Rejects with ReadError when the chain could not be asked.
 */
export async function readFarmAccounts(options: {
  readonly reader: BatchReader;
  readonly master: Address;
  readonly account: Address;
  readonly farms: readonly Pick<FarmEntry, 'pid' | 'lpAddress'>[];
  readonly log?: (message: string) => void;
}): Promise<readonly FarmAccount[] | null> {
  const { reader, master: address, account, farms, log = console.warn } = options;
  const isPlace = (place: Address) => isAddressShape(place) && place !== zeroAddress;
  if (!isPlace(account)) {
    log('Farm balances were not fetched: the wallet address is not valid');
    return null;
  }
  if (!farms.every(({ lpAddress }) => isPlace(lpAddress))) {
    log('Farm balances were not fetched: a token address is not valid');
    return null;
  }
  const master = { address, abi: farmMasterAbi } as const;
  return await Promise.all(
    farms.map(async ({ pid, lpAddress }) => {
      const token = { address: lpAddress, abi: erc20Abi } as const;
      const place = [BigInt(pid), account] as const;
      const [[staked], earned, balance, allowance] = await Promise.all([
        reader.read({ ...master, functionName: 'userInfo', args: place }),
        reader.read({ ...master, functionName: 'pendingMoney', args: place }),
        orNothing(reader.read({ ...token, functionName: 'balanceOf', args: [account] })),
        orNothing(reader.read({ ...token, functionName: 'allowance', args: [account, address] })),
      ]);
      return { pid, staked, earned, balance, allowance };
    }),
  );
}
