import type { RpcAnswer, RpcCall } from '@besc/sdk/shared/nodes/post-json-rpc';
import { indexNodes } from './index-nodes';
import type { IndexSettings } from './parse-index-settings';

/** What each node answers by itself, in the order of the addresses; nothing from one that is silent or of another chain. */
export function askEachNode(
  settings: IndexSettings,
  calls: readonly RpcCall[],
): Promise<readonly (readonly RpcAnswer[])[]> {
  const ask = async (url: string) => {
    const node = indexNodes({ ...settings, rpcUrls: [url] });
    return (await node.ask(calls, { rounds: 1, timeoutMs: 5000 })).answers;
  };
  return Promise.all(settings.rpcUrls.map((url) => ask(url).catch(() => [])));
}
