import { erc20Abi } from '@besc/contracts/abi/erc20';
import { multicallAbi } from '@besc/contracts/abi/multicall';
import { addressOf } from '@besc/contracts/deploy/address-of';
import type { Address } from '@besc/domain/shared/address';
import type { Hex } from '@besc/domain/shared/hex';
import { proposalLimits } from '@besc/domain/voting/voting-rules';
import { checksumAddress } from '@besc/wire/shared/checksum-address';
import { encodeFunctionData, getAbiItem, parseEther } from 'viem';
import type { PrivateKeyAccount } from 'viem/accounts';
import type { Chain } from '../chain';
import { chainClient } from '../history/chain-client';
import { chainRoles } from '../history/chain-roles';
import type { HistoryWriter } from '../history/history-writer';
import { localAccount } from '../history/local-account';
import { seededRandom } from '../history/seeded-random';
import { approval, transfer } from '../history/token-transactions';
import { openingWriter } from '../history/write-opening';
import {
  closedProposals,
  type LocalProposal,
  largeProposal,
  pendingProposals,
  runningProposals,
} from './local-proposals';
import { coreAccounts, createFactory, voterAddress, voterAt, voterCounts, votingKey, walletOf } from './local-voters';
import { LocalPostError, type LocalVoter, localHub } from './post-votes';

/** The owner of the contract's wallet among the voters. */
const walletOwner = 20;
const perCall = 100;
const transferEvent = getAbiItem({ abi: erc20Abi, name: 'Transfer' });
const day = 86_400;

