// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// @title Rounds of five minutes: is the coin's price higher at the close than at the lock?
/// @notice Each epoch takes bets from its start to its lock, then waits from lock to close. The price of a boundary is the
/// oracle's last at or before it, however late within the buffer it is looked up, and only once it is final. Those on the right
/// side share all bets by their stakes, less the fee. At equal prices all bets are burned. Otherwise bets come back when one side
/// is empty, when the price moved less than the round's least move, or when the round failed: a price was missing, the buffer
/// passed, or the game was paused.
/// @dev Amounts are wei, times seconds, prices have 8 decimals, fees are hundredths of a percent.
interface IPrediction {
    enum Position {
        Bull,
        Bear
    }

    /// @param rewardBaseCalAmount The bets of the winning side, zero without one
    /// @param rewardAmount What the winning side shares
    /// @param oracleCalled Whether the round has closed
    /// @param treasuryFee The round's own fee, fixed at its start as the two after it
    /// @param minimumMove A smaller move, in hundredths of a percent of the lock price, is no result
    /// @param maximumRound All bets of the round together are no more; zero says that there is no limit
    struct Round {
        uint256 epoch;
        uint256 startTimestamp;
        uint256 lockTimestamp;
        uint256 closeTimestamp;
        int256 lockPrice;
        int256 closePrice;
        uint256 lockOracleId;
        uint256 closeOracleId;
        uint256 totalAmount;
        uint256 bullAmount;
        uint256 bearAmount;
        uint256 rewardBaseCalAmount;
        uint256 rewardAmount;
        bool oracleCalled;
        uint256 treasuryFee;
        uint256 minimumMove;
        uint256 maximumRound;
    }

    struct Bet {
        Position position;
        uint256 amount;
        bool claimed;
    }

    event BetBull(address indexed sender, uint256 indexed epoch, uint256 amount);
    event BetBear(address indexed sender, uint256 indexed epoch, uint256 amount);
    event Claim(address indexed sender, uint256 indexed epoch, uint256 amount);
    event StartRound(uint256 indexed epoch);
    event LockRound(uint256 indexed epoch, uint256 indexed oracleRoundId, int256 price);
    event EndRound(uint256 indexed epoch, uint256 indexed oracleRoundId, int256 price);
    /// @notice All of `treasuryAmount` is the fee, or burned when the prices were equal; nothing of anything is a refund.
    event RewardsCalculated(
        uint256 indexed epoch, uint256 rewardBaseCalAmount, uint256 rewardAmount, uint256 treasuryAmount
    );
    /// @notice Rounds up to `epoch` that have not closed never will.
    event RoundsFailed(uint256 indexed epoch);
    event CreditAdded(address indexed account, uint256 amount);
    event CreditWithdrawn(address indexed account, address indexed to, uint256 amount);
    event TreasuryClaim(uint256 amount);
    event Burned(uint256 amount);
    event NewTreasury(address indexed treasury);
    event NewTreasuryFee(uint256 treasuryFee);
    event NewMinBetAmount(uint256 minBetAmount);
    event NewMinimumMove(uint256 minimumMove);
    event NewMaximumRound(uint256 maximumRound);

    /// @notice The epoch takes no bets now.
    error NotBettable(uint256 epoch);
    /// @notice The buffer is not longer than the operator's head start, or longer than a round or than prices are looked up; or a bet
    /// could be open for longer than the oracle's new reporters wait.
    error BadTimes();
    error BelowMinimum(uint256 amount, uint256 minimum);
    /// @notice Only `room` more can be bet on this round.
    error BeyondMaximum(uint256 amount, uint256 room);
    error SecondBet(uint256 epoch);
    /// @notice Nothing of this epoch is the caller's, or not any more.
    error NotEligible(uint256 epoch);
    error TooManyEpochs(uint256 count);
    /// @notice The round cannot be executed by the caller before `from`.
    error TooEarly(uint256 from);
    /// @notice No price of `boundary` or the `ORACLE_AGE` seconds before it, or none since the lock.
    error NoPrice(uint256 boundary);
    /// @notice More reports may replace the price of the boundary before `since`.
    error NotFinal(uint256 since);
    error BadTreasury();
    error BadTreasuryFee(uint256 fee);
    error BadMinBetAmount(uint256 amount);
    error BadMinimumMove(uint256 move);
    error BadMaximumRound(uint256 amount);
    error NothingToSend();
    error Reentered();
    error SendFailed(address to);

