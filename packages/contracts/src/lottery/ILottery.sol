// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// @title Rounds of tickets with four ordered digits
/// @notice A ticket's number is 10000 and its four digits. It wins by how many digits match from the left: two, three or four.
/// All that tickets cost and all that is injected are prizes. Prizes not won go to the next round, and so does what is above
/// the largest prizes: a ticket wins at most its bracket's share of what all ten thousand numbers cost by hundreds, divided by
/// the numbers that win the bracket (90, 9, 1). When no number comes, every ticket gives back what it cost.
/// @dev Brackets are counted from zero, by matching digits less one; the first pays nothing. Amounts are wei of MONEY, times
/// seconds, shares of the pot hundredths of a percent. `endTime` is the draw; sales end `salesPause` before.
interface ILottery {
    enum Status {
        Pending,
        Open,
        Close,
        Claimable,
        Refunding
    }

    /// @param treasuryFee Always zero: all goes to the prizes
    /// @param amountCollectedInDexToken What tickets cost
    /// @param amountInjected What came from the rounds before and from gifts
    /// @param finalNumber 10000 and the digits once it is drawn
    struct LotteryView {
        Status status;
        uint256 startTime;
        uint256 endTime;
        uint256 priceTicketInDexToken;
        uint256 discountDivisor;
        uint256[4] rewardsBreakdown;
        uint256 treasuryFee;
        uint256[4] dexTokenPerBracket;
        uint256[4] countWinnersPerBracket;
        uint256 firstTicketId;
        uint256 firstTicketIdNextLottery;
        uint256 amountCollectedInDexToken;
        uint256 amountInjected;
        uint32 finalNumber;
    }

    event LotteryOpen(
        uint256 indexed lotteryId,
        uint256 startTime,
        uint256 endTime,
        uint256 priceTicketInDexToken,
        uint256 firstTicketId,
        uint256 injectedAmount
    );
    event LotteryClose(uint256 indexed lotteryId, uint256 firstTicketIdNextLottery);
    event LotteryNumberDrawn(uint256 indexed lotteryId, uint256 finalNumber, uint256 countWinningTickets);
    /// @dev Emitted again for a round never closed, when the bond of its word comes later.
    event LotteryRefunding(uint256 indexed lotteryId, uint256 bond);
    event LotteryInjection(uint256 indexed lotteryId, uint256 injectedAmount);
    event TicketsPurchase(address indexed buyer, uint256 indexed lotteryId, uint256 numberTickets, uint256 amount);
    event TicketsClaim(address indexed claimer, uint256 amount, uint256 indexed lotteryId, uint256 numberTickets);
    event RandomSourceSet(address indexed source);

    /// @notice The round is not in the state that this needs.
    error WrongStatus(uint256 lotteryId, Status status);
    /// @notice Not by this caller before `from`.
    error TooEarly(uint256 from);
    /// @notice Not after `until`: the round gives all tickets back.
    error TooLate(uint256 until);
    /// @notice Sales have ended.
    error SalesOver(uint256 lotteryId);
    /// @notice No ticket, more than `maxNumberTicketsPerBuyOrClaim`, or not as many as numbers.
    error BadCount(uint256 count);
    /// @notice Not 10000 to 19999.
    error BadNumber(uint256 number);
    /// @notice The round has all the tickets that it can count.
    error SoldOut();
    error BadLength(uint256 seconds_);
    /// @notice Sales would never be open, or a round could not be as short as it may be.
    error BadTimes();
    error BadPrice(uint256 price);
    error BadDivisor(uint256 divisor);
    /// @notice The shares of the brackets are not 10000 together, the first has one, or a cheap one more than it may have.
    error BadBreakdown();
    /// @notice The caller has no such ticket in this round.
    error NotYours(uint256 ticketId);
    error AlreadyClaimed(uint256 ticketId);
    error NothingWon(uint256 ticketId);
    /// @notice The number is not there yet.
    error NoNumber(uint256 lotteryId);
    /// @notice There is a number, or still time for one.
    error NoRefund(uint256 lotteryId);
    /// @notice The bond is below what `POT_PER_BOND` asks for a pot of this size, so withholding the number could pay.
    error BondTooSmall(uint256 bond, uint256 pot);
    /// @notice No contract, or one whose bonds are of another token.
    error BadSource();
    error NothingInjected();
    error Reentered();

