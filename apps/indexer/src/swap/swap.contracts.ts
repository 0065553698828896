import { factoryAbi } from '@besc/contracts/abi/factory';
import { pairAbi } from '@besc/contracts/abi/pair';
import { contractOf } from '@besc/contracts/deploy/contract-of';
import { factory } from 'ponder';
import { parseAbiItem } from 'viem';
import type { IndexSettings } from '../shared/parse-index-settings';

/** Whose events this slug reads: the factory, and every pair it has made. */
export function swapContracts(settings: IndexSettings) {
  const { address, startBlock } = contractOf(settings, 'swap', 'factory');
  const created = 'event PairCreated(address indexed token0, address indexed token1, address pair, uint256 count)';
  const pairs = factory({ address, event: parseAbiItem(created), parameter: 'pair' });
  return {
    Factory: { chain: 'besc', abi: factoryAbi, address, startBlock },
    Pair: { chain: 'besc', abi: pairAbi, address: pairs, startBlock },
  } as const;
}
