import { Notice } from '@besc/ui/notice';
import { TextLink } from '@besc/ui/text-link';
import { Link } from 'wouter';
import { useText } from '../../../blocks/language/use-text';
import type { CompetitionPlace } from '../competition-place';
import { useOwedCompetitions } from '../use-owed-competitions';

/** Leads to competitions other than the one on the page that owe the account a prize. */
export function OwedNotice({ place, shown }: { readonly place: CompetitionPlace; readonly shown: number | undefined }) {
  const { t } = useText();
  const others = useOwedCompetitions(place).filter((id) => id !== shown);
  if (others.length === 0) return null;
  const links = others.map((id) => (
    <TextLink
      key={id}
      className="inline-flex min-h-11 min-w-11 items-center"
      render={<Link to={`/trading-competition?number=${id}`} />}
    >
      {`#${id}`}
    </TextLink>
  ));
  return <Notice actions={links}>{t('Prizes of yours wait in other competitions.')}</Notice>;
}
