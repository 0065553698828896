// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// @title The sale of Squad: tickets first, portraits by lot
/// @notice A ticket becomes the portrait (offset + ticket) mod supply. The offset comes from one random word that is asked for
/// once, after the last ticket; the hash of all pictures in their order stands in the collection before the first one.
/// @dev Tickets count from 0: first the reserve, which is the treasury's, then those sold. What is not sold of a sale that reaches
/// its minimum is the treasury's too. Below the minimum, and when the word does not come, every ticket is paid back in full.
/// Status only moves forward. Anyone may end the sale when it is over, open what follows and pay refunds: no step needs an operator
/// once tickets can be bought.
interface ISquadSale {
    /// @notice Refunding takes the place of the draw, of the claim, or of both.
    enum Status {
        Pending,
        Premint,
        Presale,
        Sale,
        DrawingRandomness,
        Claim,
        Refunding
    }

    /// @param endTimestamp When anyone may end the sale; zero before tickets are sold
    /// @param presaleTickets Promised to all accounts together
    /// @param refundPerTicket Wei, with its part of a lost bond; zero unless the status is Refunding
    /// @param offset Zero before the status is Claim
    struct SaleView {
        Status status;
        uint256 startTimestamp;
        uint256 endTimestamp;
        uint256 pricePerTicket;
        uint256 maxPerAddress;
        uint256 maxPerTransaction;
        uint256 totalTicketsDistributed;
        uint256 reservedTickets;
        uint256 presaleTickets;
        uint256 refundPerTicket;
        uint256 offset;
        uint256 snapshotBlock;
        uint256 snapshotTimestamp;
        uint256 randomId;
    }

    event SaleStatusUpdate(Status status, uint256 startTimestamp, uint256 endTimestamp);
    event TicketPriceSet(uint256 pricePerTicket);
    event SalePropertiesSet(uint256 maxPerAddress, uint256 maxPerTransaction);
    event SnapshotTaken(uint256 blockNumber, uint256 timestamp);
    event Whitelisted(address indexed user, uint256 count);
    event ReserveTickets(uint256 firstTicketId, uint256 count);
    event TicketsPurchase(
        address indexed user, uint256 firstTicketId, uint256 count, uint256 cost, bool indexed isPresale
    );
    event WordReserved(uint256 indexed randomId);
    event RandomnessDrawn(uint256 word, uint256 offset);
    event TicketsMint(address indexed user, uint256[] ticketIds);
    event RefundsOpen(uint256 refundPerTicket);
    event Refund(address indexed user, uint256 count, uint256 amount);
    event ProceedsClaim(address indexed treasury, uint256 amount);
    event TreasurySet(address indexed treasury);
    event TokenRecovery(address indexed token, uint256 amount);

    error WrongStatus(Status status);
    error NotActive(address user);
    /// @notice No ticket, or more than one transaction, the account's limit or its part of the presale leave.
    error BadCount(uint256 count);
    error SoldOut();
    error NotStarted(uint256 startTimestamp);
    error SaleOver(uint256 endTimestamp);
    error NotOver(uint256 endTimestamp);
    /// @notice The public sale begins 10 minutes to a day after its opening.
    error BadStart(uint256 startTimestamp);
    /// @notice The presale opens 2 to 12 hours after the snapshot.
    error BadSnapshot(uint256 timestamp);
    error BadPrice(uint256 pricePerTicket);
    error BadProperties();
    error BadLengths();
    error PresaleFull(uint256 tickets);
    /// @notice The collection does not name this sale and the hash of its pictures.
    error NotReady();
    error NoWord();
    error NotYourTicket(uint256 ticketId);
    error AlreadyMinted(uint256 ticketId);
    error NothingToRefund(address user);
    error NothingToClaim();
    /// @notice What tickets cost is not a stray token.
    error NotStray(address token);
    error ZeroAddress();

    function MAX_PRESALE() external view returns (uint256);
    function MAX_PER_ADDRESS() external view returns (uint256);
    /// @notice The price rises to this many times the first at most.
    function MAX_RAISE() external view returns (uint256);
    function MIN_LEAD() external view returns (uint256);
    function MAX_LEAD() external view returns (uint256);
    function MIN_SNAPSHOT_AGE() external view returns (uint256);
    function MAX_SNAPSHOT_AGE() external view returns (uint256);
    /// @notice Seconds after which a presale that no public sale follows can be ended.
    function MAX_PRESALE_TIME() external view returns (uint256);
    function MAX_SALE_TIME() external view returns (uint256);
    /// @notice Seconds after the end of the sale after which a word that has not come is not waited for.
    function REFUND_TIME() external view returns (uint256);

