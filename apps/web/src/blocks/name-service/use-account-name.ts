import type { Address } from '@besc/domain/shared/address';
import { useQuery } from '@tanstack/react-query';
import { useChain } from '../chain/chain-context';
import { chainQuery } from '../chain/chain-query';

/** The name an account goes by, or undefined: only one that leads back to the account is told. Read again every 10 minutes. */
export function useAccountName(account: Address | undefined): string | undefined {
  const { loadNames } = useChain();
  const { data } = useQuery(
    chainQuery({
      key: ['account-name', account ?? ''],
      read: account && loadNames && (async () => (await (await loadNames()).findName(account)) ?? null),
      freshnessBlocks: 200,
    }),
  );
  return data ?? undefined;
}
