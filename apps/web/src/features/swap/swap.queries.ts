import { addressOf } from '@besc/contracts/deploy/address-of';
import type { Address } from '@besc/domain/shared/address';
import { candidatePairs } from '@besc/domain/swap/candidate-pairs';
import type { BatchReader } from '@besc/sdk/shared/batch-reader';
import { readPairs } from '@besc/sdk/swap/read-pairs';
import type { Settings } from '@besc/wire/settings/settings';
import { chainQuery } from '../../blocks/chain/chain-query';

/**
 * Reserves of every pair a route between two tokens (wrapped, in any order) may pass. The pairs of the bases are always
 * among them, so that the native coin has a price.
 */
export function pairsQuery(options: { reader: BatchReader; settings: Settings; tokens: readonly [Address, Address] }) {
  const { reader, settings, tokens } = options;
  const [tokenIn, tokenOut] = tokens.toSorted() as [Address, Address];
  const { bases, pinnedPairs } = settings.routing;
  const wbesc = addressOf(settings, 'tokens', 'wbesc');
  const factory = addressOf(settings, 'swap', 'factory');
  const { pairInitCodeHash } = settings;
  const anchor = [wbesc, settings.tokens.busdc.address] as const;
  return chainQuery({
    key: ['pairs', tokenIn, tokenOut],
    read: () =>
      readPairs({
        reader,
        factory,
        initCodeHash: pairInitCodeHash,
        tokens: candidatePairs({ tokenIn, tokenOut, bases, pinnedPairs: [...pinnedPairs, anchor] }),
      }),
  });
}