    function money() external view returns (address);
    function squad() external view returns (address);
    function profile() external view returns (address);
    function randomSource() external view returns (address);
    function treasury() external view returns (address);

    function maxSupply() external view returns (uint256);
    function maxReserveSupply() external view returns (uint256);
    /// @notice Tickets that must be paid for by the end, or all are paid back.
    function minimumTickets() external view returns (uint256);
    function launchPrice() external view returns (uint256);
    /// @notice Seconds that the public sale lasts.
    function saleTime() external view returns (uint256);
    function viewSale() external view returns (SaleView memory);
    function currentStatus() external view returns (Status);
    function startTimestamp() external view returns (uint256);
    function endTimestamp() external view returns (uint256);
    function pricePerTicket() external view returns (uint256);
    function maxPerAddress() external view returns (uint256);
    function maxPerTransaction() external view returns (uint256);
    /// @notice With those of the reserve.
    function totalTicketsDistributed() external view returns (uint256);

    /// @notice Whether the account can buy in the presale as soon as that is open.
    function canClaimForGen0(address user) external view returns (bool);
    function numberTicketsForGen0(address user) external view returns (uint256);
    function numberTicketsUsedForGen0(address user) external view returns (uint256);
    function viewNumberTicketsOfUser(address user) external view returns (uint256);
    function ticketsOfUserBySize(address user, uint256 cursor, uint256 size)
        external
        view
        returns (uint256[] memory ticketIds, uint256 next);
    function isMinted(uint256 ticketId) external view returns (bool);
    function isRefunded(address user) external view returns (bool);

    /// @notice The portrait of a ticket; reverts before the draw.
    function calculateTokenId(uint256 ticketId) external view returns (uint256);

    /// @notice Buys at the price of the contract, or what is left; accounts with an active profile, from the start of the public
    /// sale to its end. An account has at most `maxPerAddress` beside those of the presale.
    function buyTickets(uint256 count) external;

    /// @notice Buys what the snapshot promised the caller, whose profile is active; until the public sale starts.
    function buyTicketsInPreSaleForGen0(uint256 count) external;

    /// @notice Brings the portraits of the caller's tickets.
    function mint(uint256[] calldata ticketIds) external;

    /// @notice Brings the treasury the portraits of its tickets; anyone.
    function mintForTreasury(uint256[] calldata ticketIds) external;

    /// @notice Ends a sale that is sold out or at its end: into the draw, or below the minimum into refunds; anyone.
    function endSale() external;

    /// @notice Takes the word, from which the offset is known; anyone.
    function openClaim() external;

    /// @notice Gives up a word that has not come; anyone.
    function openRefunds() external;

    /// @notice Pays an account's tickets back; anyone.
    function refund(address user) external;

    /// @notice Sends what was earned to the treasury; anyone.
    function claim() external;

    /// @notice Opens Premint, Presale or the public sale, in this order; operator or owner.
    /// @param start Of the public sale, else zero
    function updateSaleStatus(Status newStatus, uint256 start) external;

    /// @notice This block's holders are those whom the presale is for: who held a bunny of the first generation at its end.
    /// Operator or owner, in Premint.
    function takeSnapshot() external;

    /// @notice Promises tickets of the presale, in Premint; operator or owner.
    function whitelistAddresses(address[] calldata users, uint256[] calldata counts) external;

    /// @notice Takes the promises back, in Premint; operator or owner.
    function unwhitelistAddresses(address[] calldata users) external;

    /// @notice Sets tickets aside for the treasury, in Premint; operator or owner.
    function getReserveTickets(uint256 count) external;

    /// @notice Before tickets are sold; the owner only.
    function setTicketPrice(uint256 newPrice) external;

    /// @notice Before tickets are sold; the owner only.
    function setSaleProperties(uint256 newMaxPerAddress, uint256 newMaxPerTransaction) external;

    /// @notice The owner only.
    function setTreasury(address newTreasury) external;

    /// @notice Sends a stray token to the owner; the owner only.
    function recoverToken(address token) external;
}
