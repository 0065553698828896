// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// @title The price of the chain's coin in USD, agreed on by independent reporters
/// @notice Each reporter signs a price for a time (EIP-712, `Report(int256 price,uint256 time)`); anyone brings a quorum of
/// signatures for one time, and their median is the next round. Answers have 8 decimals, times are seconds.
/// A round of fewer than all reports is replaced by one of more until `FINAL_AFTER` seconds after it came first: it keeps its
/// number, and `AnswerUpdated` tells its new answer.
/// @dev A reader must look at `updatedAt`: without a quorum the last answer stays and grows old. One that pays by a round must
/// wait until the round is final.
interface IPriceOracle {
    event AnswerUpdated(int256 indexed current, uint256 indexed roundId, uint256 updatedAt);
    event NewRound(uint256 indexed roundId, address indexed startedBy, uint256 startedAt);
    /// @notice The reporters of prices of `since` and later.
    event ReportersSet(address[] reporters, uint256 quorum, uint256 since);

    /// @notice Three to fifteen reporters in ascending order, and an odd quorum of at least three and of more than half.
    error BadReporters();
    /// @notice The reporters set last do not count yet, or prices of before them can still come.
    error ReportersWait(uint256 since);
    /// @notice Fewer reports than the quorum, or not one signature for each.
    error NoQuorum();
    /// @notice The newest round is of this time, and final or of as many reports.
    error NotMore(uint256 time);
    /// @notice The signer is no reporter, or does not come after the signer before.
    error NotAReporter(address signer);
    error BadPrice(int256 price);
    /// @notice The time lies in the future, is older than `MAX_REPORT_AGE`, or is not `MIN_STEP` after the last round.
    error BadTime(uint256 time);
    /// @notice The median is further from the last answer than `MAX_DEVIATION`, which ends `BREAKER_TIME` after it.
    error Deviates(int256 answer, int256 last);
    error NoData();

    function MAX_REPORT_AGE() external view returns (uint256);
    function MIN_STEP() external view returns (uint256);
    /// @notice Seconds from the first reports of a round until it is final without all of them.
    function FINAL_AFTER() external view returns (uint256);
    /// @notice Seconds from the call that sets reporters until prices are theirs: no game may have bets open for longer.
    function REPORTERS_DELAY() external view returns (uint256);
    function MAX_DEVIATION() external view returns (uint256);
    function BREAKER_TIME() external view returns (uint256);

    /// @notice Stores the median of `prices` as the answer at `time`, in place of one of fewer reports while that is not final.
    /// @param prices In the ascending order of their signers' addresses
    function submit(uint256 time, int256[] calldata prices, bytes[] calldata signatures) external;

    /// @notice Replaces all reporters of prices from `REPORTERS_DELAY` on; the owner only. `accounts` ascend.
    function setReporters(address[] calldata accounts, uint256 newQuorum) external;

    /// @notice The reporters set last, their quorum, and the first time whose price is theirs.
    function reporters() external view returns (address[] memory);
    function quorum() external view returns (uint256);
    function reportersSince() external view returns (uint256);
    /// @notice Whose reports of a time count. `time` is not older than a report may be.
    function reportersAt(uint256 time) external view returns (address[] memory accounts, uint256 quorum);
    /// @notice How many reports a round's answer is the median of, and from when on no more can replace it; zeros of none.
    function finality(uint256 roundId) external view returns (uint256 reports, uint256 since);
    function decimals() external view returns (uint8);
    function description() external view returns (string memory);

    /// @notice The newest round; reverts with NoData before the first.
    function latestRoundData()
        external
        view
        returns (uint80 roundId, int256 answer, uint256 startedAt, uint256 updatedAt, uint80 answeredInRound);

    /// @notice A round by its number, from 1 without gaps.
    function getRoundData(uint80 roundId)
        external
        view
        returns (uint80 id, int256 answer, uint256 startedAt, uint256 updatedAt, uint80 answeredInRound);

    function latestRound() external view returns (uint256);
    function latestAnswer() external view returns (int256);
    function latestTimestamp() external view returns (uint256);
}
