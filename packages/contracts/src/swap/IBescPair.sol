// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IBescLiquidityToken} from "./IBescLiquidityToken.sol";

/// @title Two tokens, a constant product, and the shares of those who supplied them
/// @notice Low level: tokens are sent first, then the function is called, in one transaction. Use the router.
interface IBescPair is IBescLiquidityToken {
    event Mint(address indexed sender, uint256 amount0, uint256 amount1);
    event Burn(address indexed sender, uint256 amount0, uint256 amount1, address indexed to);
    event Swap(
        address indexed sender,
        uint256 amount0In,
        uint256 amount1In,
        uint256 amount0Out,
        uint256 amount1Out,
        address indexed to
    );
    event Sync(uint112 reserve0, uint112 reserve1);

    /// @notice 1000 units of LP that the first mint locks for ever, so that a share can never be made dear.
    function MINIMUM_LIQUIDITY() external pure returns (uint256);

    function factory() external view returns (address);

    /// @notice The token with the lower address.
    function token0() external view returns (address);

    function token1() external view returns (address);

    /// @notice The reserves as of the last interaction, and that block's time modulo 2^32.
    /// @dev WARNING: inside the callback of a flash swap they are those before the swap. Ask `locked` first when a
    /// price matters, and use the accumulators rather than the spot price.
    function getReserves() external view returns (uint112 reserve0, uint112 reserve1, uint32 blockTimestampLast);

    /// @notice Sum over time of the price of token0 in token1, UQ112.112 times seconds; wraps around by design.
    function price0CumulativeLast() external view returns (uint256);

    /// @notice Sum over time of the price of token1 in token0, UQ112.112 times seconds; wraps around by design.
    function price1CumulativeLast() external view returns (uint256);

    /// @notice reserve0 x reserve1 after the last mint or burn while a fee receiver was set, rounded down to a square,
    /// else 0.
    /// @dev Growth is measured in whole units of sqrt(k), so the square root is all that is kept; it is exact.
    function kLast() external view returns (uint256);

    /// @notice True while a call of this pair is under way: its figures are then not to be trusted.
    function locked() external view returns (bool);

    /// @notice Mints shares for the tokens that arrived since the last interaction.
    /// @dev WARNING: what is sent beyond the pool's ratio becomes a gift to all holders.
    function mint(address to) external returns (uint256 liquidity);

    /// @notice Burns the shares this contract holds and pays their part of both balances.
    function burn(address to) external returns (uint256 amount0, uint256 amount1);

    /// @notice Burns shares of `from` that the caller may take, and pays each token to a receiver of its own: for routers,
    /// which unwrap one token and leave the other alone.
    /// @dev The same as a transfer of the shares to this contract followed by `burn`, and told by the same events, without
    /// the stop in between. The Burn event names `to0`.
    function burnFrom(address from, uint256 liquidity, address to0, address to1)
        external
        returns (uint256 amount0, uint256 amount1);

    /// @notice Pays the amounts out, calls `to.bescCall` when `data` is not empty, then demands that the product,
    /// after a fee of 25/10000 on all that came in, has not fallen.
    function swap(uint256 amount0Out, uint256 amount1Out, address to, bytes calldata data) external;

    /// @notice Sends what the pair holds beyond its reserves to `to`.
    function skim(address to) external;

    /// @notice Makes the reserves equal to the balances.
    function sync() external;

    /// @notice Always reverts with FORBIDDEN: a pair has its tokens from its constructor.
    /// @dev Part of the surface that callers of this family know.
    function initialize(address token0, address token1) external;
}
