// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IOperatorRole} from "../shared/IOperatorRole.sol";
import {IBescFactory} from "./IBescFactory.sol";

/// @title Turns the protocol's LP into MONEY and splits it 3 : 5 into treasury and burn
/// @notice Anyone may send LP of the factory's pairs here. It leaves by conversion only, and the only accounts that ever
/// receive MONEY are the treasury and the burn address. Operator and owner decide when and how much is converted, nothing
/// else: a conversion that would bring less than 95% of what the LP is worth at mean prices reverts.
/// @dev Way. Anchors are a list of tokens, MONEY first. Of a pair's two tokens the anchor nearest to MONEY is bought with the
/// other, in the pair itself; then each anchor is sold for the one before it. A pair without an anchor, or of LP and an
/// anchor, waits.
/// @dev Worth. A market's price is the mean of its pair's accumulator between an observation, 30 minutes to 2 hours old, and
/// now. The share of a pair is worth twice its half at that price, which a trade does not change.
/// @dev Depth. That of a market is the least sqrt(reserve0 x reserve1) at its observation, at any later look, and now. Liquidity
/// that is lent for a moment therefore counts until anybody looks once it is gone. A sale is at most a twentieth of the depth.
/// @dev WARNING: other tokens than LP and MONEY that are sent here stay here for ever. Only what a burn brought is sold.
interface IFeeCollector is IOperatorRole {
    /// @dev `depth`: least that was seen, at `time` (seconds modulo 2^32, 0 for never) and since. `cumulative`: accumulated price
    /// of what is sold in the pair.
    struct Observation {
        uint32 time;
        uint112 depth;
        uint256 cumulative;
    }

    /// @notice `liquidity` of `pair` was converted; amounts in MONEY wei. MONEY that somebody sent is split with it.
    event FeesConverted(address indexed pair, uint256 liquidity, uint256 toTreasury, uint256 burned);
    /// @notice The price accumulator and depth of `pair` were noted.
    event PairObserved(address indexed pair);
    event TreasurySet(address indexed treasury);
    /// @notice The treasury offered its part to `candidate`, who has to accept it.
    event TreasuryOffered(address indexed candidate);

    error ZeroAddress();
    /// @notice MONEY and at least one more token, none twice, at most four.
    error BadAnchors();
    /// @notice Not a pair of this factory.
    error UnknownPair(address pair);
    /// @notice The pair holds no anchor, or LP beside one: its LP waits.
    error NoWay(address pair);
    /// @notice No observation of `pair` is 30 minutes to 2 hours old: observe it and wait. Zero: there is no such pair.
    error NoMeanPrice(address pair);
    /// @notice What would be sold in `pair` is more than a twentieth of the depth that it has proven: convert less, or wait.
    error ThinMarket(address pair);
    /// @notice The conversion of `pair` would bring `received` MONEY, less than 95% of its worth or than the caller's
    /// minimum.
    error InsufficientMoney(address pair, uint256 received, uint256 minimum);
    /// @notice A conversion is under way.
    error Locked();

    function factory() external view returns (IBescFactory);

    function money() external view returns (address);

    /// @notice MONEY, then the tokens that are sold for it: each for the one before it. Fixed for ever.
    function anchors() external view returns (address[] memory);

    /// @notice Receives 3/8 of the MONEY.
    function treasury() external view returns (address);

    /// @notice Who was offered the treasury's part and has not accepted it yet, or zero.
    function pendingTreasury() external view returns (address);

    /// @notice How a pair was observed: the last time and the one before.
    function observations(address pair) external view returns (Observation memory older, Observation memory newer);

    /// @notice Mean price of what is sold in `pair`, in what it is sold for (UQ112.112), and the depth that it has proven.
    /// Reverts with UnknownPair, NoWay or NoMeanPrice.
    function market(address pair) external view returns (uint256 price, uint256 depth);

    /// @notice Looks at `pairs`. Anyone may, at any time. Where less depth is there than was seen, the observations are lowered
    /// for good. A new one is noted 30 minutes after the last, so that no look keeps a window from growing old enough. Reverts
    /// with UnknownPair or NoWay.
    function observe(address[] calldata pairs) external;

    /// @notice Burns `liquidity` of a pair (at most what is held), sells what comes for MONEY, and splits the MONEY held.
    /// Operator and owner only.
    /// @param minimum Least MONEY in wei; 95% of the worth is demanded in any case
    /// @return received MONEY wei that came
    /// @return worth What it was worth at mean prices, after what the tokens took of their own transfers
    function convertPair(address pair, uint256 liquidity, uint256 minimum)
        external
        returns (uint256 received, uint256 worth);

    /// @notice Offers the treasury's part to `candidate`; zero withdraws the offer. The treasury only, not the owner.
    function offerTreasury(address candidate) external;

    /// @notice Takes the treasury's part that was offered to the caller.
    function acceptTreasury() external;
}
