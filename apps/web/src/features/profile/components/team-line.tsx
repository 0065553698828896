import { daySeconds } from '@besc/domain/shared/constants';
import { Sparkline } from '@besc/ui/sparkline';
import { useQuery } from '@tanstack/react-query';
import { useChain } from '../../../blocks/chain/chain-context';
import { useChainHead } from '../../../blocks/clock/use-chain-head';
import { useText } from '../../../blocks/language/use-text';
import { teamDaysQuery } from '../profile.queries';

/** The points of a team over the last 30 days; nothing while they are not known, or without any. */
export function TeamLine({ team }: { readonly team: number }) {
  const { t } = useText();
  const head = useChainHead();
  const today = head && Math.floor(Number(head.seconds) / daySeconds);
  const days = useQuery(teamDaysQuery(useChain(), team, today));
  const values = days.data?.map(({ userPoints, totalPoints }) => Number(userPoints + totalPoints)) ?? [];
  if (values.length < 2) return null;
  return <Sparkline label={t('Points of the last 30 days')} values={values} className="h-10 w-full" />;
}
