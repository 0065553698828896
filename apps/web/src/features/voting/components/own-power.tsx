import type { Address } from '@besc/domain/shared/address';
import { type PowerParts, powerSources } from '@besc/domain/voting/voting-power';
import { DataRow } from '@besc/ui/data-row';
import { Notice } from '@besc/ui/notice';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useChain } from '../../../blocks/chain/chain-context';
import type { Message } from '../../../blocks/language/message';
import { useText } from '../../../blocks/language/use-text';
import { QueryView } from '../../../blocks/list/query-view';
import { numberFormat } from '../../../lib/number-format';
import { powerProblem, zeroPower } from '../power-problem';
import { powerQuery } from '../voting.queries';
import { PowerText } from './power-text';

const sourceNames: Record<keyof PowerParts, Message> = {
  wallet: { text: 'Wallet' },
  vault: { text: 'Vault' },
  farm: { text: 'MONEY farm' },
  pools: { text: 'Pools' },
  liquidity: { text: 'Liquidity' },
};

/** The voting power of an account at a block, taken apart, and in words why there is none. */
export function OwnPower(props: {
  readonly account: Address;
  readonly block: number;
  /** Below the rows, once it is known. */
  readonly note?: (total: bigint) => ReactNode;
}) {
  const { t, say, locale } = useText();
  const { account, block, note } = props;
  const query = useQuery(powerQuery(useChain(), account, block));
  return (
    <QueryView query={query} data={query.data} height="h-40" failure={say(powerProblem(query.error))}>
      {({ parts, total }) => (
        <>
          <dl>
            {powerSources.map((source) => (
              <DataRow key={source} label={say(sourceNames[source])}>
                <PowerText amount={parts[source]} />
              </DataRow>
            ))}
            <DataRow label={t('Your voting power')} isStrong className="border-t border-border">
              <PowerText amount={total} />
            </DataRow>
          </dl>
          <p className="mt-1 text-xs text-text-muted">
            {t('Counted at block %block%.', { block: numberFormat(locale, {}).format(block) })}
          </p>
          {total === 0n ? (
            <Notice tone="warning" className="mt-3">
              {say(zeroPower(block))}
            </Notice>
          ) : null}
          {note?.(total)}
        </>
      )}
    </QueryView>
  );
}
