// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// @title Auctions of farm slots, in which projects on a list bid MONEY
/// @notice An auction takes bids from its start block up to, but without, its end block. A bidder may raise its bid; what counts is
/// its total. The best totals win, as many as the leaderboard has places. Of equal totals the one that was reached earlier is
/// better; with fewer bidders than places all win. The close fixes that once: what the winners bid is burned, and every other
/// bidder takes its total back, at any time from then on, whatever owner, operator and guardian do. A day after the end anybody
/// may close.
/// @dev WARNING: the token must move exactly what it is told to, as MONEY does.
interface IFarmAuction {
    /// @notice There is no such auction; it is not closed yet; it is closed for good.
    enum Status {
        Pending,
        Open,
        Close
    }

    /// @param startBlock First block that takes bids
    /// @param endBlock First block that takes none
    /// @param initialBidAmount The least first bid
    /// @param leaderboard How many bidders win at most
    /// @param leaderboardThreshold The total of the last winner, from the close on; 0 before, and when there was no bid
    struct Auction {
        Status status;
        uint256 startBlock;
        uint256 endBlock;
        uint256 initialBidAmount;
        uint256 leaderboard;
        uint256 leaderboardThreshold;
    }

    /// @param amount All that the account has bid in the auction
    /// @param hasClaimed Whether it is settled: taken back, or burned as a winner's
    struct Bid {
        address account;
        uint256 amount;
        bool hasClaimed;
    }

    event AuctionStart(
        uint256 indexed auctionId, uint256 startBlock, uint256 endBlock, uint256 initialBidAmount, uint256 leaderboard
    );
    /// @param amount What this bid adds
    event AuctionBid(uint256 indexed auctionId, address indexed account, uint256 amount);
    event AuctionClose(uint256 indexed auctionId, uint256 threshold, uint256 participants);
    /// @param isAdmin The account won, so `amount` was burned; otherwise it took `amount` back
    event AuctionClaim(uint256 indexed auctionId, address indexed account, uint256 amount, bool isAdmin);
    event WhitelistAdd(address indexed account);
    event WhitelistRemove(address indexed account);
    event NewMaxAuctionLength(uint256 maxAuctionLength);
    event TokenRecovery(address indexed token, uint256 amount);

    /// @notice Blocks or amounts that no auction can have.
    error InvalidTerms();
    /// @notice An auction begins only when the one before is closed.
    error StillOpen(uint256 auctionId);
    error NotInProgress(uint256 auctionId);
    error NotWhitelisted(address account);
    error TooEarly(uint256 startBlock);
    error TooLate(uint256 endBlock);
    error NotEnded(uint256 endBlock);
    /// @notice Zero, or no multiple of `step`.
    error NotAMultiple(uint256 amount, uint256 step);
    error BelowInitialBid(uint256 amount, uint256 initialBidAmount);
    error WrongLimit(uint256 bidLimit, uint256 computed);
    error NotClosed(uint256 auctionId);
    error NoBid(uint256 auctionId, address account);
    /// @notice The account is among the winners, whose bids are burned.
    error InLeaderboard(uint256 auctionId, address account);
    error AlreadyClaimed(uint256 auctionId, address account);
    /// @notice MONEY is not recovered, under none of its addresses.
    error NotAWrongToken(address token);
    error Reentered();

    /// @notice Every bid is a multiple of it: 10 MONEY.
    function BID_STEP() external view returns (uint256);
    /// @notice The most that `maxAuctionLength` can be, and the most blocks that a start can lie ahead.
    function MAX_LENGTH() external view returns (uint256);
    /// @notice The most places of a leaderboard.
    function MAX_LEADERBOARD() external view returns (uint256);
    /// @notice Blocks after the end, a day of them, from which on anybody may close.
    function GRACE_BLOCKS() external view returns (uint256);

    function token() external view returns (address);
    /// @notice The most blocks from start to end.
    function maxAuctionLength() external view returns (uint256);
    /// @notice The number of the newest auction, from 1; 0 before the first.
    function currentAuctionId() external view returns (uint256);
    /// @notice All that winners have bid, which was burned.
    function totalCollected() external view returns (uint256);
    function whitelisted(address account) external view returns (bool);

    function auctions(uint256 auctionId)
        external
        view
        returns (
            Status status,
            uint256 startBlock,
            uint256 endBlock,
            uint256 initialBidAmount,
            uint256 leaderboard,
            uint256 leaderboardThreshold
        );

    function auctionBids(uint256 auctionId, address account)
        external
        view
        returns (uint256 totalAmount, bool hasClaimed);

    /// @notice How many accounts have bid.
    function participants(uint256 auctionId) external view returns (uint256);

    /// @notice The accounts that win as it stands, the best first.
    function viewLeaderboard(uint256 auctionId) external view returns (Bid[] memory);

    /// @notice The total of the last that wins as it stands, which the close has to name; 0 without a bid.
    function computedLimit(uint256 auctionId) external view returns (uint256);

    /// @notice Whether `claimAuction` would give the account its bid back.
    function claimable(uint256 auctionId, address account) external view returns (bool);

    /// @notice Auctions in their order after the first `cursor`, at most `size`; `next` is the cursor of what follows.
    function viewAuctions(uint256 cursor, uint256 size) external view returns (Auction[] memory found, uint256 next);

    /// @notice Accounts that may bid; removals change their order.
    function viewBidders(uint256 cursor, uint256 size) external view returns (address[] memory found, uint256 next);

    /// @notice Who bid in an auction, in the order of their first bids.
    function viewBidsPerAuction(uint256 auctionId, uint256 cursor, uint256 size)
        external
        view
        returns (Bid[] memory found, uint256 next);

    /// @notice The bids of an account in the auctions after the first `cursor`, of which at most `size` are looked at.
    function viewBidderAuctions(address account, uint256 cursor, uint256 size)
        external
        view
        returns (uint256[] memory auctionIds, uint256[] memory amounts, bool[] memory claimed, uint256 next);

    /// @notice Bids in the newest auction, on top of what the caller has bid there; approved before.
    function bid(uint256 amount) external;

    /// @notice Gives the caller its bid back, when the auction is closed and it did not win; once, at any time.
    function claimAuction(uint256 auctionId) external;

    /// @notice Begins the next auction; operator or owner.
    function startAuction(uint256 startBlock, uint256 endBlock, uint256 initialBidAmount, uint256 leaderboard) external;

    /// @notice Closes the newest auction after its end, once; operator or owner, a day later anybody. What its winners bid is burned.
    /// @param bidLimit What `computedLimit` says
    function closeAuction(uint256 bidLimit) external;

    /// @notice Lets accounts bid; the owner only.
    function addWhitelist(address[] calldata accounts) external;

    /// @notice Takes accounts off the list; what they have bid stays as it is. The owner only.
    function removeWhitelist(address[] calldata accounts) external;

    /// @notice For auctions that begin afterwards; the owner only.
    function setMaxAuctionLength(uint256 newLength) external;

    /// @notice Takes out what was sent here by mistake; the owner only.
    function recoverToken(address wrongToken, uint256 amount) external;
}
