import { useText } from '../../blocks/language/use-text';
import { ActivityPart } from './components/activity-part';
import { MarketHead } from './components/market-head';

/** What happened on the market, in all collections. */
export function ActivityScreen() {
  const { t } = useText();
  return (
    <div className="mx-auto flex w-full max-w-[1120px] flex-col gap-5 px-4 py-4 sm:px-6 sm:py-6">
      <MarketHead title={t('Activity')} here="/nfts/activity" />
      <ActivityPart />
    </div>
  );
}
