import { checksumAddress } from '@besc/wire/shared/checksum-address';
import { type Abi, type Hex, keccak256, pad, parseAbi, parseEther, toHex, zeroHash } from 'viem';
import { expect, test } from 'vitest';
import { farmMasterAbi } from '../generated/abi/farm-master';
import { moneyTokenAbi } from '../generated/abi/money-token';
import { timelockControllerAbi } from '../generated/abi/timelock-controller';
import { addressOf } from './address-of';
import { auditDeployment, auditLine } from './audit';
import { prepareDeployment } from './deploy';
import { isBuiltFrom } from './is-built-from';
import { layoutOf } from './layout';
import { localPlan } from './local-plan';
import type { SlugPlan } from './slug-plan';
import { slugPlans } from './slug-plans';
import { auditScene } from './test/audit-scene';
import { unaudited, viewsOf } from './test/unaudited';

const { scene, expectNamed, deployer, stranger, reader, chain } = auditScene();

test('a deployment holds all facts once its owner has accepted, and says before what is open', async () => {
  const { audit, accept } = await scene();
  const campaigns = ['early-bet', 'first-farm-stake', 'first-vault-deposit', 'name-owner'];
  expect((await audit()).told).toEqual([
    'open MINTER_ROLE of nfts.station for competition.competition',
    'open MINTER_ROLE of nfts.station for nfts.starters',
    'open MINTER_ROLE of nfts.station for profile.claims',
    'open POINT_ROLE of profile.profile for competition.competition',
    'open POINT_ROLE of profile.profile for profile.claims',
    'open POINT_ROLE of profile.profile for profile.pointCenter',
    'open consumers of random.source',
    ...campaigns.map((key) => `open eligibility of campaign ${key}`),
    'open feeToSetter of swap.factory',
    'open minters of MONEY',
    'open pendingFeeToSetter of swap.factory',
    'open provenanceHash of nfts.squad',
    'open provenanceHash of squad.rehearsalPortraits',
    'open sale of nfts.squad',
    'open sale of squad.rehearsalPortraits',
  ]);
  await accept();
  const { told, facts } = await audit();
  expect(told).toEqual([]);
  expect(facts.length).toBeGreaterThan(100);
});

test('what a slug looks up is open until the call that makes it so, and wrong if it is not so afterwards', async () => {
  const { run, deployment, accept } = await scene();
  const looked = { name: 'right', actual: 'none', expected: 'the game', until: 'swap.acceptFeeToSetter' };
  const stateOf = async () => {
    const prepared = await prepareDeployment(run.chain, run.plan);
    const layout = { ...prepared.layout, audit: async () => [looked] };
    const facts = await auditDeployment({ prepared: { ...prepared, layout }, plan: run.plan, deployment });
    return facts.find(({ name }) => name === 'right')?.state;
  };
  expect(await stateOf()).toBe('open');
  await accept();
  expect(await stateOf()).toBe('wrong');
});

