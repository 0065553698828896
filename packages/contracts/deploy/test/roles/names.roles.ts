import { encodeAbiParameters, keccak256, parseEther, toHex, zeroHash } from 'viem';
import { nameRegistrarAbi } from '../../../generated/abi/name-registrar';
import { nameRegistryAbi } from '../../../generated/abi/name-registry';
import { addressOf } from '../../address-of';
import { localNameSettings } from '../../names.plan';
import { anyone, node, only, owners, ownership, type RoleTable, type SceneChain, type SlugRoles } from './role-entry';

const label = keccak256(toHex('sample'));
/** A name that the stranger has. */
const sample = { label: 'sample-name', id: BigInt(keccak256(toHex('sample-name'))) };
const year = 31_536_000n;
/** The root of all names, which the owner has after the deployment: for any other name the same holds of its owner. */
const nodeOwner = { right: "the name's owner in the registry, whom it approved" };
const holder = { right: "the name's holder" };
const ofNode = (args: (accounts: Readonly<Record<'stranger', string>>) => readonly unknown[]) =>
  only(['owner', 'keeper'], 'Forbidden', ({ accounts }) => [node, ...args(accounts)], nodeOwner);

const tables: Readonly<Record<string, RoleTable>> = {
  'name-registry': {
    setApprovalForAll: anyone(({ accounts }) => [accounts.stranger, true]),
    setOwner: ofNode(({ stranger }) => [stranger]),
    setRecord: ofNode(({ stranger }) => [stranger, stranger, 0n]),
    setResolver: ofNode(({ stranger }) => [stranger]),
    setSubnodeOwner: ofNode(({ stranger }) => [label, stranger]),
    setSubnodeRecord: ofNode(({ stranger }) => [label, stranger, stranger, 0n]),
    setTTL: ofNode(() => [1n]),
  },
  'name-resolver': {
    setApprovalForAll: anyone(({ accounts }) => [accounts.stranger, true]),
    multicall: anyone(() => [[]]),
    'setAddr(bytes32,uint256,bytes)': ofNode(() => [60n, '0x']),
    'setAddr(bytes32,address)': ofNode(({ stranger }) => [stranger]),
    setContenthash: ofNode(() => ['0x']),
    setName: ofNode(() => ['']),
    setText: ofNode(() => ['key', 'value']),
    clearRecords: ofNode(() => []),
  },
  'name-registrar': {
    ...ownership(),
    setYearPrice: owners(() => [10n ** 18n]),
    setTreasury: owners(({ accounts }) => [accounts.stranger]),
    commit: anyone(() => [zeroHash]),
    register: anyone(({ accounts }) => ['sample', accounts.stranger, year, zeroHash], 'CommitmentNotUsable'),
    renew: anyone(() => [sample.label, year], undefined, parseEther(localNameSettings.yearPrice)),
    transfer: only(['stranger'], 'Forbidden', ({ accounts }) => [sample.id, accounts.keeper], holder),
    reclaim: only(['stranger'], 'Forbidden', ({ accounts }) => [sample.id, accounts.keeper], holder),
    // Pays the treasury, for any caller.
    withdraw: anyone(),
  },
  'reverse-registrar': {
    claim: anyone(({ accounts }) => [accounts.stranger]),
    claimWithResolver: anyone(({ accounts, contracts: c }) => [accounts.stranger, c['name-resolver']]),
    setName: anyone(() => ['sample.besc']),
  },
};

/** Registers the sample for the stranger, approves the keeper for the root, and offers the registrar. */
async function prepare({ accounts, at, send, pass }: SceneChain): Promise<void> {
  const { owner, stranger, keeper, candidate } = accounts;
  const approval = { abi: nameRegistryAbi, functionName: 'setApprovalForAll', args: [keeper, true] };
  await send(owner, at('name-registry'), approval);
  const registrar = at('name-registrar');
  const call = (functionName: string, args: readonly unknown[]) => ({ abi: nameRegistrarAbi, functionName, args });
  const secret = keccak256(toHex('secret'));
  const types = [{ type: 'bytes32' }, { type: 'address' }, { type: 'uint256' }, { type: 'bytes32' }] as const;
  const commitment = keccak256(encodeAbiParameters(types, [keccak256(toHex(sample.label)), stranger, year, secret]));
  await send(stranger, registrar, call('commit', [commitment]));
  await pass(60);
  await send(stranger, registrar, call('register', [sample.label, stranger, year, secret]), parseEther('10'));
  await send(owner, registrar, call('transferOwnership', [candidate]));
}

export const roles: SlugRoles = {
  tables,
  prepare,
  places: (deployment) => ({
    'name-registry': addressOf(deployment, 'names', 'registry'),
    'name-resolver': addressOf(deployment, 'names', 'resolver'),
    'name-registrar': addressOf(deployment, 'names', 'registrar'),
    'reverse-registrar': addressOf(deployment, 'names', 'reverseRegistrar'),
  }),
  limits: [['name-registrar', 'setYearPrice', parseEther('1000'), 'PriceAboveCap']],
  // Its multicall calls itself, so that several records are one transaction of the same sender.
  delegates: ['name-resolver'],
};
