import { nativeCoin } from '@besc/domain/shared/token';
import { MakeEnglish } from '../language/make-english';
import { CommonBases } from './common-bases';
import { makeToken } from './make-token';

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
