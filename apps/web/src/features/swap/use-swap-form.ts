import { addressOf } from '@besc/contracts/deploy/address-of';
import { parseSwapQuery, unreadParameters } from '@besc/domain/swap/query-parameters';
import { type SwapAction, type SwapState, swapState } from '@besc/domain/swap/swap-state';
import type { Settings } from '@besc/wire/settings/settings';
import { parseAddress } from '@besc/wire/shared/parse-address';
import { type RefObject, useRef, useState } from 'react';
import { useAddressState } from '../../blocks/navigation/use-address-state';
import { useQueryParams } from '../../blocks/navigation/use-query-params';
import { queryOfState, swapQueryNames } from './query-of-state';

export interface SwapForm {
  state: SwapState;
  /** The form as it is when called, also from something that began long before, such as a transaction that ends. */
  latest: () => SwapState;
  act: (action: SwapAction) => void;
  /** The recipient the address named when it was opened; it needs a second look before money goes there. */
  linkRecipient: string | undefined;
  /** What the address gave that could not be taken over, until the form is used. */
  unread: readonly { readonly name: string; readonly value: string }[];
  /** Runs whenever the form is changed, by hand or by an address. */
  onChange: RefObject<(() => void) | undefined>;
}

type Params = Readonly<Record<string, string | undefined>>;

const queryOf = (params: Params) => ({ get: (name: string) => params[name] ?? null });

function unreadOf(params: Params): SwapForm['unread'] {
  return unreadParameters({ query: queryOf(params), parseAddress }).map((name) => ({
    name,
    value: params[name] ?? '',
  }));
}

/** The swap form, as the address has it. */
export function useSwapForm(settings: Settings): SwapForm {
  const { params } = useQueryParams();
  const read = (from: Params) =>
    parseSwapQuery({ query: queryOf(from), stable: addressOf(settings, 'tokens', 'stable'), parseAddress });
  const [unread, setUnread] = useState(() => unreadOf(params));
  const [linkRecipient, setLinkRecipient] = useState(() => read(params).recipient);
  const onChange = useRef<() => void>(undefined);
  const { state, latest, change } = useAddressState<SwapState>({
    names: swapQueryNames,
    read,
    // A recipient is never written by us; one from a link goes when the field is changed.
    write: (next, params) => ({
      ...queryOfState(next),
      recipient: next.recipient === linkRecipient ? params.recipient : undefined,
    }),
    onTaken(next, params) {
      setLinkRecipient(next.recipient);
      setUnread(unreadOf(params));
      onChange.current?.();
    },
  });

  function act(action: SwapAction) {
    onChange.current?.();
    setUnread([]);
    change(swapState(latest(), action), action.kind === 'type' ? 'at-rest' : 'at-once');
  }

  return { state, latest, act, linkRecipient, unread, onChange };
}
