import { MakeEnglish } from '../../../../test/make-english';
import { SwitchButton } from './switch-button';

export default { title: 'Web/SwitchButton', component: SwitchButton };

export const OnASeam = {
  render: () => (
    <MakeEnglish>
      <div className="max-w-[440px] rounded-card bg-surface-raised p-5">
        <div className="h-10 rounded-control bg-surface-sunken" />
        <SwitchButton onPress={() => undefined} />
        <div className="h-10 rounded-control bg-surface-sunken" />
      </div>
    </MakeEnglish>
  ),
};
