import { cleanText } from '@besc/domain/shared/clean-text';
import type { WalletProvider } from './wallet-provider';

/** A wallet as it announced itself. Name and icon are the wallet's own words. */
export type AnnouncedWallet = {
  readonly rdns: string;
  readonly name: string;
  /** A `data:` image, or undefined when it sent something else. */
  readonly icon: string | undefined;
  readonly provider: WalletProvider;
};

const maximumIconLength = 200_000;
const dataImage = /^data:image\/(?:png|jpeg|webp|gif|svg\+xml)[;,]/i;

/**
 * Reads an EIP-6963 announcement. Undefined when it names no wallet or brings nothing to talk to. The provider's
 * functions are taken now, so that exchanging them on the object later changes nothing.
 */
export function parseAnnouncement(detail: unknown): AnnouncedWallet | undefined {
  const { info, provider } = fields(detail);
  const { rdns, name, icon } = fields(info);
  if (typeof rdns !== 'string' || !/^[\w.-]{1,100}$/.test(rdns) || typeof name !== 'string') return undefined;
  const shownName = cleanText(name).slice(0, 60);
  const frozen = freezeProvider(provider);
  if (shownName === '' || frozen === undefined) return undefined;
  const hasImage = typeof icon === 'string' && icon.length <= maximumIconLength && dataImage.test(icon);
  return Object.freeze({ rdns, name: shownName, icon: hasImage ? icon : undefined, provider: frozen });
}

function freezeProvider(provider: unknown): WalletProvider | undefined {
  const { request, on, removeListener } = fields(provider);
  if (typeof request !== 'function') return undefined;
  const listen = (method: unknown) => (event: string, listener: (...args: never[]) => void) => {
    if (typeof method === 'function') method.call(provider, event, listener);
  };
  return Object.freeze({
    request: async (call: { method: string; params?: unknown }): Promise<unknown> => request.call(provider, call),
    on: listen(on),
    removeListener: listen(removeListener),
  });
}

function fields(value: unknown): Record<string, unknown> {
  if (typeof value !== 'object' || value === null) return {};
  // Not spread: a provider's methods usually live on its prototype.
  return value as Record<string, unknown>;
}
