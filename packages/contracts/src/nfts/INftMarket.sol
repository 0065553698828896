// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IGuardianPause} from "../shared/IGuardianPause.sol";

/// @title The market for collectibles, in WBESC
/// @notice An item on sale lies in the market, so it cannot be sold elsewhere meanwhile; its seller can always take it back. An ask
/// keeps the fees and the creator of its listing: later ones are for later asks.
/// @dev A buyer names the price and pays that or nothing. The net price is sent to the seller in WBESC; what cannot be sent, and what
/// creators earn, is kept for them (`pendingRevenue`). Fees are hundredths of a percent, prices wei of WBESC.
interface INftMarket is IGuardianPause {
    enum CollectionStatus {
        Pending,
        Open,
        Close
    }

    struct Collection {
        CollectionStatus status;
        address creatorAddress;
        address whitelistChecker;
        uint256 tradingFee;
        uint256 creatorFee;
    }

    struct Ask {
        address seller;
        uint256 price;
    }

    event CollectionNew(
        address indexed collection,
        address indexed creator,
        address indexed whitelistChecker,
        uint256 tradingFee,
        uint256 creatorFee
    );
    event CollectionUpdate(
        address indexed collection,
        address indexed creator,
        address indexed whitelistChecker,
        uint256 tradingFee,
        uint256 creatorFee
    );
    event CollectionClose(address indexed collection);
    event NewMinimumAndMaximumAskPrices(uint256 minimumAskPrice, uint256 maximumAskPrice);
    event AskNew(address indexed collection, address indexed seller, uint256 indexed tokenId, uint256 askPrice);
    event AskUpdate(address indexed collection, address indexed seller, uint256 indexed tokenId, uint256 askPrice);
    event AskCancel(address indexed collection, address indexed seller, uint256 indexed tokenId);

    /// @param withBESC The buyer paid with the native coin, not with WBESC
    event Trade(
        address indexed collection,
        uint256 indexed tokenId,
        address indexed seller,
        address buyer,
        uint256 askPrice,
        uint256 netPrice,
        bool withBESC
    );
    /// @notice One of several items of a call failed and changed nothing.
    /// @param reason Its revert, at most the first 256 bytes
    event ItemFailed(address indexed collection, address indexed account, uint256 indexed tokenId, bytes reason);
    /// @notice Kept for a creator, or for a seller to whom it could not be sent.
    event RevenuePending(address indexed account, uint256 amount);
    event RevenueClaim(address indexed claimer, uint256 amount);
    event TreasurySet(address indexed treasury);
    event TokenRecovery(address indexed token, uint256 amount, address to);
    event NonFungibleTokenRecovery(address indexed nftAddress, uint256 indexed tokenId, address to);

    error ZeroAddress();
    error NotCollection(address collection);
    error CollectionStands(address collection);
    /// @notice It is not, or no longer, open for trading and listing.
    error CollectionNotOpen(address collection);
    /// @notice The fees together, against `TOTAL_MAX_FEE`.
    error FeesAboveCap(uint256 fees, uint256 cap);
    /// @notice Who gets the creator's fee is not said.
    error NoCreator();
    error PriceOutOfRange(uint256 price, uint256 minimum, uint256 maximum);
    /// @notice The limits are zero, the wrong way round or above `MAX_PRICE_LIMIT`.
    error WrongPriceLimits(uint256 minimum, uint256 maximum);
    /// @notice The collection's checker does not let it be listed, or gives no answer.
    error TokenNotEligible(address collection, uint256 tokenId);
    error AlreadyListed(address collection, uint256 tokenId);
    error NotListed(address collection, uint256 tokenId);
    error NotSeller(address caller, address seller);
    error BuyerIsSeller(address buyer);
    /// @notice The item costs `price`, whatever is named or sent.
    error IncorrectPrice(uint256 price, uint256 given);
    /// @notice The collection does not say that the item went where it had to go.
    error ItemNotMoved(address collection, uint256 tokenId);
    error NothingToClaim(address account);
    /// @notice The account could not receive the native coin.
    error NativeTransferFailed(address account);
    error LengthsDiffer();
    /// @notice With less gas than `ITEM_GAS` for each item one might fail for that alone.
    error TooLittleGas();
    /// @notice It may be in an ask, or is owed to accounts.
    error NotRecoverable(address token);
    error NotMarket(address caller);
    error Reentered();

    /// @notice WBESC.
    function wbesc() external view returns (address);

    /// @notice The most that trading fee and creator fee are together: a tenth.
    function TOTAL_MAX_FEE() external view returns (uint256);

    /// @notice What the largest price can be set to.
    function MAX_PRICE_LIMIT() external view returns (uint256);

    /// @notice Gas that each of several items may use.
    function ITEM_GAS() external view returns (uint256);

    /// @notice Limits of a price when an item is listed or its price changed.
    function minimumAskPrice() external view returns (uint256);
    function maximumAskPrice() external view returns (uint256);
    function treasury() external view returns (address);

    /// @notice What an account can claim; for the treasury with all trading fees.
    function pendingRevenue(address account) external view returns (uint256);

