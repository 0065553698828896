import { SettingsSection } from './settings-section';

export default { title: 'Web/SettingsSection', component: SettingsSection };

export const Rows = {
  render: () => (
    <div className="max-w-[440px]">
      <SettingsSection title="Interface">
        <p>Dark mode</p>
        <p>Sounds</p>
      </SettingsSection>
    </div>
  ),
};
