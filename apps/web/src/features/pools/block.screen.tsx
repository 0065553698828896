import { blocksUntil } from '@besc/domain/pools/pool-phase';
import { blockSeconds } from '@besc/domain/shared/constants';
import { Card } from '@besc/ui/card';
import { DataRow } from '@besc/ui/data-row';
import { EmptyState } from '@besc/ui/empty-state';
import { TextLink } from '@besc/ui/text-link';
import { Link, useParams } from 'wouter';
import { ChainNotice } from '../../blocks/chain/chain-notice';
import { useChainState } from '../../blocks/chain/use-chain-state';
import { Countdown } from '../../blocks/clock/countdown';
import { useChainHead } from '../../blocks/clock/use-chain-head';
import { useText } from '../../blocks/language/use-text';
import { dateTimeFormat } from '../../lib/date-time-format';
import { formatDecimal } from '../../lib/format-decimal';

/** Milliseconds of the last moment that a date can be (ECMA-262, time values). */
const lastDate = 8.64e15;

/** How long it is until a block of the chain comes, by its number in the address. */
export function BlockScreen() {
  const { t } = useText();
  const { block = '' } = useParams<{ readonly block?: string }>();
  const chainState = useChainState(false);
  return (
    <div className="mx-auto w-full max-w-[560px] px-4 py-6 sm:py-12">
      <ChainNotice state={chainState} shownAt={undefined} className="mb-4" />
      {/^[0-9]{1,15}$/.test(block) ? (
        <BlockCard block={BigInt(block)} />
      ) : (
        <EmptyState
          title={t('That isn’t a block number.')}
          action={<TextLink render={<Link to="/pools" />}>{t('Go to pools')}</TextLink>}
        />
      )}
    </div>
  );
}

function BlockCard({ block }: { readonly block: bigint }) {
  const { t, locale } = useText();
  const head = useChainHead();
  const number = (value: bigint) => <bdi>{formatDecimal(String(value), locale)}</bdi>;
  const left = head === undefined ? undefined : blocksUntil(block, head.block);
  const at = head === undefined || !left ? undefined : (Number(head.seconds) + Number(left) * blockSeconds) * 1000;
  return (
    <Card
      titleLevel={1}
      title={t('Block %number%', { number: formatDecimal(String(block), locale) })}
      subtitle={t('Block countdown on the chain')}
    >
      <p className="my-8 text-center text-[2rem] font-semibold sm:text-[2.5rem]">
        <Countdown until={{ kind: 'block', block }} over={t('This block has been mined')} />
      </p>
      <dl>
        <DataRow label={t('Blocks remaining')} isStrong>
          {left === undefined ? '–' : number(left)}
        </DataRow>
        <DataRow label={t('Newest block')}>{head === undefined ? '–' : number(head.block)}</DataRow>
        <DataRow label={t('Seconds per block')}>{formatDecimal(String(blockSeconds), locale)}</DataRow>
        {at === undefined || at > lastDate ? null : (
          <DataRow label={t('Expected')}>
            {dateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }).format(at)}
          </DataRow>
        )}
      </dl>
    </Card>
  );
}
