import { isBurnAddress } from '@besc/domain/swap/is-burn-address';
import { isForbiddenRecipient, recipientText } from '@besc/domain/swap/recipient';
import type { ResolvedRecipient } from '@besc/domain/swap/swap-input-error';
import type { Trade } from '@besc/domain/swap/trade';
import { HalvedText } from '@besc/ui/halved-text';
import { IconButton } from '@besc/ui/icon-button';
import { Spinner } from '@besc/ui/spinner';
import { TextField } from '@besc/ui/text-field';
import { ExternalLink, X } from 'lucide-react';
import { useChain } from '../../../blocks/chain/chain-context';
import { addressUrl } from '../../../blocks/chain/explorer-url';
import { useText } from '../../../blocks/language/use-text';
import type { NameLookup } from '../../../blocks/name-service/name-lookup';
import { useAccountName } from '../../../blocks/name-service/use-account-name';
import { recipientProblem } from '../recipient-problem';

/** Who receives the output, when it is not the sender: an address, or a name and the address it leads to. */
export function RecipientField(props: {
  readonly text: string;
  readonly resolved: ResolvedRecipient;
  readonly lookup: NameLookup | undefined;
  readonly trade: Trade | undefined;
  readonly onTextChange: (text: string) => void;
  readonly onRemove: () => void;
}) {
  const { t } = useText();
  const { settings } = useChain();
  const { text, resolved, lookup, trade } = props;
  const address = resolved.kind === 'address' ? resolved.address : undefined;
  const isForbidden =
    address !== undefined &&
    isForbiddenRecipient({ recipient: address, blockedRecipients: settings.blockedRecipients, trade });
  const problem = recipientProblem({ text, resolved, lookup, isForbidden });
  const accountName = useAccountName(lookup === undefined && !isForbidden ? address : undefined);
  const link = address && addressUrl(settings, address);
  return (
    <TextField
      label={t('Recipient')}
      placeholder={t('Wallet Address or ENS name')}
      value={text}
      onValueChange={(next) => props.onTextChange(recipientText(next))}
      error={problem && t(problem)}
      warning={
        address !== undefined && isBurnAddress(address)
          ? t('No one holds the key to this address. Anything you send there is lost.')
          : undefined
      }
      autoComplete="off"
      autoCorrect="off"
      autoCapitalize="off"
      spellCheck={false}
      name="recipient"
      dir="ltr"
      suffix={
        <IconButton
          className="-me-3"
          label={t('Remove recipient')}
          icon={<X size={18} aria-hidden />}
          onClick={props.onRemove}
        />
      }
      hint={
        resolved.kind === 'pending' ? (
          <span role="status" className="inline-flex min-h-6 items-center gap-2">
            <Spinner size={14} />
            {t('Looking up the name')}
          </span>
        ) : address !== undefined ? (
          <RecipientHint
            address={address}
            name={lookup?.kind !== 'found' ? accountName : lookup.name === text ? undefined : lookup.name}
            isResolved={lookup?.kind === 'found'}
            link={link}
          />
        ) : undefined
      }
    />
  );
}

/** What the text leads to: the whole address of a name (and its right spelling), or the name of an address, and the explorer's page of it. */
function RecipientHint(props: {
  readonly address: string;
  readonly name: string | undefined;
  readonly isResolved: boolean;
  readonly link: string | undefined;
}) {
  const { t } = useText();
  const { address, name, isResolved, link } = props;
  return (
    <span className="flex flex-col items-start gap-1">
      {name === undefined ? null : (
        <span className="font-medium text-text">
          <bdi>{name}</bdi>
        </span>
      )}
      {isResolved ? (
        <span className="tabular-nums" data-testid="recipient-address">
          <HalvedText text={address} />
        </span>
      ) : null}
      {link ? (
        <a
          href={link}
          target="_blank"
          rel="noreferrer"
          className="relative inline-flex min-h-6 items-center gap-1.5 font-medium text-primary after:absolute after:-inset-y-2.5 after:inset-x-0 hover:underline"
        >
          {t('View on BESCScan')}
          <ExternalLink size={14} aria-hidden />
        </a>
      ) : null}
    </span>
  );
}