    function minLength() external view returns (uint256);
    function MAX_LENGTH() external view returns (uint256);
    function salesPause() external view returns (uint256);
    /// @notice How long only operator and owner may close and draw.
    function GRACE_TIME() external view returns (uint256);
    /// @notice How long after the draw's time a round may be closed; one not closed by then refunds.
    function CLOSE_TIME() external view returns (uint256);
    /// @notice How long after the draw's time, and how many blocks after its close, a closed round without a number refunds,
    /// whatever its source says. Both must pass: on a chain that stands no word comes.
    /// @dev WARNING: if the source's words expire later than `CLOSE_TIME` to here, or after more blocks, its operator can
    /// have a round refunded and keep the bond.
    function REFUND_TIME() external view returns (uint256);
    function REFUND_BLOCKS() external view returns (uint256);
    /// @notice The price of a ticket is a multiple of this, in wei of MONEY; at most `MAX_PRICE_STEPS` of them.
    function priceStep() external view returns (uint256);
    function MAX_PRICE_STEP() external view returns (uint256);
    function MAX_PRICE_STEPS() external view returns (uint256);
    function MIN_DIVISOR() external view returns (uint256);
    /// @notice The cap on the shares of two and three matching digits, in every round.
    function MAX_SHARE_2() external view returns (uint256);
    function MAX_SHARE_3() external view returns (uint256);
    /// @notice The pot is at most so many times the bond of its number: what would pass it is refused, and nothing else.
    function POT_PER_BOND() external view returns (uint256);
    function maxNumberTicketsPerBuyOrClaim() external view returns (uint256);
    function token() external view returns (address);
    /// @notice Where the next round's number will come from.
    function randomSource() external view returns (address);
    function currentLotteryId() external view returns (uint256);
    function viewCurrentLotteryId() external view returns (uint256);
    /// @notice The number of the next ticket.
    function currentTicketId() external view returns (uint256);
    /// @notice What the next round begins with.
    function pendingInjection() external view returns (uint256);

    /// @notice What an account has injected into the round: neither what others gave nor what rolled over.
    function injectedBy(uint256 lotteryId, address giver) external view returns (uint256);

    function viewLottery(uint256 lotteryId) external view returns (LotteryView memory);

    /// @notice Where the round's number comes from, whatever source was set since, and the number of its word there.
    function randomSourceOf(uint256 lotteryId) external view returns (address);
    function randomIdOf(uint256 lotteryId) external view returns (uint256);
    /// @notice What tickets and gifts may still add to the round's pot before its number's bond is raised.
    function potRoom(uint256 lotteryId) external view returns (uint256);

    /// @notice At most `size` tickets of the account from `cursor`, with the cursor after them.
    function viewUserInfoForLotteryId(address account, uint256 lotteryId, uint256 cursor, uint256 size)
        external
        view
        returns (uint256[] memory ticketIds, uint32[] memory numbers, bool[] memory claimed, uint256 next);
    function viewNumbersAndStatusesForTicketIds(uint256[] calldata ticketIds)
        external
        view
        returns (uint32[] memory numbers, bool[] memory claimed);
    /// @notice What the ticket has won, or cost in a round that refunds, taken or not; zero before the draw.
    function viewRewardsForTicketId(uint256 lotteryId, uint256 ticketId) external view returns (uint256);

    /// @notice price x count x (divisor + 1 - count) / divisor, where the price of one of them is rounded down.
    function calculateTotalPriceForBulkTickets(uint256 divisor, uint256 price, uint256 count)
        external
        pure
        returns (uint256);
    function costToBuyTickets(uint256 lotteryId, uint256 count) external view returns (uint256);
    function costToBuyTicketsWithDiscount(uint256 lotteryId, uint256 count)
        external
        view
        returns (uint256 cost, uint256 discount, uint256 costWithDiscount);
    function getBasicLottoInfo(uint256 lotteryId)
        external
        view
        returns (
            uint256 lotteryID,
            Status lotteryStatus,
            uint256 prizePoolInCake,
            uint256 costPerTicket,
            uint256[4] memory prizeDistribution,
            uint256 startingTimestamp,
            uint256 closingTimestamp,
            uint32 winningNumbers
        );

    /// @notice Buys tickets with these numbers in the current round.
    function buyTickets(uint256 lotteryId, uint32[] calldata numbers) external;
    /// @notice The same, with the count of the numbers.
    function batchBuyLottoTicket(uint256 lotteryId, uint256 count, uint32[] calldata numbers) external;

    /// @notice Pays what the caller's ticket won, or what it cost in a round that refunds; once.
    function claimReward(uint256 lotteryId, uint256 ticketId) external;
    /// @notice Several tickets of one round, all or none.
    function batchClaimRewards(uint256 lotteryId, uint256[] calldata ticketIds) external;

    /// @notice Adds to the prizes of the current round while it is open; anyone.
    function injectFunds(uint256 lotteryId, uint256 amount) external;

    /// @notice Opens the next round after the last has its number or refunds; operator or owner.
    function startLottery(uint256 endTime, uint256 price, uint256 divisor, uint256[4] calldata breakdown) external;

    /// @notice Ends the sales and asks for the number: operator or owner after the sales' end, anyone `GRACE_TIME` later. Not
    /// possible more than `CLOSE_TIME` after the draw's time.
    function closeLottery(uint256 lotteryId) external;

    /// @notice Draws the number; operator or owner from the draw's time, anyone `GRACE_TIME` later.
    function drawFinalNumberAndMakeLotteryClaimable(uint256 lotteryId) external;

    /// @notice Gives all tickets back when there will be no number; anyone. For a round never closed this asks for the word;
    /// when it has expired too, a second call brings its bond to the next round.
    function openRefunds(uint256 lotteryId) external;

    /// @notice Another source of numbers, with bonds in MONEY, for rounds that start from now on; the owner only.
    function setRandomSource(address source) external;
}
