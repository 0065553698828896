import { Switch } from '@besc/ui/switch';
import type { Ref } from 'react';
import { LanguageSelect } from '../../../blocks/language/language-select';
import { useText } from '../../../blocks/language/use-text';
import { approvalAmount } from '../../../blocks/preferences/approval-amount';
import { darkMode } from '../../../blocks/preferences/dark-mode';
import { expertMode } from '../../../blocks/preferences/expert-mode';
import { singleHopOnly } from '../../../blocks/preferences/single-hop-only';
import { sounds } from '../../../blocks/preferences/sounds';
import { useIsDark } from '../../../blocks/preferences/use-is-dark';
import { usePreference } from '../../../blocks/preferences/use-preference';
import { BuildHash } from './build-hash';
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
  const isExpert = usePreference(expertMode);
  const isSingleHop = usePreference(singleHopOnly);
  const isExact = usePreference(approvalAmount) === 'exact';
  const isLoud = usePreference(sounds);
  const isDark = useIsDark();
  return (
    <div className="grid grid-cols-1 items-start gap-6 md:grid-cols-2">
      <SettingsSection title={t('Swaps & liquidity')}>
        <SlippageField />
        <DeadlineField />
        <GasSpeedField />
        <Switch
          label={t('Expert mode')}
          hint={t('Bypasses confirmation modals and allows high slippage trades. Use at your own risk.')}
          checked={isExpert}
          onCheckedChange={props.onToggleExpert}
          switchRef={props.expertRef}
        />
        <Switch
          label={t('Disable multihops')}
          hint={t('Restricts swaps to direct pairs only.')}
          checked={isSingleHop}
          onCheckedChange={singleHopOnly.set}
        />
        <Switch
          label={t('Approve exact amounts')}
          hint={t(
            'Let contracts take only what a transaction needs instead of any amount. Costs an approval each time.',
          )}
          checked={isExact}
          onCheckedChange={(next) => approvalAmount.set(next ? 'exact' : 'maximum')}
        />
      </SettingsSection>
      <div className="flex flex-col gap-6">
        <SettingsSection title={t('Interface')}>
          <Switch label={t('Dark mode')} checked={isDark} onCheckedChange={darkMode.set} />
          <Switch
            label={t('Sounds')}
            hint={t('Play a sound when a transaction is sent and when it’s done.')}
            checked={isLoud}
            onCheckedChange={sounds.set}
          />
          <div className="flex items-center justify-between gap-4">
            <span>{t('Language')}</span>
            <LanguageSelect />
          </div>
        </SettingsSection>
        <SettingsSection title={t('This page')}>
          <BuildHash />
        </SettingsSection>
      </div>
    </div>
  );
}
