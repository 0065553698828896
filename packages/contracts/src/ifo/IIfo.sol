// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IPointCenter} from "../profile/IPointCenter.sol";
import {IPointSale} from "../profile/IPointSale.sol";

/// @title An initial farm offering: the sale of a token in two pools, to accounts with an active profile
/// @notice Pool 0 is Basic: each account pays in up to a cap, without a fee. Pool 1 is Unlimited: without a cap, with a fee on
/// what comes back. All is paid in from the start block to the end block, both included. Afterwards an account takes what it
/// bought and what is left of its money, in its own call, whatever owner, operator and guardian do. A pool that took in more
/// than it raises shares the offer by what was paid in. A sale that raises less than its minimum gives everything back.
/// @dev What an account pays and gets follows from its amount and the pool alone, so what is shown is what is paid. Amounts
/// are below 2^112, so each product is exact in 256 bits. WARNING: the raised token must move exactly what it is told to.
interface IIfo is IPointSale {
    /// @param offeringAmount What the pool offers, in wei of the offering token; 0 when there is no such pool
    /// @param raisingAmount What it costs as a whole, in wei of the raised token
    /// @param limitPerUser The most that one account pays in; 0 for none
    /// @param hasTax Whether a part of what comes back is a fee
    struct PoolTerms {
        uint256 offeringAmount;
        uint256 raisingAmount;
        uint256 limitPerUser;
        bool hasTax;
    }

    /// @param lpToken What is paid in
    /// @param minimumRaise Below this everybody gets everything back; in wei of the raised token
    /// @param admin The owner of the sale
    struct Terms {
        address lpToken;
        address offeringToken;
        uint256 startBlock;
        uint256 endBlock;
        uint256 minimumRaise;
        address admin;
        PoolTerms[2] pools;
    }

    /// @notice Before the start; running; ended below its minimum, so that all money goes back; ended with something to take.
    enum Status {
        Pending,
        Open,
        Close,
        Claimable
    }

    /// @param price Wei of the raised token for one whole offering token, both pools together
    /// @param listingPrice The higher price of the two pools
    /// @param maxUserAmount The cap of Basic
    /// @param softcap The minimum of the sale
    /// @param hardcap What the sale raises at most
    /// @param isWhitelist Whether a list says who may take part, beside the profile
    /// @param sold What is sold by now, in wei of the offering token
    /// @param round The number of the sale, from 1
    struct Presale {
        uint256 price;
        uint256 listingPrice;
        uint256 maxUserAmount;
        uint256 startBlock;
        uint256 endBlock;
        uint256 softcap;
        uint256 hardcap;
        bool isWhitelist;
        uint256 sold;
        Status status;
        uint256 round;
    }

    event Deposit(address indexed user, uint256 amount, uint8 indexed pid);
    /// @param offeringAmount What the account bought
    /// @param excessAmount What it got back, after the fee
    event Harvest(address indexed user, uint256 offeringAmount, uint256 excessAmount, uint8 indexed pid);
    /// @notice What was bought could not be paid; `user` is owed `amount` in all.
    event OfferingOwed(address indexed user, uint256 amount);
    event OfferingClaim(address indexed user, uint256 amount);
    event PoolParametersSet(
        uint256 offeringAmount, uint256 raisingAmount, uint256 limitPerUser, bool hasTax, uint8 indexed pid
    );
    event NewStartAndEndBlocks(uint256 startBlock, uint256 endBlock);
    event AdminWithdraw(uint256 amountLP, uint256 amountOfferingToken);
    event AdminTokenRecovery(address indexed token, uint256 amount);

    /// @notice Amounts, blocks or tokens that no sale can have.
    error InvalidTerms();
    error NoActiveProfile(address user);
    /// @notice There is no such pool, or the sale does not offer it.
    error NoPool(uint256 pid);
    error TooEarly(uint256 startBlock);
    error TooLate(uint256 endBlock);
    /// @notice What was fixed when the sale started.
    error HasStarted(uint256 startBlock);
    /// @notice The sale can be harvested after this block.
    error NotEnded(uint256 endBlock);
    error ZeroAmount();
    /// @notice More than the cap of Basic, what was paid in before included.
    error AboveLimit(uint256 amount, uint256 limit);
    error NotParticipated(address user, uint256 pid);
    error AlreadyHarvested(address user, uint256 pid);
    error NothingOwed(address user);
    /// @notice Not all that the sale offers arrived, or the token charged more than it moved.
    error NotFunded(uint256 received, uint256 needed);
    /// @notice More than what the owner may take by now.
    error ExceedsOwned(uint256 amount, uint256 owned);
    /// @notice The raised and the offered token are not recovered, under none of their addresses.
    error NotAWrongToken(address token);
    error Reentered();

