import { Switch } from '@besc/ui/switch';
import type { Ref } from 'react';
import { LanguageSelect } from '../../../blocks/language/language-select';
import { useText } from '../../../blocks/language/use-text';
import { preferencesStore } from '../../../blocks/preferences/preferences-store';
import { setPreferences } from '../../../blocks/preferences/set-preferences';
import { useIsDark } from '../../../blocks/preferences/use-is-dark';
import { DeadlineField } from './deadline-field';
import { GasSpeedField } from './gas-speed-field';
import { SettingsSection } from './settings-section';
import { SlippageField } from './slippage-field';

/** All settings, each taking effect at once. */
export function SettingsForm(props: {
  readonly onToggleExpert: () => void;
  /** The switch of expert mode. */
  readonly expertRef: Ref<HTMLElement>;
}) {
  const { t } = useText();
  const { userExpertMode, userSingleHopOnly, userApprovalAmount, audioPlay } = preferencesStore();
  const isDark = useIsDark();
  return (
    <div className="flex flex-col gap-6">
      <SettingsSection title={t('Swaps & liquidity')}>
        <SlippageField />
        <DeadlineField />
        <GasSpeedField />
        <Switch
          label={t('Expert mode')}
          hint={t('Bypasses confirmation modals and allows high slippage trades. Use at your own risk.')}
          checked={userExpertMode}
          onCheckedChange={props.onToggleExpert}
          switchRef={props.expertRef}
        />
        <Switch
          label={t('Disable multihops')}
          hint={t('Restricts swaps to direct pairs only.')}
          checked={userSingleHopOnly}
          onCheckedChange={(userSingleHopOnly) => setPreferences({ userSingleHopOnly })}
        />
        <Switch
          label={t('Approve exact amounts')}
          hint={t(
            'Allows contracts to take only what a transaction needs, instead of any amount. Costs an approval each time.',
          )}
          checked={userApprovalAmount === 'exact'}
          onCheckedChange={(isExact) => setPreferences({ userApprovalAmount: isExact ? 'exact' : 'maximum' })}
        />
      </SettingsSection>
      <SettingsSection title={t('Interface')}>
        <Switch label={t('Dark mode')} checked={isDark} onCheckedChange={(isDark) => setPreferences({ isDark })} />
        <Switch
          label={t('Sounds')}
          hint={t('A sound when a transaction is sent and when it is done.')}
          checked={audioPlay}
          onCheckedChange={(audioPlay) => setPreferences({ audioPlay })}
        />
        <div className="flex items-center justify-between gap-4">
          <span>{t('Language')}</span>
          <LanguageSelect />
        </div>
      </SettingsSection>
    </div>
  );
}
