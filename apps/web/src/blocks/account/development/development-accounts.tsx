import type { Address } from '@besc/domain/shared/address';
import { ErrorState } from '@besc/ui/error-state';
import { ListRow } from '@besc/ui/list-row';
import { Skeleton } from '@besc/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { ShownAmount } from '../../amounts/shown-amount';
import { useChain } from '../../chain/chain-context';
import { useText } from '../../language/use-text';
import { AccountAvatar } from '../../name-service/account-avatar';
import { AccountName } from '../../name-service/account-name';
import { readFundedAccounts } from '../../wallet/development/read-funded-accounts';

/** The test accounts of the local node that have something to spend. */
export function DevelopmentAccounts({ onChoose }: { readonly onChoose: (address: Address) => void }) {
  const { t } = useText();
  const chain = useChain();
  const accounts = useQuery({
    queryKey: ['development-accounts'],
    queryFn: () => readFundedAccounts(chain),
    gcTime: 0,
  });
  if (accounts.isError) {
    return (
      <ErrorState
        title={t('The local node isn’t responding')}
        retry={{ label: t('Try again'), onPress: () => void accounts.refetch() }}
      />
    );
  }
  return (
    <>
      <p className="mb-3 text-sm text-text-muted">
        {t('Choose a test account. Its key is public: never send it anything valuable.')}
      </p>
      <ul className="-mx-2 flex flex-col gap-1">
        {accounts.isPending
          ? Array.from({ length: 6 }, (_, index) => (
              // The rows of a skeleton have nothing else to be told apart by.
              <li key={`row-${String(index)}`} className="flex h-14 items-center gap-3 px-3">
                <Skeleton shape="circle" className="size-9" />
                <Skeleton className="w-32" />
              </li>
            ))
          : accounts.data.map(({ address, balance, number }) => (
              <li key={address}>
                <ListRow
                  render={<button type="button" onClick={() => onChoose(address)} />}
                  start={<AccountAvatar address={address} size={36} />}
                  title={t('Account %number%', { number })}
                  note={<AccountName address={address} />}
                  end={<ShownAmount amount={balance} decimals={18} meaning="held" place="balance" />}
                  endNote="BESC"
                />
              </li>
            ))}
      </ul>
    </>
  );
}