test('each wrong role, minter, limit, code, address and holding is named, and nothing else', async () => {
  const { audit, send, give, accept, deployment, holder } = await scene();
  await accept();
  const at = (slug: 'farms' | 'pools' | 'tokens', name: string) => addressOf(deployment, slug, name as never);
  const changes: [string, () => Promise<unknown>][] = [
    ['wrong guardian of farms.master', () => give(at('farms', 'master'), 'setGuardian')],
    ['wrong pendingOwner of pools.vault', () => give(at('pools', 'vault'), 'transferOwnership')],
    ['wrong minters of MONEY', () => send(at('tokens', 'money'), grant(keccak256(toHex('MINTER_ROLE'))))],
    ['wrong moneyPerBlock of farms.master', () => raiseRate()],
    ['wrong feeTo of swap.factory', () => payImitation()],
    [
      'wrong BUSDC of the deployer',
      () =>
        send(
          at('tokens', 'stable'),
          { abi: moneyTokenAbi, functionName: 'transfer', args: [deployer.address, 1n] },
          holder,
        ),
    ],
  ];
  function grant(role: Hex) {
    return { abi: moneyTokenAbi as Abi, functionName: 'grantRole', args: [role, stranger.address] };
  }
  /** Writes a rate above the limit into the storage, which the contract itself refuses. */
  async function raiseRate() {
    const address = at('farms', 'master');
    const read = () => reader().readContract({ address, abi: farmMasterAbi, functionName: 'moneyPerBlock' });
    for (let slot = 0; slot < 20; slot += 1) {
      const index = toHex(slot, { size: 32 });
      const kept = (await reader().getStorageAt({ address, slot: index })) ?? pad('0x');
      if (BigInt(kept) % 2n ** 64n !== parseEther('0.009')) continue;
      await chain().setStorageAt({ address, index: slot, value: toHex(BigInt(kept) + 1n, { size: 32 }) });
      expect(await read()).toBe(parseEther('0.009') + 1n);
      return;
    }
    throw new Error('the rate was not found');
  }
  /** As if the deployer's key had set a contract that only imitates the collector; it can't be changed afterwards. */
  async function payImitation() {
    const address = addressOf(deployment, 'swap', 'factory');
    const collector = addressOf(deployment, 'swap', 'feeCollector').toLowerCase();
    for (let slot = 0; slot < 20; slot += 1) {
      const kept = await reader().getStorageAt({ address, slot: toHex(slot, { size: 32 }) });
      if (kept !== pad(collector as Hex)) continue;
      return chain().setStorageAt({ address, index: slot, value: pad(stranger.address) });
    }
    throw new Error('the receiver of fees was not found');
  }
  await expectNamed(audit, changes);

  const master = at('farms', 'master');
  const code = (await reader().getCode({ address: master })) ?? '0x';
  const days = toHex(7 * 86_400).slice(2);
  const longer = code.replaceAll(
    `62${days.padStart(6, '0')}`,
    `62${toHex(8 * 86_400)
      .slice(2)
      .padStart(6, '0')}`,
  ) as Hex;
  await chain().setCode({ address: master, bytecode: longer });
  expect((await audit()).told).toEqual(['wrong MAX_PAUSE of farms.master', 'wrong code of farms.master']);
  await chain().setCode({ address: master, bytecode: code });

  const elsewhere = checksumAddress(at('tokens', 'wbesc'));
  const contracts = {
    ...deployment.contracts,
    farms: { ...deployment.contracts.farms, master: { address: elsewhere, startBlock: 0 } },
  };
  expect((await audit({ ...deployment, contracts })).told).toEqual(['wrong address of farms.master']);
});

test('a token or a pair of the file that is not as the plan has it is named', async () => {
  const { audit, accept, deployment } = await scene();
  await accept();
  const { tokens, pairs } = deployment;
  const lost = (what: string) => `wrong ${what} of the plan that the file does not have`;
  const added = (what: string) => `wrong ${what} of the file that the plan does not have`;
  const swapped = tokens.map((token) =>
    token.symbol === 'BUSDC' ? { ...token, address: checksumAddress(stranger.address) } : token,
  );
  const divided = tokens.map((token) => (token.symbol === 'HENNY' ? { ...token, decimals: 8 } : token));
  for (const changed of [swapped, divided]) {
    expect((await audit({ ...deployment, tokens: changed })).told).toEqual([added('tokens'), lost('tokens')]);
  }
  expect((await audit({ ...deployment, pairs: pairs.slice(1) })).told).toEqual([lost('pairs')]);
  // Which tokens are listed, and as what, is the operators' to write.
  const unlisted = tokens.map((token) => ({ ...token, kind: 'compromised' as const, listed: false }));
  expect((await audit({ ...deployment, tokens: unlisted })).told).toEqual([]);
});

