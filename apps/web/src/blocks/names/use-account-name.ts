import type { Address } from '@besc/domain/shared/token';
import { useQuery } from '@tanstack/react-query';
import { useChain } from '../chain/chain-context';
import { chainQuery } from '../chain/chain-query';
import { loadNameReader } from './load-name-reader';

/** The name an account goes by, or undefined: only one that leads back to the account is told. Read again every 10 minutes. */
export function useAccountName(account: Address | undefined): string | undefined {
  const chain = useChain();
  const { data } = useQuery(
    chainQuery({
      key: ['account-name', account ?? ''],
      read: async () =>
        account === undefined ? null : ((await (await loadNameReader()).findName(chain, account)) ?? null),
      enabled: account !== undefined && chain.settings.names !== undefined,
      freshnessBlocks: 200,
    }),
  );
  return data ?? undefined;
}
