import { Notice } from '@besc/ui/notice';
import { TextLink } from '@besc/ui/text-link';
import { Link } from 'wouter';
import { useText } from '../../../blocks/language/use-text';
import { poolPath } from '../pool-path';
import type { PoolRow } from '../pool-row';
import { useRowTexts } from './use-row-texts';

/** Where the pool of a link is, which is not in this list. */
export function LinkedElsewhere({ row }: { readonly row: PoolRow }) {
  const { t } = useText();
  const { title: pool } = useRowTexts(row);
  return (
    <Notice className="mb-4">
      {row.isFinished ? t('%pool% has finished.', { pool }) : t('%pool% is live.', { pool })}{' '}
      <TextLink of={pool} render={<Link to={poolPath(row)} />}>
        {t('Show it')}
      </TextLink>
    </Notice>
  );
}