test('GOVERNANCE4 a wrong timelock delay, or an extra proposer, canceller or admin, is named', async () => {
  const { audit, send, accept, deployment } = await scene();
  await accept();
  const timelock = addressOf(deployment, 'governance', 'timelock');
  const change = (functionName: string, ...args: unknown[]) =>
    send(timelock, { abi: timelockControllerAbi as Abi, functionName, args });
  const roles = [
    ['DEFAULT_ADMIN_ROLE', zeroHash],
    ['PROPOSER_ROLE', keccak256(toHex('PROPOSER_ROLE'))],
    ['CANCELLER_ROLE', keccak256(toHex('CANCELLER_ROLE'))],
  ] as const;
  await expectNamed(audit, [
    ['wrong delay of the timelock, seconds', () => change('updateDelay', 0n)],
    ...roles.map(([name, role]) => {
      const grant = () => change('grantRole', role, stranger.address);
      return [`wrong holders of ${name} of the timelock`, grant] as const;
    }),
  ]);
});

test('every role, every limit and every value within one that a created contract tells is audited', () => {
  const { created } = layoutOf(localPlan);
  expect(created.flatMap(viewsOf).filter(({ isRole }) => isRole).length).toBeGreaterThan(10);
  expect(created.flatMap(viewsOf).filter(({ isLimit }) => isLimit).length).toBeGreaterThan(15);
  expect(unaudited(created, slugPlans)).toEqual([]);
});

test('what a new slug leaves out is named, whether by its look, by its limit or because another slug declares it', () => {
  const told = [
    ...['owner', 'priceSetter'].map((name) => `function ${name}() view returns (address)`),
    ...['MAX_SHARE_4', 'MAX_SEATS', 'MAX_SEAT_PRICE'].map((name) => `function ${name}() view returns (uint16)`),
    ...['seatPrice', 'treasuryFee', 'totalSupply', 'poolLength'].map(
      (name) => `function ${name}() view returns (uint)`,
    ),
  ];
  const planned = (more: readonly string[], rest: Partial<SlugPlan>) => {
    const abi: Abi = parseAbi([...told, ...more]);
    const thing = { abi, bytecode: answering(1) };
    const slugs = [...slugPlans, { slug: 'sample', names: [], contracts: () => ({ thing }), ...rest }];
    return unaudited(layoutOf(localPlan, { slugs }).created, slugs);
  };
  const left = ['MAX_SEATS', 'MAX_SEAT_PRICE', 'MAX_SHARE_4', 'priceSetter'];
  const named = (...names: readonly string[]) => names.map((name) => `${name} of sample.thing`);
  expect(planned([], {})).toEqual(named(...left, 'seatPrice', 'treasuryFee'));
  // Under the limit that another slug has for it, a name means the same here.
  const pools = planned(['function MAX_POOLS() view returns (uint256)'], {});
  expect(pools).toEqual(named('MAX_POOLS', ...left, 'poolLength', 'seatPrice', 'treasuryFee').toSorted());
  const limits = { MAX_SHARE_4: 1n, MAX_SEATS: 1n, MAX_SEAT_PRICE: 1n };
  const anybody = () => deployer.address;
  const roles = { priceSetter: anybody };
  expect(planned([], { limits, roles, bounded: { seatPrice: 'MAX_SEAT_PRICE', treasuryFee: 'MAX_SEATS' } })).toEqual(
    [],
  );
  // A value under a limit that the contract does not tell is never looked at.
  expect(
    planned([], { limits, roles, bounded: { seatPrice: 'MAX_SEAT_PRICE', treasuryFee: 'MAX_TREASURY_FEE' } }),
  ).toEqual(named('treasuryFee'));
});

