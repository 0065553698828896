import { type Currency, nativeCoin } from '@besc/domain/shared/token';
import { useChain } from '../chain/chain-context';
import type { TokenDirectory } from './token-directory';

/** The native coin and the deployment's routing bases, as far as they are known. */
export function useBaseCurrencies(directory: TokenDirectory): readonly Currency[] {
  const { settings } = useChain();
  const bases = settings.routing.bases.flatMap((address) => directory.byAddress.get(address) ?? []);
  return [nativeCoin(settings.chain.id), ...bases];
}
