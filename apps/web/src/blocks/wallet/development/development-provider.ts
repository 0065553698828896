import type { Address } from '@besc/domain/shared/address';
import type { Settings } from '@besc/wire/settings/settings';
import { checksumAddress } from '@besc/wire/shared/checksum-address';
import * as z from 'zod/mini';
import type { WalletProvider } from '../wallet-provider';
import { askDevelopmentWallet } from './ask-development-wallet';
import { readDevelopmentAccount, watchDevelopmentAccount, writeDevelopmentAccount } from './development-account';
import type { DevelopmentWalletQuestion } from './development-wallet-store';
import { requestNode } from './node-request';

const quantity = z.pipe(
  z.string().check(z.regex(/^0x[0-9a-f]{1,64}$/i)),
  z.transform((text: string) => BigInt(text)),
);
const transactionSchema = z.object({
  from: z.string(),
  to: z.optional(z.string()),
  data: z._default(z.string(), '0x'),
  value: z.optional(quantity),
  gas: z.optional(quantity),
  gasPrice: z.optional(quantity),
});

/** An EIP-1193 error with its code. */
class ProviderError extends Error {
  readonly code: number;

  constructor(code: number, message: string) {
    super(message);
    this.name = 'ProviderError';
    this.code = code;
  }
}

/**
 * A wallet that holds no keys: it asks the person, then lets the local node sign with its unlocked test accounts. Reads
 * go straight to the node.
 */
export function createDevelopmentProvider(settings: Settings): WalletProvider {
  const listeners = new Map<string, Set<(...args: never[]) => void>>();
  const tell = (event: string, value: unknown): void => {
    for (const listener of listeners.get(event) ?? []) listener(...([value] as never[]));
  };
  const chainId = `0x${settings.chain.id.toString(16)}`;
  let account = readDevelopmentAccount();

  // One wallet in all tabs: what is chosen in one of them is the account of each.
  watchDevelopmentAccount((chosen) => {
    if (chosen === account) return;
    account = chosen;
    tell('accountsChanged', chosen === undefined ? [] : [chosen]);
  });

  const allow = async (): Promise<string[]> => {
    account ??= await askDevelopmentWallet({ kind: 'connect' });
    if (account === undefined) throw new ProviderError(4001, 'The request was rejected.');
    writeDevelopmentAccount(account);
    return [account];
  };
  const forget = (): null => {
    account = undefined;
    writeDevelopmentAccount(undefined);
    return null;
  };
  const confirm = async (question: DevelopmentWalletQuestion): Promise<void> => {
    if ((await askDevelopmentWallet(question)) === undefined)
      throw new ProviderError(4001, 'The request was rejected.');
  };

  const request: WalletProvider['request'] = async (call) => {
    const params: unknown[] = Array.isArray(call.params) ? call.params : [];
    switch (call.method) {
      case 'eth_accounts':
        return account === undefined ? [] : [account];
      case 'eth_requestAccounts':
        return allow();
      case 'wallet_requestPermissions':
        await allow();
        return [{ parentCapability: 'eth_accounts' }];
      case 'wallet_revokePermissions':
        return forget();
      case 'eth_chainId':
        return chainId;
      case 'wallet_switchEthereumChain':
      case 'wallet_addEthereumChain': {
        const { chainId: wanted } = z.parse(z.object({ chainId: z.string() }), params[0]);
        if (Number(wanted) !== settings.chain.id)
          throw new ProviderError(4902, 'This wallet knows the local chain only.');
        return null;
      }
      case 'wallet_watchAsset':
        return true;
      case 'eth_sendTransaction': {
        const { from: wanted, to, data, value = 0n, gas, gasPrice } = z.parse(transactionSchema, params[0]);
        const from = requireAccount(wanted);
        await confirm({ kind: 'transaction', from, to, data, value, gas, gasPrice });
        return requestNode(settings, call);
      }
      case 'personal_sign': {
        const [message, wanted] = z.parse(z.tuple([z.string(), z.string()]), params.slice(0, 2));
        const from = requireAccount(wanted);
        await confirm({ kind: 'message', from, text: signedText(message) });
        return requestNode(settings, call);
      }
      case 'eth_signTypedData_v4': {
        const [wanted, typedData] = z.parse(z.tuple([z.string(), z.string()]), params.slice(0, 2));
        const from = requireAccount(wanted);
        await confirm({ kind: 'message', from, text: typedData });
        return requestNode(settings, call);
      }
      default:
        if (call.method.startsWith('wallet_')) throw new ProviderError(4200, `${call.method} is not supported.`);
        return requestNode(settings, call);
    }
  };

  function requireAccount(from: string): Address {
    if (account !== undefined && account === checksumAddress(from)) return account;
    throw new ProviderError(4100, 'This account is not the one that is connected.');
  }

  return {
    request,
    on: (event, listener) => void listeners.set(event, (listeners.get(event) ?? new Set()).add(listener)),
    removeListener: (event, listener) => void listeners.get(event)?.delete(listener),
  };
}

/** A message in words: bytes that are text are told as text. */
function signedText(message: string): string {
  const bytes = /^0x(?:[0-9a-f]{2})+$/i.test(message) ? (message.slice(2).match(/../g) ?? []) : [];
  if (bytes.length === 0) return message;
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(
      Uint8Array.from(bytes, (byte) => Number.parseInt(byte, 16)),
    );
  } catch {
    return message;
  }
}
