import { MakeEnglish } from '../../../test/make-english';
import { WrapPairMessage } from './wrap-pair-message';

export default { title: 'Web/WrapPairMessage', component: WrapPairMessage };

export const InPlaceOfTheChart = {
  render: () => (
    <MakeEnglish>
      <WrapPairMessage height={240} />
    </MakeEnglish>
  ),
};
