import { erc20Abi } from '@besc/contracts/abi/erc20';
import { farmMasterAbi } from '@besc/contracts/abi/farm-master';
import type { FarmEntry, FarmStake, FarmWallet } from '@besc/domain/farms/farm';
import { type Address, isAddressShape, zeroAddress } from '@besc/domain/shared/address';
import type { BatchReader } from '../shared/reads/batch-reader';
import { orNothing } from '../shared/reads/or-nothing';
import { readFields } from '../shared/reads/read-fields';

interface FarmAccountPlace {
  readonly reader: BatchReader;
  readonly master: Address;
  readonly account: Address;
  readonly log?: (message: string) => void;
}

/**
 * What an account has in the farms of pairs, in one aggregate unless there are more than `expected`: it needs no list of them,
 * so it can be asked for with it; a part that is refused stops none of the others. An account that is no address is logged and
 * nothing is fetched (FARM-26): null. Rejects with ReadError when the chain could not be asked.
 */
export async function readFarmStakes(
  options: FarmAccountPlace & { readonly expected: number },
): Promise<readonly FarmStake[] | null> {
  const { reader, master: address, account, expected, log = console.warn } = options;
  if (!isPlace(account)) {
    log('Farm balances were not fetched: the wallet address is not valid');
    return null;
  }
  const master = { address, abi: farmMasterAbi } as const;
  const held = (from: number, to: number) =>
    Promise.all(
      Array.from({ length: Math.max(0, to - from) }, async (_, index) => {
        const pid = from + index;
        const place = [BigInt(pid), account] as const;
        const [info, earned] = await Promise.all([
          orNothing(reader.read({ ...master, functionName: 'userInfo', args: place })),
          orNothing(reader.read({ ...master, functionName: 'pendingMoney', args: place })),
        ]);
        return { pid, staked: info?.[0], earned };
      }),
    );
  // Farm 0 is that of MONEY alone, which is no pair's.
  const [length, asked] = await Promise.all([
    orNothing(reader.read({ ...master, functionName: 'poolLength' })),
    held(1, 1 + expected),
  ]);
  const rest = await held(1 + expected, Number(length ?? 0n));
  return [...asked, ...rest].filter(({ pid }) => length === undefined || pid < Number(length));
}

/**
 * What an account could stake in farms and what they owe it, in one aggregate. An account that is no address is logged and
 * nothing is fetched (FARM-26): null; of a staked token that is none, no balance of it. Rejects with ReadError when the chain
 * could not be asked.
 */
export async function readFarmWallets(
  options: FarmAccountPlace & { readonly farms: readonly Pick<FarmEntry, 'pid' | 'lpAddress'>[] },
): Promise<readonly FarmWallet[] | null> {
  const { reader, master, account, farms, log = console.warn } = options;
  if (!isPlace(account)) {
    log('Farm balances were not fetched: the wallet address is not valid');
    return null;
  }
  const nothing = Promise.resolve(undefined);
  return await Promise.all(
    farms.map(async ({ pid, lpAddress }) => {
      const token = lpAddress !== undefined && isPlace(lpAddress) && ({ address: lpAddress, abi: erc20Abi } as const);
      if (lpAddress !== undefined && !token) log(`The balance of farm ${pid} was not fetched: its token is no address`);
      const args = [BigInt(pid), account] as const;
      const wallet = await readFields({
        balance: token ? reader.read({ ...token, functionName: 'balanceOf', args: [account] }) : nothing,
        allowance: token ? reader.read({ ...token, functionName: 'allowance', args: [account, master] }) : nothing,
        owed: reader.read({ address: master, abi: farmMasterAbi, functionName: 'owedMoney', args }),
      });
      return { pid, ...wallet };
    }),
  );
}

function isPlace(place: Address): boolean {
  return isAddressShape(place) && place !== zeroAddress;
}
