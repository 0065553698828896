import { MakeEnglish } from '../../../test/make-english';
import { HighSlippageNotice } from './high-slippage-notice';

export default { title: 'Web/HighSlippageNotice', component: HighSlippageNotice };

export const Asked = {
  render: () => (
    <MakeEnglish>
      <div className="max-w-[480px]">
        <HighSlippageNotice />
      </div>
    </MakeEnglish>
  ),
};