    function numberPools() external view returns (uint8);
    /// @notice The most blocks from start to end.
    function MAX_LENGTH() external view returns (uint256);

    function lpToken() external view returns (address);
    function offeringToken() external view returns (address);
    function pointCenter() external view returns (IPointCenter);
    /// @notice The number of the sale, from 1.
    function round() external view returns (uint256);
    function minimumRaise() external view returns (uint256);
    /// @notice First block in which money is taken.
    function startBlock() external view returns (uint256);
    /// @notice Last block in which money is taken.
    function endBlock() external view returns (uint256);

    /// @notice The point centre's word on this sale, as are the two that follow: all zero when it gives no points.
    function campaignId() external view returns (uint256);
    function numberPoints() external view returns (uint256);
    /// @notice The least that counts as taking part.
    function thresholdPoints() external view returns (uint256);

    function status() external view returns (Status);
    function presale() external view returns (Presale memory);

    /// @return amount What the user paid in
    /// @return isClaimed Whether the user has harvested
    function launchPoolInfo(address user, uint256 pid) external view returns (uint256 amount, bool isClaimed);

    /// @notice `totalAmount` is what was paid in, `sumTaxes` the fee on all that comes back, within a wei for each account.
    function viewPoolInformation(uint256 pid)
        external
        view
        returns (
            uint256 raisingAmount,
            uint256 offeringAmount,
            uint256 limitPerUser,
            bool hasTax,
            uint256 totalAmount,
            uint256 sumTaxes
        );

    /// @notice The fee as it stands, where 1e12 is all; 0 for a pool without one.
    function viewPoolTaxRateOverflow(uint256 pid) external view returns (uint256);

    function viewUserInfo(address user, uint8[] calldata pids)
        external
        view
        returns (uint256[] memory amounts, bool[] memory claimed);

    /// @notice The user's part of what was paid in, where 1e12 is all.
    function viewUserAllocationPools(address user, uint8[] calldata pids) external view returns (uint256[] memory);

    /// @notice What the user bought, gets back and is charged in each pool, as it stands; what a harvest pays after the end.
    function viewUserOfferingAndRefundingAmountsForPools(address user, uint8[] calldata pids)
        external
        view
        returns (uint256[3][] memory);

    /// @notice What of the offering token could not be paid to the user when it was due.
    function owedOffering(address user) external view returns (uint256);

    /// @notice What the owner may take by now: what the sale raised, fees, and what was not sold. While accounts have not
    /// harvested, a few wei for each stay.
    function withdrawable() external view returns (uint256 amountLP, uint256 amountOfferingToken);

    /// @notice Pays in for a pool, approved before.
    function depositPool(uint256 amount, uint8 pid) external;

    /// @notice Pays the caller what it bought and what comes back, after the end, once for each pool.
    function harvestPool(uint8 pid) external;

    /// @notice Pays what was owed because the offering token refused.
    function claimOffering() external;

    /// @notice Before the start; takes what the pool offers more from the owner, or gives back the rest. The owner only.
    function setPool(uint256 offeringAmount, uint256 raisingAmount, uint256 limitPerUser, bool hasTax, uint8 pid)
        external;

    /// @notice Sets the cap of Basic, before the start; operator or owner.
    function setLimit(uint256 limitPerUser) external;

    /// @notice Before the start; the owner only.
    function updateStartAndEndBlocks(uint256 newStartBlock, uint256 newEndBlock) external;

    /// @notice After the end, at most `withdrawable`; the owner only.
    function finalWithdraw(uint256 amountLP, uint256 amountOfferingToken) external;

    /// @notice Takes out what was sent here by mistake; the owner only.
    function recoverWrongTokens(address token, uint256 amount) external;
}
