import type { Address } from '@besc/domain/shared/address';
import { chooseCall } from '@besc/sdk/shared/writes/choose-call';
import type { ContractCall } from '@besc/sdk/shared/writes/contract-call';
import type { CallTerms } from '@besc/sdk/shared/writes/draw-calls';
import { useQuery } from '@tanstack/react-query';
import { useChain } from '../chain/chain-context';
import { useAccount } from '../wallet/use-account';

/** Of an estimate, which is never late. */
const deadlineSeconds = 2n ** 40n;

/** The highest gas of one of these calls, by the chain; undefined where it cannot tell. `mark`: what they are of, in short. */
export function useCallGas(
  mark: string,
  calls: ((terms: CallTerms) => readonly ContractCall[]) | undefined,
): bigint | 'loading' | undefined {
  const { client } = useChain();
  const { address } = useAccount();
  const { data, isLoading } = useQuery({
    queryKey: ['call-gas', address, mark],
    enabled: address !== undefined && calls !== undefined,
    retry: false,
    gcTime: 0,
    queryFn: async () => (address && calls ? await gasOf(address, calls({ account: address, deadlineSeconds })) : null),
  });
  if (isLoading) return 'loading';
  return data ?? undefined;

  async function gasOf(account: Address, made: readonly ContractCall[]): Promise<bigint | null> {
    const choice = await chooseCall({ client, account, calls: made });
    return choice.kind === 'ready' ? choice.gasLimit : null;
  }
}
