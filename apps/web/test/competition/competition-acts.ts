import { competitionAbi } from '@besc/contracts/abi/competition';
import { addressOf } from '@besc/contracts/deploy/address-of';
import type { CompetitionStatus } from '@besc/domain/competition/competition-status';
import { rankTraders, type Trader } from '@besc/domain/competition/rank-traders';
import { resultTreeSteps } from '@besc/domain/competition/result-tree';
import type { Address } from '@besc/domain/shared/address';
import { registerCall } from '@besc/sdk/competition/competition-calls';
import {
  addCompetitionCall,
  fundCall,
  publishResultCall,
  type TeamRewards,
  updateStatusCall,
} from '@besc/sdk/competition/run-competition-calls';
import type { ContractCall } from '@besc/sdk/shared/writes/contract-call';
import { encodeCall } from '@besc/sdk/shared/writes/encode-call';
import { approveCall } from '@besc/sdk/tokens/token-calls';
import { createPublicClient, http, numberToHex, parseEther } from 'viem';
import { expect } from 'vitest';
import type { FaultLab } from '../fault-lab';
import { accountAt } from '../profile/lab-profiles';

/** What operators and members do with competitions on a lab's chain. */
export function competitionActs(lab: FaultLab) {
  const contract = () => addressOf(lab.settings, 'competition', 'competition');
  const timelock = () => addressOf(lab.settings, 'governance', 'timelock');
  const money = () => addressOf(lab.settings, 'tokens', 'money');
  const client = () => createPublicClient({ transport: http(lab.chain.rpcUrl) });
  const stats = (account: Address) =>
    client().readContract({
      address: contract(),
      abi: competitionAbi,
      functionName: 'userTradingStats',
      args: [1n, account],
    });

  async function send(from: Address, call: ContractCall): Promise<void> {
    const { rpc } = lab.chain;
    await rpc.request('anvil_impersonateAccount', [from]);
    await lab.chain.setBalance(from, 10n ** 24n);
    const { to, data } = encodeCall(call);
    const hash = await rpc.request('eth_sendTransaction', [{ from, to, data, gas: numberToHex(6_000_000) }]);
    await rpc.request('anvil_mine', ['0x1']);
    const receipt = await rpc.request<{ status: string }>('eth_getTransactionReceipt', [hash]);
    expect(receipt.status).toBe('0x1');
  }

  /** A competition that waits to be opened for a thousand seconds and then runs a thousand. */
  async function make(): Promise<void> {
    const now = Number((await client().getBlock()).timestamp);
    const [a, b, c, d] = lab.exchange.deployment.pairs.map(({ address }) => address);
    if (!a || !b || !c || !d) throw new Error('There are four pairs');
    const rewardsAt = (place: number): TeamRewards => ({
      userCampaignId: [1n, 2n, 3n, 4n, 5n],
      cakeRewards: [
        parseEther('1'),
        parseEther('5'),
        parseEther('20'),
        parseEther('100'),
        parseEther(`${500 - place}`),
      ],
      pointUsers: [10n, 20n, 30n, 40n, 50n],
    });
    const call = addCompetitionCall(contract(), {
      startTime: now + 1_000,
      endTime: now + 2_000,
      claimSeconds: 30 * 86_400,
      pairs: [a, b, c, d],
      rewards: [rewardsAt(0), rewardsAt(1), rewardsAt(2)],
      bunnyIds: [0, 0, 0],
    });
    await send(timelock(), call);
  }

  /** The first one; its prizes are there. */
  async function begin(): Promise<void> {
    await make();
    await send(lab.owner, approveCall(money(), contract(), parseEther('5000')));
    await send(lab.owner, fundCall(contract(), 1, parseEther('5000')));
  }

  async function become(status: CompetitionStatus): Promise<void> {
    await lab.chain.rpc.request('evm_increaseTime', [1_001]);
    await send(timelock(), updateStatusCall(contract(), 1, status));
  }

  /** The result of a list, published and open to claims. */
  async function publish(traders: readonly Trader[]): Promise<void> {
    const ranks = rankTraders(traders);
    const steps = resultTreeSteps(1, ranks.traders);
    let step = steps.next();
    while (!step.done) step = steps.next();
    const { root, inputHash, count } = step.value;
    const places = ranks.teams.map(({ teamId }) => teamId);
    await send(timelock(), publishResultCall(contract(), { id: 1, root, places, inputHash, count }));
    await become('claiming');
  }

  const usd = (whole: number) => parseEther(String(whole));
  /** Of teams 1 and 2; the lab's account is the second of all, the first of its team. */
  const traders = (): readonly Trader[] => [
    { account: accountAt(lab, 1), teamId: 1, volume: usd(900) },
    { account: lab.account, teamId: 2, volume: usd(600) },
    { account: accountAt(lab, 4), teamId: 2, volume: usd(400) },
  ];

  /** All of the list take part, and the battle is over. */
  async function fight(): Promise<void> {
    await begin();
    await become('open');
    for (const { account } of traders()) await send(account, registerCall(contract(), 1));
    await become('close');
  }

  return { contract, timelock, money, client, stats, send, make, begin, become, publish, usd, traders, fight };
}
