// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IBescFactory} from "../swap/IBescFactory.sol";

/// @title A token that takes 10% of every transfer
/// @notice 5% goes to all holders in proportion to what they hold, 5% waits here to be given to the liquidity pool. No
/// account is exempt: pairs and routers pay like anybody. It has no owner and no admin.
/// @dev WARNING: balances grow without a transfer, so a pair's balance runs ahead of its reserve, and anyone may skim
/// the difference. Trade it only through the fee-on-transfer functions of the router.
interface IReflexToken {
    /// @notice `amount` was spread over all holders.
    event Reflected(uint256 amount);
    /// @notice `amount` was given to the suppliers of `pair`.
    event LiquidityAdded(address indexed pair, uint256 amount);

    /// @notice The pool does not exist yet.
    error NoLiquidityPair();

    /// @notice Where the token's pool is found.
    function factory() external view returns (IBescFactory);

    /// @notice The other token of the pool that receives the liquidity part.
    function counterToken() external view returns (address);

    /// @notice Gives the collected liquidity part, untaxed, to the pool's suppliers. Anyone may call it.
    function addToLiquidity() external;
}
