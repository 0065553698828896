import { MakeEnglish } from '../../../test/make-english';
import { NoticeBadge } from './notice-badge';

export default { title: 'Web/NoticeBadge', component: NoticeBadge };

export const Kinds = {
  render: () => (
    <MakeEnglish>
      <div className="flex flex-wrap gap-3">
        <NoticeBadge notice={{ kind: 'same-symbol', symbol: 'MONEY' }} />
        <NoticeBadge notice={{ kind: 'look-alike', symbol: 'BUSDC' }} />
      </div>
    </MakeEnglish>
  ),
};
