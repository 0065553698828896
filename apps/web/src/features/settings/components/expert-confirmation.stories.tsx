import { MakeEnglish } from '../../../../test/make-english';
import { ExpertConfirmation } from './expert-confirmation';

export default { title: 'Web/ExpertConfirmation', component: ExpertConfirmation };

export const Asking = {
  render: () => (
    <MakeEnglish>
      <div className="max-w-[440px]">
        <ExpertConfirmation onConfirm={() => undefined} />
      </div>
    </MakeEnglish>
  ),
};
