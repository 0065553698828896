import type { Address } from '@besc/domain/shared/address';
import { maxUint256 } from '@besc/domain/shared/math';
import type { Token } from '@besc/domain/shared/token';
import { Button } from '@besc/ui/button';
import { Disclosure } from '@besc/ui/disclosure';
import { Skeleton } from '@besc/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { hasFailed } from '../../lib/has-failed';
import { CurrencySymbol } from '../amounts/currency-symbol';
import { ShownAmount } from '../amounts/shown-amount';
import { useChain } from '../chain/chain-context';
import { useText } from '../language/use-text';
import type { GivenAllowance } from '../transactions/approvals/revoke-action';
import { isRunning } from '../transactions/run/run-phase';
import { useActionRunner } from '../transactions/run/use-action-runner';
import { RunLine } from '../transactions/view/run-line';
import { allowancesQuery, spendersOf } from './allowances-query';

/** More than half of what can be written is no limit: tokens take off what was used. */
const endless = maxUint256 / 2n;

/** What the account lets contracts of the exchange move, each and all to be taken back. It is read once it is opened. */
export function GivenAllowances(props: { readonly account: Address; readonly tokens: readonly Token[] | undefined }) {
  const { t } = useText();
  const [isOpen, setOpen] = useState(false);
  return (
    <Disclosure summary={t('Allowances')} open={isOpen} onOpenChange={setOpen}>
      {isOpen ? <AllowanceList {...props} /> : null}
    </Disclosure>
  );
}

function AllowanceList(props: { readonly account: Address; readonly tokens: readonly Token[] | undefined }) {
  const { t } = useText();
  const chain = useChain();
  const { account, tokens } = props;
  const query = useQuery(allowancesQuery(chain, { account, tokens }));
  const runner = useActionRunner();
  const isBusy = isRunning(runner.ownState);
  const spenders = new Map(spendersOf(chain.settings).map(({ address, name }) => [address, name]));
  const rows = (query.data?.allowances ?? []).flatMap((allowance) => {
    const token = tokens?.find(({ address }) => address === allowance.token);
    return token ? [{ ...allowance, token }] : [];
  });
  const revoke = (given: readonly GivenAllowance[]) =>
    void runner.run(async () => (await import('../transactions/approvals/revoke-action')).revokeAction(given));
  if (query.data === undefined) {
    return hasFailed(query) ? (
      <p role="status" className="py-2 text-sm text-text-muted">
        {t('Couldn’t read the chain. Please try again.')}
      </p>
    ) : (
      <div aria-busy className="py-2">
        <Skeleton className="w-full" />
      </div>
    );
  }
  return (
    <div className="flex flex-col gap-2 py-1">
      <p className="text-xs text-text-muted">
        {t('What contracts of the exchange may move of the tokens in your lists.')}
      </p>
      {rows.length === 0 ? <p className="py-1 text-sm text-text-muted">{t('None')}</p> : null}
      <ul className="max-h-72 overflow-y-auto">
        {rows.map(({ token, spender, amount }) => (
          <li
            key={`${token.address}-${spender}`}
            className="flex min-h-12 items-center gap-2 border-b border-border py-1.5 text-sm last:border-transparent"
          >
            <span className="flex min-w-0 flex-1 flex-col">
              <CurrencySymbol symbol={token.symbol} className="font-semibold" />
              <bdi title={spender} className="truncate text-xs text-text-muted">
                {spenders.get(spender)}
              </bdi>
            </span>
            <span className="max-w-[40%] text-end">
              {amount >= endless ? (
                t('Unlimited')
              ) : (
                <ShownAmount amount={amount} decimals={token.decimals} meaning="held" place="balance" />
              )}
            </span>
            <Button
              size="small"
              disabledReason={isBusy ? t('Waiting for the last one') : undefined}
              onClick={() => revoke([{ token, spender }])}
            >
              {t('Revoke')}
            </Button>
          </li>
        ))}
      </ul>
      {query.data.isUnread ? <p className="text-xs text-text-muted">{t('Some allowances were not read.')}</p> : null}
      {rows.length > 1 ? (
        <Button
          wide
          size="small"
          disabledReason={isBusy ? t('Waiting for the last one') : undefined}
          onClick={() => revoke(rows)}
        >
          {t('Revoke all')}
        </Button>
      ) : null}
      <RunLine run={runner.ownState} />
    </div>
  );
}
