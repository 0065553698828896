import { gasPriceWei } from '@besc/domain/settings/gas-speed';
import type { Address } from '@besc/domain/shared/address';
import { useChain } from '../chain/chain-context';
import { isStale, useChainState } from '../chain/use-chain-state';
import { approvalAmount } from '../preferences/approval-amount';
import { gasSpeed } from '../preferences/gas-speed';
import { slippageTolerance } from '../preferences/slippage-tolerance';
import { usePreference } from '../preferences/use-preference';
import { useSlippageConfirmed } from '../slippage/use-slippage-confirmed';
import { useAccount } from '../wallet/use-account';

/** What everything that is sent asks of the wallet, the chain and the settings. */
export type Writer = {
  readonly account: Address | undefined;
  readonly wrongNetwork: boolean;
  /** The chain does not answer or is behind, so that nothing may be signed on what is shown. */
  readonly isStale: boolean;
  /** The wallet carries out approval and action in one confirmation, so that nothing is enabled first. */
  readonly canBatch: boolean;
  /** What an approval lets a spender take: everything, or what it is for. */
  readonly approvalAmount: 'maximum' | 'exact';
  readonly slippageBps: number;
  /** The person stands by the tolerance, or it is an ordinary one. */
  readonly isSlippageConfirmed: boolean;
  /** By the chosen speed. */
  readonly gasPriceWei: bigint;
};

/** The writer of this moment: the connected account, its wallet, the chain, and what was chosen. */
export function useWriter(): Writer {
  const { settings } = useChain();
  const { address: account, wrongNetwork, canBatch = false } = useAccount();
  const speed = usePreference(gasSpeed);
  return {
    account,
    wrongNetwork,
    canBatch,
    isStale: isStale(useChainState(false)),
    approvalAmount: usePreference(approvalAmount),
    slippageBps: usePreference(slippageTolerance),
    isSlippageConfirmed: useSlippageConfirmed(),
    gasPriceWei: gasPriceWei(speed, settings.gasPriceGwei),
  };
}