/** Accounts get MONEY to vote with at first; what they have signed is posted once the hub is there. */
export const votingHistory: HistoryWriter = {
  slug: 'voting',
  order: 95,
  api: ({ chain, indexUrl }) => ({
    VOTING_KEY: votingKey(chain, 'receipts'),
    VOTING_HISTORY_KEY: votingKey(chain, 'history'),
    VOTING_INDEX_URL: indexUrl,
    VOTING_CORE: coreAccounts(chain).join(),
  }),
  keeper: ({ apiUrl }) => ({ VOTING_HUB_URL: apiUrl }),
  async open({ chain, deployment, seed, blocks }) {
    const money = addressOf(deployment, 'tokens', 'money');
    const multicall = addressOf(deployment, 'shared', 'multicall');
    const { operator } = chainRoles(chain);
    const random = seededRandom(`${seed} voters`);
    const count = blocks > 1_000 ? voterCounts.year : voterCounts.small;
    const amounts = Array.from({ length: count }, () => parseEther(String(1 + random.below(60))));
    const calls = amounts.map((amount, place) => {
      const args = [operator.address, voterAddress(place), amount] as const;
      return { target: money, callData: encodeFunctionData({ abi: erc20Abi, functionName: 'transferFrom', args }) };
    });
    const write = openingWriter(chain);
    const wallet = walletOf(localAccount(chain.accounts, walletOwner).address);
    await write('voters', {
      transactions: [
        approval(operator.address, money, multicall),
        ...parts(calls, perCall).map((part) => ({
          from: operator.address,
          to: multicall,
          data: encodeFunctionData({ abi: multicallAbi, functionName: 'aggregate', args: [part] }),
          gas: 8_000_000n,
        })),
        approval(operator.address, money, multicall, 0n),
        { from: operator.address, to: createFactory, data: wallet.creation, gas: 300_000n },
        transfer(operator.address, money, { to: wallet.address, amount: parseEther('120') }),
      ],
      perBlock: 3,
    });
    return undefined;
  },
  async postInBackground({ chain, deployment, apiUrl, begun: { time: now, block }, signal }) {
    const hub = localHub({ deployment, apiUrl, historyKey: votingKey(chain, 'history'), signal });
    const client = chainClient(chain);
    const random = seededRandom('voting');
    const money = addressOf(deployment, 'tokens', 'money');
    const voters = await localVoters(chain, money);
    const [wallet] = voters;
    // From here on all voters have theirs.
    const [funding] = await client.getLogs({
      address: money,
      event: transferEvent,
      args: { to: wallet.account },
      fromBlock: 0n,
    });
    if (funding === undefined) throw new RangeError('The voters of this chain have no MONEY');
    const first = Number(funding.blockNumber);
    const propose = async (proposal: LocalProposal, times: Parameters<typeof hub.propose>[2]) => {
      const author = keyVoter(localAccount(chain.accounts, proposal.author));
      try {
        return await hub.propose(author, proposal, times);
      } catch (error) {
        // Who trades may have had too little then; the wallet has never sold.
        if (!(error instanceof LocalPostError && error.code === 'LITTLE_POWER')) throw error;
        return await hub.propose(wallet, proposal, times);
      }
    };
    const settled = block - proposalLimits.snapshotDepth - 8;
    const votesOf = (weights: readonly number[], by: readonly LocalVoter[], from: number, until: number) =>
      by.map((voter) => {
        return { by: voter, choice: weighted(weights, random.next()), now: from + random.below(until - from) };
      });
    for (const [place, proposal] of closedProposals.entries()) {
      const snapshot = first + Math.floor(((settled - first) * place) / closedProposals.length);
      const { timestamp } = await client.getBlock({ blockNumber: BigInt(snapshot) });
      const start = Number(timestamp);
      const end = Math.max(start + 60, Math.min(start + 3 * day, now - 3_600));
      const id = await propose(proposal, { now: start, start, end, snapshot });
      await hub.vote(id, votesOf(proposal.weights, voters.slice(place, place + 20 + random.below(20)), start, end));
    }
    for (const [place, proposal] of pendingProposals.entries()) {
      const start = now + (place === 0 ? 900 : day);
      await propose(proposal, { now, start, end: start + 3 * day, snapshot: settled });
    }
    const running = [
      ...runningProposals.map((proposal, place) => {
        // The first of them ends while a newcomer looks around.
        const end = place === 0 ? now + 600 : now + 2 * day;
        return { proposal, from: now - day, end, by: voters.slice(place * 7, place * 7 + 30) };
      }),
      // The one with the most votes comes last: all others are there meanwhile.
      { proposal: largeProposal, from: now - 3 * day, end: now + 4 * day, by: voters },
    ];
    for (const { proposal, from, end, by } of running) {
      const times = { now: from, start: from, end, snapshot: settled };
      const id = await propose(proposal, times);
      await hub.vote(id, votesOf(proposal.weights, by, from, now));
    }
  },
};

/** The contract's wallet first. */
async function localVoters(chain: Chain, money: Address): Promise<readonly [LocalVoter, ...LocalVoter[]]> {
  const args = [voterAddress(voterCounts.small)] as const;
  const call = { address: money, abi: erc20Abi, functionName: 'balanceOf', args } as const;
  const isYear = (await chainClient(chain).readContract(call)) > 0n;
  const count = isYear ? voterCounts.year : voterCounts.small;
  const owner = localAccount(chain.accounts, walletOwner);
  const { address } = walletOf(owner.address);
  const wallet: LocalVoter = { account: address, sign: (message) => owner.signMessage({ message }) };
  return [wallet, ...Array.from({ length: count - 1 }, (_, place) => keyVoter(voterAt(place)))];
}

function keyVoter(account: PrivateKeyAccount): LocalVoter {
  return {
    account: checksumAddress(account.address),
    sign: (message): Promise<Hex> => account.signMessage({ message }),
  };
}

/** A choice from 1, by a number from 0 to 1. */
function weighted(weights: readonly number[], at: number): number {
  let left = at * weights.reduce((sum, weight) => sum + weight, 0);
  const place = weights.findIndex((weight) => {
    left -= weight;
    return left < 0;
  });
  return Math.max(0, place) + 1;
}

function parts<One>(all: readonly One[], size: number): One[][] {
  const count = Math.ceil(all.length / size);
  return Array.from({ length: count }, (_, place) => all.slice(place * size, (place + 1) * size));
}
