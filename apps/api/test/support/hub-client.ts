import type { Hex } from '@besc/domain/shared/hex';
import type { ProposalDraft } from '@besc/domain/voting/proposal-problems';

/** Who signs a message of the hub, and for which chain. */
export interface TestSigner {
  readonly account: string;
  readonly chainId: number;
  readonly genesisHash: Hex;
}

const head = (stamp: number) => ({ version: '0.1.3', timestamp: String(stamp), space: 'money.besc' });
const origin = ({ account, chainId, genesisHash }: TestSigner) => ({
  network: String(chainId),
  genesis: genesisHash,
  account: account.toLowerCase(),
});

/** The text of a proposal. */
export function proposalJson({ title, ...rest }: ProposalDraft, signer: TestSigner, stamp: number): string {
  const { body, choices, start, end, snapshot } = rest;
  const metadata = { plugins: {}, ...origin(signer), strategies: [] };
  const payload = { name: title, body, choices, start, end, snapshot, metadata, type: 'single-choice' };
  return JSON.stringify({ ...head(stamp), type: 'proposal', payload });
}

/** The text of a vote, which claims a power that no account has. */
export function voteJson(
  { proposal, choice }: { proposal: Hex; choice: number },
  signer: TestSigner,
  stamp: number,
): string {
  const metadata = { ...origin(signer), votingPower: '1000000000', verificationHash: '' };
  return JSON.stringify({ ...head(stamp), type: 'vote', payload: { proposal, choice, metadata } });
}

interface LogJson {
  readonly proposal: { readonly id: string; readonly text: string };
  readonly entries: readonly { readonly position: number; readonly previous: string; readonly hash: string }[];
  readonly head: { readonly position: number; readonly hash: string } | null;
}

type Row = Record<string, unknown>;
interface ProposalJson extends Row {
  readonly id: Hex;
  readonly scores: readonly string[];
  readonly end: number;
  readonly body: string;
}
interface VoteJson extends Row {
  readonly voter: string;
  readonly metadata: { readonly votingPower: string; readonly verificationHash: string };
}

const proposalFields =
  'id title body choices start end snapshot state author space { id name } kind scores voters logLength logHead';
const voteFields =
  'id voter created choice space { id name } proposal { id choices } metadata { votingPower verificationHash } position';

/** Asks the hub at `url` as tools of others do. */
export function hubClient(url: string) {
  const post = async (path: string, body: unknown) => {
    const headers = { 'content-type': 'application/json' };
    const answer = await fetch(url + path, { method: 'POST', headers, body: JSON.stringify(body) });
    return (await answer.json()) as Row;
  };
  const ask = async (query: string) =>
    (await post('/graphql', { query })) as { data?: Row; errors?: { message: string }[] };
  return {
    ask,
    async proposal(id: Hex) {
      return (await ask(`{ proposal(id: "${id}") { ${proposalFields} } }`)).data?.proposal as ProposalJson | null;
    },
    async proposals(words = '') {
      const list = await ask(`{ proposals${words && `(${words})`} { ${proposalFields} } }`);
      return list.data?.proposals as ProposalJson[];
    },
    async votes(where: string) {
      return (await ask(`{ votes(where: { ${where} }) { ${voteFields} } }`)).data?.votes as VoteJson[];
    },
    async log(id: Hex) {
      return (await (await fetch(`${url}/voting/log?proposal=${id}`)).json()) as LogJson;
    },
    power: (address: string, block: number) => post('/power', { address, block, poolAddresses: [] }),
    verify: (block: number, votes: readonly object[]) => post('/verify', { block, votes }),
    /** Gives the code of a refusal as `error`. */
    message: (address: string, msg: string, sig: string) =>
      post('/api/message', { address, msg, sig }) as Promise<{
        error?: unknown;
        ipfsHash?: Hex;
        receipt?: { readonly position: number; readonly hash: string };
      }>,
  };
}