test('limits of one name are those of each slug for its own contracts, and a slug declares no shared one', async () => {
  const { deployment, run } = await scene();
  const abi = parseAbi(['function MAX_PRICE() view returns (uint256)', 'function price() view returns (uint256)']);
  const planned = (slug: string, limit: bigint): SlugPlan => ({
    slug,
    names: ['thing'],
    limits: { MAX_PRICE: limit },
    bounded: { price: 'MAX_PRICE' },
    contracts: () => ({ thing: { abi, bytecode: answering(Number(limit)) } }),
  });
  const factsOf = async (...plans: SlugPlan[]) => {
    const layout = layoutOf(run.plan, { slugs: [...slugPlans, ...plans] });
    for (const { address, id } of layout.created.filter(({ id }) => id.endsWith('.thing'))) {
      await chain().setCode({ address, bytecode: codeOf(id === 'dear.thing' ? 9 : 7) });
    }
    const facts = await auditDeployment({ prepared: { client: reader(), layout }, plan: run.plan, deployment });
    return facts.filter(({ name }) => /price/i.test(name) && name.endsWith('.thing')).map(auditLine);
  };
  expect(await factsOf(planned('cheap', 7n), planned('dear', 9n))).toEqual([
    '  holds  MAX_PRICE of cheap.thing: 7',
    '  holds  MAX_PRICE of dear.thing: 9',
    '  holds  price of cheap.thing: 7',
    '  holds  price of dear.thing: 9',
  ]);
  expect(await factsOf(planned('cheap', 6n), planned('dear', 10n))).toEqual([
    '  wrong  MAX_PRICE of cheap.thing: 7, expected 6',
    '  wrong  MAX_PRICE of dear.thing: 9, expected 10',
    '  wrong  price of cheap.thing: 7, expected at most 6',
    '  holds  price of dear.thing: 9',
  ]);
  expect(() =>
    layoutOf(run.plan, { slugs: [...slugPlans, { ...planned('long', 1n), limits: { MAX_PAUSE: 1n } }] }),
  ).toThrow('MAX_PAUSE');
});

/** Code that answers everything with one number below 256, and what creates it. */
const codeOf = (answer: number): Hex => `0x60${toHex(answer, { size: 1 }).slice(2)}60005260206000f3`;
const answering = (answer: number): Hex => `0x69${codeOf(answer).slice(2)}600052600a6016f3`;

test('every role and limit that a slug declares, and what stays within one, is told by a contract of its own', () => {
  const { created } = layoutOf(localPlan);
  const untold = slugPlans.flatMap(({ slug, roles = {}, limits = {}, bounded = {} }) => {
    const own = created.filter(({ id }) => id.startsWith(`${slug}.`)).flatMap(({ abi }) => abi);
    const told = new Set(own.flatMap((item) => (item.type === 'function' ? [item.name] : [])));
    const names = [...Object.keys({ ...roles, ...limits }), ...Object.entries(bounded).flat()];
    return names.filter((name) => !told.has(name)).map((name) => `${slug}.${name}`);
  });
  expect(untold).toEqual([]);
});

test('code is the build where only words differ that a constructor fixes, and nothing is missing or added', () => {
  const hole = `7f${'00'.repeat(32)}`;
  const creation: Hex = `0x6001600155${hole}5b00`;
  const isBuilt = (code: Hex | undefined) => isBuiltFrom(code, creation, { start: 4, length: 36, immutables: [2] });
  expect(isBuilt(`0x55${hole}5b00`)).toBe(true);
  expect(isBuilt(`0x557f${'12'.repeat(32)}5b00`)).toBe(true);
  expect(isBuilt(`0x557e${'12'.repeat(32)}5b00`)).toBe(false);
  expect(isBuilt(`0x557f${'12'.repeat(32)}5b01`)).toBe(false);
  expect(isBuilt(`0x557f${'12'.repeat(32)}5b0000`)).toBe(false);
  expect(isBuilt(`0x557f${'12'.repeat(32)}5b`)).toBe(false);
  expect(isBuilt('0x5b00')).toBe(false);
  expect(isBuilt('0x')).toBe(false);
  expect(isBuilt(undefined)).toBe(false);
  expect(isBuiltFrom(`0x55${hole}5b00`, creation)).toBe(false);
});
