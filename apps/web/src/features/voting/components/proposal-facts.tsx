import type { Proposal } from '@besc/domain/voting/proposal';
import { Card } from '@besc/ui/card';
import { DataRow } from '@besc/ui/data-row';
import { TextLink } from '@besc/ui/text-link';
import { useChain } from '../../../blocks/chain/chain-context';
import { addressUrl } from '../../../blocks/chain/explorer-url';
import { useText } from '../../../blocks/language/use-text';
import { AccountName } from '../../../blocks/name-service/account-name';
import { numberFormat } from '../../../lib/number-format';
import { zonedTime } from '../zoned-time';

/** Who asks, from when to when, and at which block voting power is counted. */
export function ProposalFacts({ proposal }: { readonly proposal: Proposal }) {
  const { t, locale } = useText();
  const { settings } = useChain();
  const { author, start, end, snapshot } = proposal;
  const link = addressUrl(settings, author);
  const name = <AccountName address={author} />;
  return (
    <Card title={t('Details')}>
      <dl>
        <DataRow label={t('Author')}>
          {link ? (
            <TextLink href={link} isExternal>
              {name}
            </TextLink>
          ) : (
            name
          )}
        </DataRow>
        <DataRow label={t('Snapshot block')}>{numberFormat(locale, {}).format(snapshot)}</DataRow>
        <DataRow label={t('Start')}>{zonedTime(start, locale)}</DataRow>
        <DataRow label={t('End')}>{zonedTime(end, locale)}</DataRow>
      </dl>
    </Card>
  );
}
