import { contractOf } from '@besc/contracts/deploy/contract-of';
import { noPositionRecord } from '@besc/domain/liquidity/position-record';
import type { Address } from '@besc/domain/shared/address';
import type { PairState } from '@besc/domain/shared/pair';
import type { Currency } from '@besc/domain/shared/token';
import { displaySymbol } from '@besc/domain/tokens/display-symbol';
import { computePosition } from '@besc/sdk/liquidity/compute-position';
import { readEarnedFees } from '@besc/sdk/liquidity/read-earned-fees';
import type { FigurePart, MakeFigure } from '../../blocks/check/figure';
import { formulas } from '../../blocks/check/formulas';
import { everyPosition } from './every-position';

/** What trading brought to the LP of an account; `currencies` are in the order of the pair. */
export const feesFigure =
  (
    { address: pair, token0, token1 }: Pick<PairState, 'address' | 'token0' | 'token1'>,
    { owner, currencies }: { readonly owner: Address; readonly currencies: readonly [Currency, Currency] },
  ): MakeFigure =>
  (settings) => {
    const { address: factory, startBlock } = contractOf(settings, 'swap', 'factory');
    const exchange = { factory, initCodeHash: settings.pairInitCodeHash, tokens: [token0, token1] as const };
    const feesIn = ({ symbol, decimals }: Currency): FigurePart => {
      const asset = displaySymbol(symbol);
      return { name: { text: 'Fees earned in %asset%', values: { asset } }, unit: { decimals, symbol: asset } };
    };
    return {
      name: { text: 'Fees earned' },
      formula: formulas.replayed,
      sources: [{ contract: pair, events: ['Transfer', 'Sync', 'Mint', 'Burn'] }],
      parts: [
        { name: { text: 'LP tokens' }, unit: { decimals: 18, symbol: 'LP' } },
        feesIn(currencies[0]),
        feesIn(currencies[1]),
      ],
      told: async (request, _, chain) => {
        const rows = await everyPosition({ ...request, account: owner });
        const record = rows.find((row) => row.pairId === pair) ?? noPositionRecord;
        const fees = await readEarnedFees(chain, { ...exchange, record });
        return [record.liquidity, fees?.amount0, fees?.amount1];
      },
      compute: async (chain) => {
        const fromBlock = BigInt(startBlock);
        const { record, ...read } = await computePosition(chain, { pair, fromBlock, account: owner });
        const fees = await readEarnedFees(chain, { ...exchange, record });
        return { ...read, values: [record.liquidity, fees?.amount0, fees?.amount1] };
      },
    };
  };
