import type { Mutant } from './mutant';

const registry = 'src/names/NameRegistry.sol';
const registrar = 'src/names/NameRegistrar.sol';
const resolver = 'src/names/NameResolver.sol';
const reverse = 'src/names/ReverseRegistrar.sol';
const registrarTests = 'test/names/NameRegistrar.t.sol';
const resolverTests = 'test/names/NameResolver.t.sol';

/** Defects of the name service: stale records, missing checks of owners, commitments, ends and payments. */
export const nameMutants: readonly Mutant[] = [
  {
    name: 'names: records of the old owner survive a registration',
    file: registrar,
    search: 'resolver.clearRecords(node);',
    replace: '',
    killer: registrarTests,
  },
  {
    name: 'names: an expired name still has its holder',
    file: registrar,
    search: 'return nameExpires[id] > block.timestamp ? _holders[id] : address(0);',
    replace: 'return _holders[id];',
    killer: registrarTests,
  },
  {
    name: 'names: there is no grace period',
    file: registrar,
    search: 'expires + GRACE_PERIOD < block.timestamp',
    replace: 'expires < block.timestamp',
    killer: registrarTests,
  },
  {
    name: 'names: a commitment is used at once',
    file: registrar,
    search: 'madeAt + MIN_COMMITMENT_AGE <= block.timestamp',
    replace: 'madeAt <= block.timestamp',
    killer: registrarTests,
  },
  {
    name: 'names: the owner is no part of the commitment',
    file: registrar,
    search: 'abi.encode(keccak256(bytes(label)), owner, duration, secret)',
    replace: 'abi.encode(keccak256(bytes(label)), owner == owner, duration, secret)',
    killer: registrarTests,
  },
  {
    name: 'names: what was paid too much is kept',
    file: registrar,
    search: 'if (msg.value > cost) _pay(msg.sender, msg.value - cost);',
    replace: '',
    killer: registrarTests,
  },
  {
    name: 'names: anyone gives the registry node away',
    file: registry,
    search: 'if (msg.sender != holder && !isApprovedForAll[holder][msg.sender]) revert Forbidden(node, msg.sender);',
    replace: 'holder;',
    killer: 'test/names/NameRegistry.t.sol',
  },
  {
    name: 'names: the zero address owns what does not exist',
    file: resolver,
    search: 'if (!allowed || owner == address(0)) revert',
    replace: 'if (!allowed) revert',
    killer: resolverTests,
  },
  {
    name: 'names: an address of another length is taken',
    file: resolver,
    search: 'if (isEvm && a.length != 0 && a.length != 20) revert InvalidAddress(coinType, a.length);',
    replace: 'isEvm;',
    killer: resolverTests,
  },
  {
    name: 'names: a reverse node stays with the registrar',
    file: reverse,
    search: 'registry.setOwner(claimed, msg.sender);',
    replace: '',
    killer: 'test/names/ReverseRegistrar.t.sol',
  },
];
