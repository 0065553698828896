import { gasPriceWei } from '@besc/domain/settings/gas-speed';
import type { Address } from '@besc/domain/shared/address';
import { useChain } from '../chain/chain-context';
import { gasSpeed } from '../preferences/gas-speed';
import { slippageTolerance } from '../preferences/slippage-tolerance';
import { usePreference } from '../preferences/use-preference';
import { useSlippageConfirmed } from '../slippage/use-slippage-confirmed';
import { useAccount } from '../wallet/use-account';

/** What every screen that sends something asks of the wallet and the settings. */
export type Writer = {
  readonly account: Address | undefined;
  readonly wrongNetwork: boolean;
  /** The wallet carries out approval and action in one confirmation, so that nothing is enabled first. */
  readonly canBatch: boolean;
  readonly slippageBps: number;
  /** The person stands by the tolerance, or it is an ordinary one. */
  readonly isSlippageConfirmed: boolean;
  /** By the chosen speed. */
  readonly gasPriceWei: bigint;
};

/** The writer of this moment: the connected account, its wallet, and the chosen slippage and gas price. */
export function useWriter(): Writer {
  const { settings } = useChain();
  const { address: account, wrongNetwork, canBatch = false } = useAccount();
  const slippageBps = usePreference(slippageTolerance);
  const speed = usePreference(gasSpeed);
  return {
    ...{ account, wrongNetwork, canBatch, slippageBps },
    isSlippageConfirmed: useSlippageConfirmed(),
    gasPriceWei: gasPriceWei(speed, settings.gasPriceGwei) ?? 0n,
  };
}
