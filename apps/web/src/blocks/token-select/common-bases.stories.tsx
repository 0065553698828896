import { nativeCoin } from '@besc/domain/shared/token';
import { MakeEnglish } from '../../../test/make-english';
import { makeToken } from '../../../test/make-token';
import { CommonBases } from './common-bases';

export default { title: 'Web/CommonBases', component: CommonBases };

const bases = [nativeCoin(2372), makeToken('WBESC'), makeToken('MONEY'), makeToken('BUSDC')];

export const OneChosen = {
  render: () => (
    <MakeEnglish>
      <div className="max-w-[380px]">
        <CommonBases currencies={bases} chosen={bases[2]} onPick={() => undefined} />
      </div>
    </MakeEnglish>
  ),
};
