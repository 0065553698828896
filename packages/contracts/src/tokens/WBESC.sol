// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IWBESC} from "../shared/IWBESC.sol";
import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";

/// @title Wrapped BESC
/// @dev Its own ledger instead of a library's: the supply is the coin it holds and needs no storage of its own, which
/// every trade with the native coin saves.
contract WBESC is IWBESC {
    /// @dev What one account holds; a struct, so that its place is computed once for reading and writing.
    struct Holding {
        uint256 amount;
    }

    string public constant name = "Wrapped BESC";
    string public constant symbol = "WBESC";
    uint8 public constant decimals = 18;

    mapping(address account => Holding) private _holdings;
    mapping(address owner => mapping(address spender => uint256)) public allowance;

    receive() external payable {
        deposit();
    }

    function withdraw(uint256 amount) external {
        _debit(msg.sender, amount);
        emit Withdrawal(msg.sender, amount);
        (bool sent,) = msg.sender.call{value: amount}("");
        if (!sent) revert NativeTransferFailed(msg.sender);
    }

    /// @inheritdoc IERC20
    function approve(address spender, uint256 amount) external returns (bool) {
        allowance[msg.sender][spender] = amount;
        // `emit Approval(msg.sender, spender, amount)` and `return true`, without a detour through fresh memory.
        assembly ("memory-safe") {
            mstore(0x00, amount)
            log3(0x00, 0x20, 0x8c5be1e5ebec7d5bd14f71427d1e84f3dd0314c0f7b2291e5b200ac8c7c3b925, caller(), spender)
            mstore(0x00, 1)
            return(0x00, 0x20)
        }
    }

    /// @inheritdoc IERC20
    function transfer(address to, uint256 amount) external returns (bool) {
        _move(msg.sender, to, amount);
        return true;
    }

    /// @inheritdoc IERC20
    function transferFrom(address from, address to, uint256 amount) external returns (bool) {
        if (from != msg.sender) _spendAllowance(from, amount);
        _move(from, to, amount);
        return true;
    }

    /// @inheritdoc IERC20
    function balanceOf(address account) external view returns (uint256) {
        return _holdings[account].amount;
    }

    /// @inheritdoc IERC20
    function totalSupply() external view returns (uint256) {
        return address(this).balance;
    }

    function deposit() public payable {
        unchecked {
            // No balance exceeds all the coin there is.
            _holdings[msg.sender].amount += msg.value;
        }
        emit Deposit(msg.sender, msg.value);
    }

    function _move(address from, address to, uint256 amount) private {
        if (to == address(0)) revert ERC20InvalidReceiver(to);
        _debit(from, amount);
        unchecked {
            _holdings[to].amount += amount;
        }
        emit Transfer(from, to, amount);
    }

    function _debit(address account, uint256 amount) private {
        Holding storage holding = _holdings[account];
        uint256 balance = holding.amount;
        if (balance < amount) revert ERC20InsufficientBalance(account, balance, amount);
        unchecked {
            holding.amount = balance - amount;
        }
    }

    /// @dev Takes `amount` from what `msg.sender` may spend of `owner`; the largest allowance is without limit.
    function _spendAllowance(address owner, uint256 amount) private {
        uint256 allowed = allowance[owner][msg.sender];
        if (allowed == type(uint256).max) return;
        if (allowed < amount) revert ERC20InsufficientAllowance(msg.sender, allowed, amount);
        unchecked {
            allowance[owner][msg.sender] = allowed - amount;
        }
    }
}
