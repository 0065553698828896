// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IERC20Errors} from "@openzeppelin/contracts/interfaces/draft-IERC6093.sol";
import {IERC20Metadata} from "@openzeppelin/contracts/token/ERC20/extensions/IERC20Metadata.sol";

/// @title The native coin as an ERC-20, one for one
/// @dev The supply is the coin held. Coin that is forced in (by a block reward or a self-destruct) raises the supply
/// above the sum of balances and belongs to no account. Wrapping and unwrapping emit Deposit and Withdrawal, not Transfer. As
/// wrapped coins do, `transferFrom` asks for no allowance when an account moves its own balance, the largest allowance is
/// never used up, and spending one emits no Approval. Unlike some, nothing is sent to the zero address.
interface IWBESC is IERC20Metadata, IERC20Errors {
    event Deposit(address indexed account, uint256 amount);
    event Withdrawal(address indexed account, uint256 amount);

    /// @notice The account could not receive the native coin.
    error NativeTransferFailed(address account);

    /// @notice Wraps what is sent with the call. Sending coin without data does the same.
    function deposit() external payable;

    /// @notice Unwraps and sends the coin to the caller.
    /// @dev Forwards all gas, so that smart wallets can receive. Balances are settled before the call.
    function withdraw(uint256 amount) external;
}
