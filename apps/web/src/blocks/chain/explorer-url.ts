import type { Settings } from '@besc/wire/settings/settings';
import { joinUrl } from '@besc/wire/shared/join-url';

type Explorer = { readonly chain: Pick<Settings['chain'], 'explorerUrl'> };

/** The explorer's page of a transaction, or undefined when the deployment has no explorer. */
export function transactionUrl(settings: Explorer, hash: string): string | undefined {
  return pageUrl(settings, 'tx', hash);
}

/** The explorer's page of an address, or undefined when the deployment has no explorer. */
export function addressUrl(settings: Explorer, address: string): string | undefined {
  return pageUrl(settings, 'address', address);
}

function pageUrl({ chain }: Explorer, kind: string, id: string): string | undefined {
  return chain.explorerUrl === '' ? undefined : joinUrl(chain.explorerUrl, `/${kind}/${id}`);
}
