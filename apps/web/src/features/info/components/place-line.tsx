import type { Address } from '@besc/domain/shared/address';
import { shortAddress } from '@besc/domain/shared/short-address';
import { TextLink } from '@besc/ui/text-link';
import { useChain } from '../../../blocks/chain/chain-context';
import { addressUrl } from '../../../blocks/chain/explorer-url';
import { useText } from '../../../blocks/language/use-text';
import { CopyButton } from '../../../blocks/wallet/copy-button';

/** An address, to be copied, with its page of the explorer. */
export function PlaceLine({ address }: { readonly address: Address }) {
  const { t } = useText();
  const link = addressUrl(useChain().settings, address);
  return (
    <span className="flex items-center gap-2 text-sm text-text-muted">
      <span title={address} className="tabular-nums">
        {shortAddress(address)}
      </span>
      <CopyButton text={address} label={t('Copy address')} />
      {link ? (
        <TextLink href={link} isExternal>
          {t('View on BESCScan')}
        </TextLink>
      ) : null}
    </span>
  );
}
