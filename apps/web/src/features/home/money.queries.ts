import { erc20Abi } from '@besc/contracts/abi/erc20';
import { farmMasterAbi } from '@besc/contracts/abi/farm-master';
import { feeCollectorAbi } from '@besc/contracts/abi/fee-collector';
import { addressOf } from '@besc/contracts/deploy/address-of';
import { isEmitting } from '@besc/domain/farms/farm-rewards';
import type { Address } from '@besc/domain/shared/address';
import { checksumAddress } from '@besc/wire/shared/checksum-address';
import type { ChainAccess } from '../../blocks/chain/chain-access';
import { chainQuery } from '../../blocks/chain/chain-query';
import { loggedBalance } from '../../blocks/chain/logged-balance';

/** MONEY in whole: what exists, and what of it lies at the burn address, both in wei. */
export function supplyQuery({ settings, reader }: Pick<ChainAccess, 'settings' | 'reader'>, burn: Address | undefined) {
  const address = addressOf(settings, 'tokens', 'money');
  return chainQuery({
    key: ['money-supply', burn],
    freshnessBlocks: 4,
    read:
      burn &&
      (async () => {
        const [supply, burned] = await Promise.all([
          loggedBalance('the MONEY supply', () => reader.read({ address, abi: erc20Abi, functionName: 'totalSupply' })),
          loggedBalance('burned MONEY', () =>
            reader.read({ address, abi: erc20Abi, functionName: 'balanceOf', args: [burn] }),
          ),
        ]);
        return { supply, burned };
      }),
  });
}

/** Where the fee collector sends what it burns. */
export function burnAddressQuery({ settings, reader }: Pick<ChainAccess, 'settings' | 'reader'>) {
  const address = addressOf(settings, 'swap', 'feeCollector');
  return chainQuery({
    key: ['burn-address'],
    freshnessBlocks: Infinity,
    read: async () =>
      checksumAddress(await reader.read({ address, abi: feeCollectorAbi, functionName: 'BURN_ADDRESS' })),
  });
}

/** What farms and MONEY's own pools pay in the next block when all of them have stakes, in wei. */
export function emissionQuery({ settings, reader }: Pick<ChainAccess, 'settings' | 'reader'>) {
  const master = { address: addressOf(settings, 'farms', 'master'), abi: farmMasterAbi } as const;
  return chainQuery({
    key: ['money-emission'],
    freshnessBlocks: 4,
    async read() {
      const [perBlock, startBlock, endBlock] = await Promise.all([
        reader.read({ ...master, functionName: 'moneyPerBlock' }),
        reader.read({ ...master, functionName: 'startBlock' }),
        reader.read({ ...master, functionName: 'endBlock' }),
      ]);
      // After the other answers, whose block it is.
      const block = reader.blocks.current();
      return block === undefined || isEmitting({ startBlock, endBlock }, block) ? perBlock : 0n;
    },
  });
}