    /// @notice Offers an item of the caller's, who has let the market take it.
    function createAskOrder(address collection, uint256 tokenId, uint256 askPrice) external;

    /// @notice Another price; fees and creator stay. The seller only.
    function modifyAskOrder(address collection, uint256 tokenId, uint256 newPrice) external;

    /// @notice Gives the item back to its seller; the seller only. Works whatever is paused, closed or refused by a checker.
    function cancelAskOrder(address collection, uint256 tokenId) external;

    /// @param price What the ask costs; any other is refused
    function buyTokenUsingWBESC(address collection, uint256 tokenId, uint256 price) external;

    /// @notice The coin that is sent is what the ask costs; any other amount is refused.
    function buyTokenUsingBESC(address collection, uint256 tokenId) external payable;

    /// @notice Several at once. One that fails changes nothing and stops none of the others (`ItemFailed`). Each may use
    /// `ITEM_GAS`; a call with less for one reverts.
    /// @return done Which were done
    function createAskOrders(address[] calldata collections, uint256[] calldata tokenIds, uint256[] calldata askPrices)
        external
        returns (bool[] memory done);
    function modifyAskOrders(address[] calldata collections, uint256[] calldata tokenIds, uint256[] calldata newPrices)
        external
        returns (bool[] memory done);
    function cancelAskOrders(address[] calldata collections, uint256[] calldata tokenIds)
        external
        returns (bool[] memory done);
    function buyTokensUsingWBESC(address[] calldata collections, uint256[] calldata tokenIds, uint256[] calldata prices)
        external
        returns (bool[] memory done);

    /// @notice The coin that is sent is the sum of the prices; what is not spent comes back in the same call.
    function buyTokensUsingBESC(address[] calldata collections, uint256[] calldata tokenIds, uint256[] calldata prices)
        external
        payable
        returns (bool[] memory done);

    /// @notice Sends the caller its pending revenue.
    function claimPendingRevenue() external;

    /// @notice Sends the treasury its own; anybody may call.
    function claimFee() external;

    /// @notice Asks of a collection from `cursor` on, at most `size`; `next` is the cursor after them, 0 when there are no more.
    /// @dev By token id; ids from 2^18 on come last, by their first listing. An ask never moves, so pages neither repeat nor miss one.
    function viewAsksByCollection(address collection, uint256 cursor, uint256 size)
        external
        view
        returns (uint256[] memory tokenIds, Ask[] memory asks, uint256 next);

    /// @notice The same of one seller. It reads every ask from `cursor` on until it has found `size`.
    function viewAsksByCollectionAndSeller(address collection, address seller, uint256 cursor, uint256 size)
        external
        view
        returns (uint256[] memory tokenIds, Ask[] memory asks, uint256 next);

    /// @notice Whether each is listed, and its ask; seller and price are zero when it is not.
    function viewAsksByCollectionAndTokenIds(address collection, uint256[] calldata tokenIds)
        external
        view
        returns (bool[] memory statuses, Ask[] memory asks);

    /// @notice Open collections, at most `size` from `cursor` on; `next` is the cursor after them.
    function viewCollections(uint256 cursor, uint256 size)
        external
        view
        returns (address[] memory addresses, Collection[] memory details, uint256 next);

    /// @notice A collection with the fees of asks to come; all zero for one that never was here.
    function viewCollection(address collection) external view returns (Collection memory);

    /// @notice What a seller receives, and the fees, for an ask made now.
    function calculatePriceAndFeesForCollection(address collection, uint256 price)
        external
        view
        returns (uint256 netPrice, uint256 tradingFee, uint256 creatorFee);

    /// @notice The same for an ask that stands, if it had this price.
    function calculatePriceAndFeesForAsk(address collection, uint256 tokenId, uint256 price)
        external
        view
        returns (uint256 netPrice, uint256 tradingFee, uint256 creatorFee);

    /// @notice Whether the collection is open and its checker lets each be listed; never reverts for what a checker does.
    function canTokensBeListed(address collection, uint256[] calldata tokenIds)
        external
        view
        returns (bool[] memory listingStatuses);

    /// @notice Opens a collection, or opens it again; the owner only, as are all below.
    /// @param whitelistChecker Says which tokens may be listed (`canList`); zero for all
    function addCollection(
        address collection,
        address creator,
        address whitelistChecker,
        uint256 tradingFee,
        uint256 creatorFee
    ) external;

    /// @notice For asks to come.
    function modifyCollection(
        address collection,
        address creator,
        address whitelistChecker,
        uint256 tradingFee,
        uint256 creatorFee
    ) external;

    /// @notice Nothing of it can be listed, changed or bought; asks can be cancelled.
    function closeCollectionForTradingAndListing(address collection) external;

    /// @notice For listing and change; asks that stand keep their price.
    function updateMinimumAndMaximumPrices(uint256 newMinimum, uint256 newMaximum) external;

    /// @notice It also gets what trading fees were not claimed yet.
    function setTreasury(address newTreasury) external;

    /// @notice What was sent here by mistake; never WBESC and never an item on sale.
    function recoverFungibleTokens(address token, address to) external;
    function recoverNonFungibleToken(address collection, uint256 tokenId, address to) external;
}
