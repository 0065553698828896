import type { Address } from '@besc/domain/shared/address';
import { pairName } from '@besc/domain/tokens/pair-name';
import { pairOrder } from '@besc/domain/tokens/pair-order';
import { NoticeBadge } from '../../../blocks/token-select/notice-badge';
import type { ToldToken } from '../../../blocks/token-select/use-told-tokens';
import { PairMarks } from './pair-marks';

/** A pool by the marks and symbols of its tokens, with what is odd about these. */
export function PoolFace(props: { readonly tokens: readonly [ToldToken, ToldToken]; readonly wbesc: Address }) {
  const [one, other] = props.tokens;
  const [currencyA, currencyB] = pairOrder(one.token, other.token, props.wbesc);
  return (
    <span className="flex min-w-0 items-center gap-3">
      <PairMarks currencyA={currencyA} currencyB={currencyB} />
      <bdi className="min-w-0 font-semibold [overflow-wrap:anywhere]">
        {pairName(one.token, other.token, props.wbesc)}
      </bdi>
      <NoticeBadge notice={one.notice.kind === 'none' ? other.notice : one.notice} />
    </span>
  );
}
