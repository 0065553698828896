import { IconButton } from '@besc/ui/icon-button';
import { ChartNoAxesCombined, History, Settings2 } from 'lucide-react';
import { useText } from '../../../blocks/language/use-text';
import { openSettingsDialog } from '../../../blocks/preferences/open-settings-dialog';
import { preferencesStore } from '../../../blocks/preferences/preferences-store';
import { setPreferences } from '../../../blocks/preferences/set-preferences';
import { openWalletDialog } from '../../../blocks/wallet/open-wallet-dialog';

/** The swap card's icon buttons: chart, Recent Transactions, settings. */
export function CardActions({ onOpenChart }: { readonly onOpenChart: () => void }) {
  const { t } = useText();
  const isChartShown = preferencesStore((state) => state.isExchangeChartDisplayed);
  const chart = <ChartNoAxesCombined size={20} aria-hidden />;
  return (
    <>
      <IconButton
        className="max-lg:hidden"
        label={t(isChartShown ? 'Hide the price chart' : 'Show the price chart')}
        icon={chart}
        onClick={() => setPreferences({ isExchangeChartDisplayed: !isChartShown })}
      />
      <IconButton
        className="lg:hidden"
        label={t('Price chart')}
        aria-haspopup="dialog"
        icon={chart}
        onClick={onOpenChart}
      />
      <IconButton
        label={t('Recent Transactions')}
        aria-haspopup="dialog"
        icon={<History size={20} aria-hidden />}
        onClick={() => openWalletDialog('transactions')}
      />
      <IconButton
        label={t('Settings')}
        aria-haspopup="dialog"
        icon={<Settings2 size={20} aria-hidden />}
        onClick={openSettingsDialog}
      />
    </>
  );
}
