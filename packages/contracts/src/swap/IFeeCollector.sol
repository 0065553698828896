// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IBescFactory} from "./IBescFactory.sol";
import {IBescRouter} from "./IBescRouter.sol";

/// @title Turns the protocol's LP into MONEY and splits it 3 : 5 into treasury and burn
/// @notice Anyone may send LP of the factory's pairs here. Nothing leaves but through `convert`, and the burned part
/// cannot be redirected by anybody: there is no other way out of this contract.
interface IFeeCollector {
    /// @notice LP of `pair` was converted; amounts in MONEY wei.
    event FeesConverted(address indexed pair, uint256 toTreasury, uint256 burned);
    event TreasurySet(address indexed treasury);
    event OperatorSet(address indexed operator);
    /// @notice `token` is sold for `bridge` first from now on; zero: directly for MONEY, or through WBESC.
    event BridgeSet(address indexed token, address indexed bridge);

    /// @notice Only the operator or the owner converts.
    error Forbidden();
    error ZeroAddress();
    /// @notice One minimum for each pair.
    error LengthMismatch(uint256 pairs, uint256 minimums);
    /// @notice Not a pair of this factory.
    error UnknownPair(address pair);
    /// @notice No pair leads from the token to MONEY: set a bridge.
    error NoRoute(address token);
    /// @notice The conversion of `pair` brought less MONEY than the operator demanded.
    error InsufficientMoney(address pair, uint256 received, uint256 minimum);

    function factory() external view returns (IBescFactory);

    function router() external view returns (IBescRouter);

    function money() external view returns (address);

    /// @notice Receives 3/8 of the MONEY.
    function treasury() external view returns (address);

    /// @notice May convert, and nothing else.
    function operator() external view returns (address);

    /// @notice The token that `token` is sold for first, or zero.
    function bridge(address token) external view returns (address);

    /// @notice For each pair: burns all LP held, sells both tokens for MONEY, and splits the MONEY held.
    /// @dev WARNING: sales happen at the market's price of the moment. The minimums, in MONEY wei for each pair, are
    /// the only protection against a manipulated one; an operator must compute them from an independent price.
    function convert(address[] calldata pairs, uint256[] calldata minMoneyOut) external;

    /// @notice Owner only.
    function setTreasury(address newTreasury) external;

    /// @notice Owner only; zero leaves only the owner to convert.
    function setOperator(address newOperator) external;

    /// @notice Owner only.
    function setBridge(address token, address newBridge) external;
}
