import { shortAddress } from '@besc/domain/shared/short-address';
import { DataRow } from '@besc/ui/data-row';
import { TextLink } from '@besc/ui/text-link';
import { useChain } from '../chain/chain-context';
import { addressUrl } from '../chain/explorer-url';
import type { Figure } from './figure';

/** The contracts that a figure follows from, with their events. */
export function FigureSources({ sources }: Pick<Figure, 'sources'>) {
  const { settings } = useChain();
  return sources.map(({ contract, events }) => {
    const url = addressUrl(settings, contract);
    const place = <bdi>{shortAddress(contract)}</bdi>;
    return (
      <DataRow
        key={contract}
        label={<bdi className="font-mono text-sm [overflow-wrap:anywhere]">{events.join(', ')}</bdi>}
      >
        {url === undefined ? (
          place
        ) : (
          <TextLink href={url} isExternal>
            {place}
          </TextLink>
        )}
      </DataRow>
    );
  });
}