    function intervalSeconds() external view returns (uint256);
    function bufferSeconds() external view returns (uint256);
    /// @notice How long after a boundary only operator and owner may execute.
    function GRACE_SECONDS() external view returns (uint256);
    function ORACLE_AGE() external view returns (uint256);
    function MAX_TREASURY_FEE() external view returns (uint256);
    function MAX_MINIMUM_MOVE() external view returns (uint256);
    /// @notice The least limit of a round, which leaves room for a bet on each side whatever the least bet is.
    function LEAST_MAXIMUM_ROUND() external view returns (uint256);
    function MAX_EPOCHS_PER_CLAIM() external view returns (uint256);
    function oracle() external view returns (address);
    function treasury() external view returns (address);
    /// @notice The newest epoch; zero before the first.
    function currentEpoch() external view returns (uint256);
    function minBetAmount() external view returns (uint256);
    /// @notice The fee of rounds that start from now on.
    function treasuryFee() external view returns (uint256);
    /// @notice The least move that decides a round, and the most bets, of rounds that start from now on; zero is off.
    function minimumMove() external view returns (uint256);
    function maximumRound() external view returns (uint256);
    function treasuryAmount() external view returns (uint256);
    /// @notice Bets on equal prices that wait to be burned.
    function burnAmount() external view returns (uint256);
    function paused() external view returns (bool);
    /// @notice Rounds up to this epoch that have not closed are refunded.
    function failedThrough() external view returns (uint256);
    function rounds(uint256 epoch) external view returns (Round memory);
    function ledger(uint256 epoch, address account) external view returns (Bet memory);
    /// @notice Whether the account won in this epoch and has not taken it.
    function claimable(uint256 epoch, address account) external view returns (bool);
    /// @notice Whether the account's bet comes back and it has not taken it. Never both.
    function refundable(uint256 epoch, address account) external view returns (bool);
    /// @notice At most `size` epochs of the account and its bets, from `cursor`; `next` is the cursor after them.
    function getUserRounds(address account, uint256 cursor, uint256 size)
        external
        view
        returns (uint256[] memory epochs, Bet[] memory bets, uint256 next);
    function getUserRoundsLength(address account) external view returns (uint256);
    /// @notice What could not be sent to the account when it claimed.
    function creditOf(address account) external view returns (uint256);

    /// @notice Bets the coin sent on a higher price; once an epoch, on either side.
    function betBull(uint256 epoch) external payable;
    function betBear(uint256 epoch) external payable;

    /// @notice Pays what was won and what comes back of the epochs named, all or none. What cannot be sent becomes a credit.
    function claim(uint256[] calldata epochs) external;

    function withdrawCredit(address to) external;

    /// @notice Locks the current epoch, closes the one before, and starts the next; after the buffer both fail and the next
    /// starts. The very first round, and the first after a pause that ended early, the operator starts; all others anyone
    /// after the grace time.
    function executeRound() external;

    /// @notice Sends the fees to the treasury; anyone.
    function claimTreasury() external;

    /// @notice Sends to the burn address what is to be burned; anyone.
    function burn() external;

    function setTreasury(address newTreasury) external;
    function setTreasuryFee(uint256 newFee) external;
    function setMinBetAmount(uint256 newAmount) external;
    /// @notice Of rounds that start from now on. `newMove` is in hundredths of a percent of the lock price, zero for none.
    function setMinimumMove(uint256 newMove) external;
    /// @notice Of rounds that start from now on. `newAmount` is zero for none.
    function setMaximumRound(uint256 newAmount) external;
}
