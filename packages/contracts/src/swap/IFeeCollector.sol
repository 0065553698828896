// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IOperatorRole} from "../shared/IOperatorRole.sol";
import {IBescFactory} from "./IBescFactory.sol";

/// @title Turns the protocol's LP into MONEY and splits it 3 : 5 into treasury and burn
/// @notice Anyone may send LP of the factory's pairs here. It leaves by conversion only, and the only accounts that ever
/// receive MONEY are the treasury and the burn address. Operator and owner decide when and how much is converted, nothing
/// else: a conversion that would bring less than 95% of what the LP is worth at mean prices reverts.
/// @dev Worth. Each market's price is the mean of its pair's accumulator between an observation, 30 minutes to 2 hours
/// old, and now. The share of a pair is worth twice what it holds of one token at the mean price of the other, so moving the
/// pair does not change it. Routes follow from the tokens: one token is sold for the other in the pair it came from, and
/// that one becomes MONEY through the anchors, a list of tokens fixed at construction, where the pools are deepest, least
/// depth of the observations and of now counting. Every pool that was at least a tenth as deep when it was observed has
/// its say: the highest of their mean prices is the one that counts.
/// @dev WARNING: other tokens than LP and MONEY that are sent here stay here for ever. Only what a burn brought is sold.
interface IFeeCollector is IOperatorRole {
    /// @notice `liquidity` of `pair` was converted; amounts in MONEY wei. MONEY that somebody sent is split with it.
    event FeesConverted(address indexed pair, uint256 liquidity, uint256 toTreasury, uint256 burned);
    /// @notice A pair of a list could not be converted and was left as it was. `reason`: at most 256 bytes of its error.
    event ConversionRefused(address indexed pair, bytes reason);
    /// @notice The price accumulators and reserves of `pair` were noted.
    event PairObserved(address indexed pair);
    event TreasurySet(address indexed treasury);
    /// @notice The treasury offered its part to `candidate`, who has to accept it.
    event TreasuryOffered(address indexed candidate);

    error ZeroAddress();
    /// @notice MONEY and at least one more token, none twice, at most four.
    error BadAnchors();
    /// @notice One amount of LP and one minimum for each pair.
    error LengthMismatch();
    /// @notice Not a pair of this factory.
    error UnknownPair(address pair);
    /// @notice No way to MONEY has a mean price of the last 30 minutes to 2 hours: observe its pairs and wait, or there is
    /// no pool.
    error NoMeanPrice(address token);
    /// @notice The conversion of `pair` would bring `received` MONEY, less than 95% of its worth or than the caller's
    /// minimum.
    error InsufficientMoney(address pair, uint256 received, uint256 minimum);
    /// @notice A conversion is under way.
    error Locked();

    function factory() external view returns (IBescFactory);

    function money() external view returns (address);

    /// @notice The tokens that others are sold for on their way to MONEY: MONEY itself, then others, the nearest first.
    /// Fixed for ever.
    function anchors() external view returns (address[] memory);

    /// @notice Receives 3/8 of the MONEY.
    function treasury() external view returns (address);

    /// @notice Who was offered the treasury's part and has not accepted it yet, or zero.
    function pendingTreasury() external view returns (address);

    /// @notice When a pair was observed, seconds modulo 2^32: the last time and the one before, 0 for never.
    function observations(address pair) external view returns (uint32 older, uint32 newer);

    /// @notice Mean price of `tokenIn` in `tokenOut` in their pair, UQ112.112, or 0 while there is none.
    function meanPrice(address tokenIn, address tokenOut) external view returns (uint256 price);

    /// @notice What `liquidity` of `pair` is worth at mean prices, in MONEY wei, before taxes of tokens. LP held by the
    /// pair is left out, because it is not sold. Reverts with NoMeanPrice or UnknownPair.
    function worth(address pair, uint256 liquidity) external view returns (uint256 moneyWei);

    /// @notice Notes the accumulators of `pairs`. Anyone may. What is no pair of the factory, is empty, or was observed less
    /// than 30 minutes ago, is left out: so nobody can keep a window from growing old enough.
    function observe(address[] calldata pairs) external;

    /// @notice Burns `liquidity` of a pair (at most what is held), sells what comes for MONEY, and splits the MONEY held.
    /// Operator and owner only. LP of another pair that comes out of the burn is kept, to be converted as income of its own.
    /// @param minimum Least MONEY in wei; 95% of the worth is demanded in any case
    /// @return received MONEY wei that came
    /// @return worth_ What it was worth at mean prices, after what the tokens took of their own transfers
    function convertPair(address pair, uint256 liquidity, uint256 minimum)
        external
        returns (uint256 received, uint256 worth_);

    /// @notice `convertPair` for each of a list. One that reverts is left as it was and told by ConversionRefused; each has
    /// an equal part of the gas. Operator and owner only.
    /// @return received MONEY wei for each pair, 0 where it was refused
    function convert(address[] calldata pairs, uint256[] calldata liquidity, uint256[] calldata minimums)
        external
        returns (uint256[] memory received);

    /// @notice Offers the treasury's part to `candidate`; zero withdraws the offer. The treasury only, not the owner.
    function offerTreasury(address candidate) external;

    /// @notice Takes the treasury's part that was offered to the caller.
    function acceptTreasury() external;
}
