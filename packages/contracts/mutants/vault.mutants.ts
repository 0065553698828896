import type { Mutant } from './mutant';

const vault = 'src/pools/MoneyVault.sol';
const vaultTests = 'test/pools/MoneyVault.t.sol';

/** Defects of compounding vaults that products of this family have had, and what would bring them back. */
export const vaultMutants: readonly Mutant[] = [
  {
    name: 'farms: the vault gives no share for a deposit',
    file: vault,
    search: 'if (shares == 0) revert ZeroShares();',
    replace: '',
    killer: vaultTests,
  },
  {
    name: 'farms: a gift to the vault moves its price',
    file: vault,
    search: 'return _worth(_vault, _idle, 1e18);',
    replace: 'return _worth(_vault, LeanCalls.balanceOf(money, address(this)), 1e18);',
    killer: vaultTests,
  },
  {
    name: 'farms: the first deposit inflates a share',
    file: vault,
    search: 'VIRTUAL = 1e12;',
    replace: 'VIRTUAL = 1;',
    killer: vaultTests,
  },
  {
    name: 'farms: idle rewards escape the performance fee on a deposit',
    file: vault,
    search: 'idle += gained - fee;\n        uint256 shares',
    replace: 'idle += gained;\n        fee = 0;\n        uint256 shares',
    killer: vaultTests,
  },
  {
    name: 'farms: idle rewards escape the performance fee on a withdrawal',
    file: vault,
    search: 'idle += gained - fee;\n        uint256 amount',
    replace: 'idle += gained;\n        fee = 0;\n        uint256 amount',
    killer: vaultTests,
  },
  {
    name: 'farms: a deposit takes part in what was earned before',
    file: vault,
    search: 'uint256 shares = amount * (vault.shares + VIRTUAL) / (vault.staked + idle + VIRTUAL);',
    replace: 'uint256 shares = amount * (vault.shares + VIRTUAL) / (vault.staked + _idle + VIRTUAL);',
    killer: vaultTests,
  },
  {
    name: 'farms: an owner’s pull changes the price',
    file: vault,
    search: '_idle += staked;',
    replace: '',
    killer: vaultTests,
  },
  {
    name: 'farms: anybody puts back what the owner pulled',
    file: vault,
    search: 'if (idle == 0 || _vault.isPulled) return;',
    replace: 'if (idle == 0) return;',
    killer: vaultTests,
  },
  {
    name: 'farms: a harvest begins the fee period anew',
    file: vault,
    search: 'if (bounty > 0) IERC20(money)',
    replace: '_holders[msg.sender].lastDeposited = uint32(block.timestamp);\n        if (bounty > 0) IERC20(money)',
    killer: vaultTests,
  },
  {
    name: 'farms: the fee period never ends',
    file: vault,
    search: 'if (block.timestamp < uint256(holder.lastDeposited) + vault.withdrawFeePeriod) {',
    replace: 'if (vault.withdrawFeePeriod > 0) {',
    killer: vaultTests,
  },
  {
    name: 'farms: fees have no caps',
    file: vault,
    search: 'if (fee > cap) revert FeeTooHigh(fee, cap);',
    replace: 'cap;',
    killer: vaultTests,
  },
  {
    name: 'farms: a new performance fee is retroactive',
    file: vault,
    search: '_idle = uint96(idle + gained - fee);\n        _sendToTreasury(fee);\n        _vault.performanceFee',
    replace: 'idle;\n        fee;\n        _vault.performanceFee',
    killer: vaultTests,
  },
  {
    name: 'farms: the vault’s MONEY counts as stuck',
    file: vault,
    search: 'if (token == money) revert NotAStuckToken();',
    replace: '',
    killer: vaultTests,
  },
  {
    name: 'farms: a pause stops exits from the vault',
    file: vault,
    search: 'function _withdraw(uint256 shares) private lock {',
    replace: 'function _withdraw(uint256 shares) private lock whenNotPaused {',
    killer: vaultTests,
  },
  {
    name: 'farms: what the farm owes the vault is lost by a pull',
    file: vault,
    search: '_idle = uint96(idle + gained - fee);\n        emit Restaked',
    replace: '_idle = uint96(idle);\n        emit Restaked',
    killer: 'test/pools/VaultAttacks.t.sol',
  },
  {
    name: 'farms: a deposit shares in what the farm owes the vault',
    file: vault,
    search: 'if (owed > 0) revert RewardUnpaid(owed);',
    replace: '',
    killer: 'test/pools/VaultAttacks.t.sol',
  },
  {
    name: 'farms: a debt to the vault stops exits',
    file: vault,
    search: 'uint256 amount = _worth(vault, idle, shares);',
    replace:
      'if (farmMaster.owedMoney(0, address(this)) > 0) revert RewardUnpaid(0);\n        uint256 amount = _worth(vault, idle, shares);',
    killer: 'test/pools/VaultAttacks.t.sol',
  },
  {
    name: 'farms: a bounty is shown that the farm may not mint',
    file: vault,
    search: 'return IAccessControl(money).hasRole(token.MINTER_ROLE(), address(farmMaster))\n            && ',
    replace: 'return ',
    killer: 'test/pools/VaultAttacks.t.sol',
  },
  {
    name: 'farms: a bounty is shown beyond the cap of MONEY',
    file: vault,
    search: '\n            && IERC20(money).totalSupply() + amount <= token.CAP()',
    replace: '',
    killer: 'test/pools/VaultAttacks.t.sol',
  },
];
