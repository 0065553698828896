import { isBurnAddress } from '@besc/domain/swap/is-burn-address';
import { parseRecipient, recipientText } from '@besc/domain/swap/recipient';
import { TextField } from '@besc/ui/text-field';
import { useState } from 'react';
import { ConfirmDialog } from '../../../blocks/action/confirm-dialog';
import type { Confirmable } from '../../../blocks/action/confirmable';
import { useChain } from '../../../blocks/chain/chain-context';
import { useText } from '../../../blocks/language/use-text';
import { accountProblem } from '../../../blocks/name-service/account-problem';
import { resolvedRecipient } from '../../../blocks/name-service/resolved-recipient';
import { useNameLookup } from '../../../blocks/name-service/use-name-lookup';
import { useAccount } from '../../../blocks/wallet/use-account';
import { transferAction } from '../nfts.actions';
import type { DialogItem } from '../nfts-overlay';
import { ItemLine } from './item-line';

/** Gives an item to another account. Load it lazily. */
export function TransferDialog(props: { readonly item: DialogItem; readonly onClose: () => void }) {
  const { t } = useText();
  const { item, onClose } = props;
  const { settings } = useChain();
  const { address: from } = useAccount();
  const [text, setText] = useState('');
  const typed = parseRecipient(text);
  const lookup = useNameLookup(typed.kind === 'name' ? typed.text : undefined);
  const resolved = resolvedRecipient(text, lookup);
  const to = resolved.kind === 'address' ? resolved.address : undefined;
  const problem = accountProblem({ text, resolved, lookup });
  // A collection or the market would take it and never give it back.
  const isContract =
    to !== undefined &&
    (settings.blockedRecipients.includes(to) ||
      Object.values(settings.contracts).some((own) => Object.values(own).some(({ address }) => address === to)));
  const state = (): Confirmable => {
    if (from === undefined || resolved.kind === 'pending') return { kind: 'loading' };
    if (to === undefined) return { kind: 'error', text: 'Enter a recipient' };
    if (to === from) return { kind: 'error', text: 'It is yours already' };
    if (isContract || isBurnAddress(to)) return { kind: 'error', text: 'An item that is sent there is lost' };
    return { kind: 'ready', action: transferAction({ item, from, to }) };
  };
  return (
    <ConfirmDialog
      title={t('Transfer %name%', { name: item.name })}
      state={state()}
      label={t('Transfer')}
      onClose={onClose}
    >
      <ul>
        <ItemLine item={item} />
      </ul>
      <TextField
        label={t('Recipient')}
        name="recipient"
        placeholder={t('Wallet address or name')}
        value={text}
        onValueChange={(next) => setText(recipientText(next))}
        error={problem && t(problem)}
        autoComplete="off"
        autoCorrect="off"
        autoCapitalize="off"
        spellCheck={false}
        dir="ltr"
        hint={to !== undefined && lookup?.kind === 'found' ? <bdi dir="ltr">{to}</bdi> : undefined}
      />
      <p className="text-sm text-text-muted">{t('A transfer cannot be undone. Nothing is paid for it.')}</p>
    </ConfirmDialog>
  );
}
