// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IPriceOracle} from "../oracle/IPriceOracle.sol";
import {GuardianPause} from "../shared/GuardianPause.sol";
import {OperatorRole} from "../shared/OperatorRole.sol";
import {IPrediction} from "./IPrediction.sol";
import {ChainLock} from "@chain-lock/ChainLock.sol";
import {Ownable} from "@openzeppelin/contracts/access/Ownable.sol";

/// @title Rounds of bets on the coin's price
contract Prediction is IPrediction, OperatorRole, GuardianPause, ChainLock {
    /// @dev One slot: when a round started, and by which terms.
    struct Terms {
        uint64 start;
        uint16 fee;
        uint16 minimumMove;
        uint128 maximum;
    }

    struct Stakes {
        uint128 bull;
        uint128 bear;
    }

    /// @dev One slot. The oracle's rounds begin with 1, so zero says that there was none. The terms are written with the lock.
    struct Prices {
        uint80 lock;
        uint80 close;
        uint32 lockId;
        uint32 closeId;
        uint16 fee;
        uint16 minimumMove;
    }

    struct Entry {
        uint128 amount;
        bool isBear;
        bool isClaimed;
    }

    /// @dev One slot, all that a bet has to know of the rounds: `start` is the current epoch's.
    struct State {
        uint32 epoch;
        uint32 failedThrough;
        uint64 start;
        uint128 minimum;
    }

    enum Result {
        Open,
        Bull,
        Bear,
        Burned,
        Refunded
    }

    uint256 public constant override GRACE_SECONDS = 15;
    /// @dev Less than the oracle's least step, so that one price at most can be a boundary's. Were an older one taken while the
    /// boundary's own is still on its way, the executor would choose between the two.
    uint256 public constant override ORACLE_AGE = 4;
    uint256 public constant override MAX_TREASURY_FEE = 500;
    /// @dev Hundredths of a percent. Above it hardly a round would have a result.
    uint256 public constant override MAX_MINIMUM_MOVE = 100;
    uint256 public constant override LEAST_MAXIMUM_ROUND = 2 * MAX_MIN_BET;
    uint256 public constant override MAX_EPOCHS_PER_CLAIM = 200;
    uint256 private constant MIN_BET = 1e13;
    uint256 private constant MAX_MIN_BET = 1e18;
    address private constant BURN_ADDRESS = 0x000000000000000000000000000000000000dEaD;
    /// @dev As far back as the oracle's rounds of the longest buffer go, one in five seconds.
    uint256 private constant MAX_STEPS_BACK = 16;
    uint256 private constant MAX_BUFFER = 80;

    address public immutable override oracle;
    uint256 public immutable override intervalSeconds;
    uint256 public immutable override bufferSeconds;
    State private _state;
    /// @dev Of rounds that start from now on; its own start is none.
    Terms private _next;
    uint128 private _fees;
    uint128 private _burns;
    address public override treasury;
    mapping(uint256 epoch => Terms) private _terms;
    mapping(uint256 epoch => Stakes) private _stakes;
    mapping(uint256 epoch => Prices) private _prices;
    mapping(uint256 epoch => mapping(address account => Entry)) private _ledger;
    mapping(address account => uint32[]) private _epochsOf;
    mapping(address account => uint256) public override creditOf;

    /// @param interval Seconds of a round, from one boundary to the next
    /// @param buffer Seconds after a boundary within which it must be executed: longer than the operator's head start
    constructor(
        address oracle_,
        address owner_,
        address operator_,
        address guardian_,
        address treasury_,
        uint256 interval,
        uint256 buffer,
        uint256 minimumMove_,
        uint256 maximumRound_
    ) Ownable(owner_) OperatorRole(operator_) GuardianPause(guardian_) {
        if (buffer <= GRACE_SECONDS || buffer > MAX_BUFFER || interval < buffer) {
            revert BadTimes();
        }
        // Reporters that are set while a bet is open say nothing of its prices.
        if (2 * interval > IPriceOracle(oracle_).REPORTERS_DELAY()) revert BadTimes();
        (oracle, intervalSeconds, bufferSeconds) = (oracle_, interval, buffer);
        _setTreasury(treasury_);
        (_next.fee, _state.minimum) = (300, uint128(MIN_BET));
        _setMinimumMove(minimumMove_);
        _setMaximumRound(maximumRound_);
    }

    function betBull(uint256 epoch) external payable override {
        _bet(epoch, false);
        emit BetBull(msg.sender, epoch, msg.value);
    }

    function betBear(uint256 epoch) external payable override {
        _bet(epoch, true);
        emit BetBear(msg.sender, epoch, msg.value);
    }

    function claim(uint256[] calldata epochs) external override lock {
        if (epochs.length > MAX_EPOCHS_PER_CLAIM) revert TooManyEpochs(epochs.length);
        uint256 sum;
        for (uint256 i = 0; i < epochs.length; ++i) {
            uint256 epoch = epochs[i];
            Entry storage entry = _ledger[epoch][msg.sender];
            Entry memory bet = entry;
            uint256 amount = bet.isClaimed || bet.amount == 0 ? 0 : _due(epoch, bet);
            if (amount == 0) revert NotEligible(epoch);
            entry.isClaimed = true;
            sum += amount;
            emit Claim(msg.sender, epoch, amount);
        }
        if (sum == 0 || _send(msg.sender, sum)) return;
        creditOf[msg.sender] += sum;
        emit CreditAdded(msg.sender, sum);
    }

    function withdrawCredit(address to) external override lock {
        uint256 amount = creditOf[msg.sender];
        creditOf[msg.sender] = 0;
        emit CreditWithdrawn(msg.sender, to, amount);
        _mustSend(to, amount);
    }

    function executeRound() external override whenNotPaused {
        State memory state = _state;
        uint256 epoch = state.epoch;
        uint256 boundary = epoch == 0 ? type(uint256).max : state.start + intervalSeconds;
        bool isDue = epoch > state.failedThrough && block.timestamp <= boundary + bufferSeconds;
        bool isOperator = _operates(msg.sender);
        if (!isDue) {
            // Bets of rounds that are past their time come back; a new row of rounds begins.
            bool isLate = epoch != 0 && block.timestamp > boundary + bufferSeconds;
            if (!isOperator && !isLate) revert Forbidden();
            _fail(epoch);
            _start(epoch + 1, block.timestamp);
            return;
        }
        uint256 from = isOperator ? boundary : boundary + GRACE_SECONDS;
        if (block.timestamp < from) revert TooEarly(from);
        (uint256 id, uint256 price) = _priceAt(boundary);
        Terms memory terms = _terms[epoch];
        _prices[epoch] = Prices(uint80(price), 0, uint32(id), 0, terms.fee, terms.minimumMove);
        emit LockRound(epoch, id, int256(price));
        if (epoch - 1 > state.failedThrough) _close(epoch - 1, id, price, boundary);
        _start(epoch + 1, boundary);
    }

    function claimTreasury() external override lock {
        uint256 amount = _fees;
        _fees = 0;
        emit TreasuryClaim(amount);
        _mustSend(treasury, amount);
    }

    function burn() external override lock {
        uint256 amount = _burns;
        _burns = 0;
        emit Burned(amount);
        _mustSend(BURN_ADDRESS, amount);
    }

    function setTreasury(address newTreasury) external override onlyOwner {
        _setTreasury(newTreasury);
    }

    function setTreasuryFee(uint256 newFee) external override onlyOwner {
        if (newFee > MAX_TREASURY_FEE) revert BadTreasuryFee(newFee);
        _next.fee = uint16(newFee);
        emit NewTreasuryFee(newFee);
    }

    function setMinBetAmount(uint256 newAmount) external override onlyOwner {
        if (newAmount < MIN_BET || newAmount > MAX_MIN_BET) revert BadMinBetAmount(newAmount);
        _state.minimum = uint128(newAmount);
        emit NewMinBetAmount(newAmount);
    }

    function setMinimumMove(uint256 newMove) external override onlyOwner {
        _setMinimumMove(newMove);
    }

    function setMaximumRound(uint256 newAmount) external override onlyOwner {
        _setMaximumRound(newAmount);
    }

    function currentEpoch() external view override returns (uint256) {
        return _state.epoch;
    }

    function minBetAmount() external view override returns (uint256) {
        return _state.minimum;
    }

    function treasuryFee() external view override returns (uint256) {
        return _next.fee;
    }

    function minimumMove() external view override returns (uint256) {
        return _next.minimumMove;
    }

    function maximumRound() external view override returns (uint256) {
        return _next.maximum;
    }

    function failedThrough() external view override returns (uint256) {
        return _state.failedThrough;
    }

    function treasuryAmount() external view override returns (uint256) {
        return _fees;
    }

    function burnAmount() external view override returns (uint256) {
        return _burns;
    }

    function paused() external view override returns (bool) {
        return block.timestamp < pausedUntil;
    }

    function rounds(uint256 epoch) external view override returns (Round memory round) {
        Terms memory terms = _terms[epoch];
        uint256 start = terms.start;
        if (start == 0) return round;
        (Stakes memory stakes, Prices memory prices) = (_stakes[epoch], _prices[epoch]);
        round.epoch = epoch;
        (round.startTimestamp, round.lockTimestamp) = (start, start + intervalSeconds);
        round.closeTimestamp = start + 2 * intervalSeconds;
        (round.lockPrice, round.closePrice) = (int256(uint256(prices.lock)), int256(uint256(prices.close)));
        (round.lockOracleId, round.closeOracleId) = (prices.lockId, prices.closeId);
        (round.bullAmount, round.bearAmount) = (stakes.bull, stakes.bear);
        round.totalAmount = uint256(stakes.bull) + stakes.bear;
        (round.oracleCalled, round.treasuryFee) = (prices.closeId != 0, terms.fee);
        (round.minimumMove, round.maximumRound) = (terms.minimumMove, terms.maximum);
        (round.rewardBaseCalAmount, round.rewardAmount) = _reward(_resultOf(epoch, stakes, prices), stakes, prices.fee);
    }

    function ledger(uint256 epoch, address account) external view override returns (Bet memory) {
        return _betOf(epoch, account);
    }

    function claimable(uint256 epoch, address account) external view override returns (bool) {
        (Result result, Entry memory bet) = _lookAt(epoch, account);
        if (bet.isClaimed || bet.amount == 0) return false;
        return result == (bet.isBear ? Result.Bear : Result.Bull);
    }

    function refundable(uint256 epoch, address account) external view override returns (bool) {
        (Result result, Entry memory bet) = _lookAt(epoch, account);
        return !bet.isClaimed && bet.amount != 0 && result == Result.Refunded;
    }

    function getUserRounds(address account, uint256 cursor, uint256 size)
        external
        view
        override
        returns (uint256[] memory epochs, Bet[] memory bets, uint256 next)
    {
        uint256 length = _epochsOf[account].length;
        uint256 left = cursor < length ? length - cursor : 0;
        uint256 count = size < left ? size : left;
        (epochs, bets) = (new uint256[](count), new Bet[](count));
        for (uint256 i = 0; i < count; ++i) {
            epochs[i] = _epochsOf[account][cursor + i];
            bets[i] = _betOf(epochs[i], account);
        }
        next = cursor + count;
    }

    function getUserRoundsLength(address account) external view override returns (uint256) {
        return _epochsOf[account].length;
    }

    /// @dev Rounds that have not closed fail at once, so a pause that ends early cannot execute them.
    function pause() public override {
        super.pause();
        _fail(_state.epoch);
    }

    /// @dev A pause fails the round, so none takes bets until a new row of rounds begins after it.
    function _bet(uint256 epoch, bool isBear) private {
        State memory state = _state;
        uint256 start = state.start;
        bool isOpen = epoch == state.epoch && epoch > state.failedThrough && block.timestamp > start
            && block.timestamp < start + intervalSeconds;
        if (!isOpen) revert NotBettable(epoch);
        if (msg.value < state.minimum) revert BelowMinimum(msg.value, state.minimum);
        Entry storage entry = _ledger[epoch][msg.sender];
        if (entry.amount != 0) revert SecondBet(epoch);
        // All coin of the chain is far below 2^128.
        uint128 amount = uint128(msg.value);
        (entry.amount, entry.isBear) = (amount, isBear);
        Stakes memory stakes = _stakes[epoch];
        uint256 maximum = _terms[epoch].maximum;
        uint256 held = uint256(stakes.bull) + stakes.bear;
        if (maximum != 0 && held + amount > maximum) revert BeyondMaximum(amount, maximum - held);
        if (isBear) stakes.bear += amount;
        else stakes.bull += amount;
        _stakes[epoch] = stakes;
        _epochsOf[msg.sender].push(uint32(epoch));
    }

    function _start(uint256 epoch, uint256 start) private {
        (_state.epoch, _state.start) = (uint32(epoch), uint64(start));
        Terms memory terms = _next;
        terms.start = uint64(start);
        _terms[epoch] = terms;
        emit StartRound(epoch);
    }

    function _close(uint256 epoch, uint256 id, uint256 price, uint256 boundary) private {
        Prices memory prices = _prices[epoch];
        if (id <= prices.lockId) revert NoPrice(boundary);
        (prices.close, prices.closeId) = (uint80(price), uint32(id));
        _prices[epoch] = prices;
        emit EndRound(epoch, id, int256(price));
        Stakes memory stakes = _stakes[epoch];
        Result result = _resultOf(epoch, stakes, prices);
        (uint256 base, uint256 reward) = _reward(result, stakes, prices.fee);
        uint128 rest;
        if (result != Result.Refunded) {
            rest = stakes.bull + stakes.bear - uint128(reward);
            if (result == Result.Burned) _burns += rest;
            else _fees += rest;
        }
        emit RewardsCalculated(epoch, base, reward, rest);
    }

    function _fail(uint256 epoch) private {
        _state.failedThrough = uint32(epoch);
        emit RoundsFailed(epoch);
    }

    function _mustSend(address to, uint256 amount) private {
        if (amount == 0) revert NothingToSend();
        if (!_send(to, amount)) revert SendFailed(to);
    }

    /// @dev With all gas, so that smart wallets can receive: everything is settled, and the ways out are locked.
    function _send(address to, uint256 amount) private returns (bool sent) {
        (sent,) = to.call{value: amount}("");
    }

    function _setTreasury(address newTreasury) private {
        if (newTreasury == address(0)) revert BadTreasury();
        treasury = newTreasury;
        emit NewTreasury(newTreasury);
    }

    function _setMinimumMove(uint256 newMove) private {
        if (newMove > MAX_MINIMUM_MOVE) revert BadMinimumMove(newMove);
        _next.minimumMove = uint16(newMove);
        emit NewMinimumMove(newMove);
    }

    function _setMaximumRound(uint256 newAmount) private {
        bool isGood = newAmount == 0 || (newAmount >= LEAST_MAXIMUM_ROUND && newAmount <= type(uint128).max);
        if (!isGood) revert BadMaximumRound(newAmount);
        _next.maximum = uint128(newAmount);
        emit NewMaximumRound(newAmount);
    }

    /// @dev The oracle's last round at or before the boundary: the executor cannot choose among later ones.
    function _priceAt(uint256 boundary) private view returns (uint256, uint256) {
        (uint80 id, int256 answer,, uint256 time,) = IPriceOracle(oracle).latestRoundData();
        for (uint256 i = 0; time > boundary && id > 1 && i < MAX_STEPS_BACK; ++i) {
            (id, answer,, time,) = IPriceOracle(oracle).getRoundData(id - 1);
        }
        bool isGood = time <= boundary && time + ORACLE_AGE >= boundary && answer > 0
            && uint256(answer) <= type(uint80).max && id <= type(uint32).max;
        if (!isGood) revert NoPrice(boundary);
        (, uint256 since) = IPriceOracle(oracle).finality(id);
        if (block.timestamp < since) revert NotFinal(since);
        return (id, uint256(answer));
    }

    function _lookAt(uint256 epoch, address account) private view returns (Result, Entry memory) {
        return (_resultOf(epoch, _stakes[epoch], _prices[epoch]), _ledger[epoch][account]);
    }

    function _betOf(uint256 epoch, address account) private view returns (Bet memory) {
        Entry memory entry = _ledger[epoch][account];
        return Bet(entry.isBear ? Position.Bear : Position.Bull, entry.amount, entry.isClaimed);
    }

    /// @dev A round that has closed has its result for ever; one that has not is open until it fails.
    function _resultOf(uint256 epoch, Stakes memory stakes, Prices memory prices) private view returns (Result) {
        if (prices.closeId == 0) {
            if (epoch <= _state.failedThrough) return Result.Refunded;
            uint256 boundary = _terms[epoch].start + intervalSeconds;
            if (prices.lockId != 0) boundary += intervalSeconds;
            return block.timestamp > boundary + bufferSeconds ? Result.Refunded : Result.Open;
        }
        if (prices.close == prices.lock) return Result.Burned;
        if (stakes.bull == 0 || stakes.bear == 0) return Result.Refunded;
        bool isUp = prices.close > prices.lock;
        uint256 move = isUp ? prices.close - prices.lock : prices.lock - prices.close;
        if (move * 10000 < uint256(prices.lock) * prices.minimumMove) return Result.Refunded;
        return isUp ? Result.Bull : Result.Bear;
    }

    function _due(uint256 epoch, Entry memory bet) private view returns (uint256) {
        (Stakes memory stakes, Prices memory prices) = (_stakes[epoch], _prices[epoch]);
        Result result = _resultOf(epoch, stakes, prices);
        if (result == Result.Refunded) return bet.amount;
        if (result != (bet.isBear ? Result.Bear : Result.Bull)) return 0;
        (uint256 base, uint256 reward) = _reward(result, stakes, prices.fee);
        return bet.amount * reward / base;
    }

    /// @dev The bets of the winning side and what it shares; nothing without one.
    function _reward(Result result, Stakes memory stakes, uint256 fee) private pure returns (uint256, uint256) {
        if (result != Result.Bull && result != Result.Bear) return (0, 0);
        uint256 total = uint256(stakes.bull) + stakes.bear;
        return (result == Result.Bull ? stakes.bull : stakes.bear, total - total * fee / 10000);
    }

    function _revertLocked() internal pure override {
        revert Reentered();
    }
}
