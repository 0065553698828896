import { type Tier, tiers } from '@besc/domain/competition/tiers';
import { bunnyKinds } from '@besc/domain/nfts/bunny-kinds';
import type { Competition } from '@besc/sdk/competition/read-competitions';
import { Table } from '@besc/ui/table';
import { ShownAmount } from '../../../blocks/amounts/shown-amount';
import { useChain } from '../../../blocks/chain/chain-context';
import { deployedToken } from '../../../blocks/chain/deployed-token';
import { useText } from '../../../blocks/language/use-text';
import { formatDecimal } from '../../../lib/format-decimal';
import { tierTexts } from '../tier-text';

/** Prizes by team and tier; the account's own cell is marked. */
export function PrizesTable(props: {
  readonly competition: Competition;
  readonly names: ReadonlyMap<number, string> | undefined;
  readonly own: { readonly teamId: number; readonly tier: Tier } | undefined;
}) {
  const { t, say, locale } = useText();
  const { competition, names, own } = props;
  const { rewards, places, bunnyIds } = competition;
  const money = deployedToken(useChain().settings, 'money');
  const placeNames = [t('First team'), t('Second team'), t('Third team')];
  const rows = tiers.map((tier, index) => ({ tier, index })).toReversed();
  return (
    <Table
      caption={t('Prizes by team')}
      isCaptionShown
      rows={rows}
      rowKey={({ tier }) => tier}
      columns={[
        {
          key: 'tier',
          heading: t('Tier'),
          cell: ({ tier }) => (
            <span className="flex flex-col py-1">
              <span className="font-semibold">{say(tierTexts[tier].name)}</span>
              <span className="text-text-muted">{say(tierTexts[tier].ranks)}</span>
            </span>
          ),
        },
        ...rewards.map((team, place) => {
          const teamId = places?.[place];
          const name = teamId === undefined ? undefined : (names?.get(teamId) ?? t('Team %id%', { id: teamId }));
          const kind = bunnyIds[place];
          return {
            key: `place-${place}`,
            heading: name ?? placeNames[place],
            isNumber: true,
            cell: ({ tier, index }: (typeof rows)[number]) => {
              const reward = team[index];
              const isOwn = own?.tier === tier && own.teamId === teamId;
              return (
                <span
                  className={
                    isOwn ? 'flex flex-col rounded-control bg-reward-soft px-2 py-1' : 'flex flex-col px-2 py-1'
                  }
                >
                  <ShownAmount amount={reward?.money} decimals={money.decimals} meaning="held" symbol={money.symbol} />
                  {reward?.points ? (
                    <span className="text-text-muted">
                      {t('%points% points', { points: formatDecimal(String(reward.points), locale) })}
                    </span>
                  ) : null}
                  {tier === 'gold' && kind !== undefined ? (
                    <span className="text-text-muted">{bunnyKinds[kind]?.name ?? t('Collectible')}</span>
                  ) : null}
                  {isOwn ? <span className="text-reward">{t('Yours')}</span> : null}
                </span>
              );
            },
          };
        }),
      ]}
    />
  );
}
