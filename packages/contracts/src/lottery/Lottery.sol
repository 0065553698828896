// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IRandomSource} from "../random/IRandomSource.sol";
import {GuardianPause} from "../shared/GuardianPause.sol";
import {LeanCalls} from "../shared/LeanCalls.sol";
import {OperatorRole} from "../shared/OperatorRole.sol";
import {RandomRange} from "../shared/RandomRange.sol";
import {LotteryTickets} from "./LotteryTickets.sol";
import {ChainLock} from "@chain-lock/ChainLock.sol";
import {Ownable} from "@openzeppelin/contracts/access/Ownable.sol";
import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import {SafeERC20} from "@openzeppelin/contracts/token/ERC20/utils/SafeERC20.sol";
import {Math} from "@openzeppelin/contracts/utils/math/Math.sol";
import {SafeCast} from "@openzeppelin/contracts/utils/math/SafeCast.sol";

/// @title The lottery
contract Lottery is LotteryTickets, OperatorRole, GuardianPause, ChainLock {
    /// @dev Two slots: what a round is, and what a purchase or the draw changes. A claim reads nothing else of the round, so the
    /// price is kept in steps and the pot as one sum. How much of the pot was injected stands beside, in `_injected`.
    struct Round {
        Status status;
        uint40 startTime;
        uint40 endTime;
        uint16 divisor;
        uint32 firstTicketId;
        uint16 number;
        uint16 share2;
        uint16 share3;
        uint16 share4;
        uint16 priceSteps;
        uint112 pot;
        uint32 nextTicketId;
        uint24 winners2;
        uint24 winners3;
        uint24 winners4;
    }

    /// @dev Where a round's number comes from, for as long as there is the round.
    struct Word {
        address source;
        uint48 id;
        uint48 closedBlock;
    }

    uint256 public constant override MAX_LENGTH = 4 days + 5 minutes;
    uint256 public constant override GRACE_TIME = 5 minutes;
    uint256 public constant override CLOSE_TIME = 12 hours;
    uint256 public constant override REFUND_TIME = 24 hours;
    uint256 public constant override REFUND_BLOCKS = 1000;
    uint256 public constant override MAX_PRICE_STEP = 1000e18;
    uint256 public constant override MAX_PRICE_STEPS = 10_000;
    uint256 public constant override MIN_DIVISOR = 300;
    uint256 public constant override MAX_SHARE_2 = 1000;
    uint256 public constant override MAX_SHARE_3 = 2000;
    uint256 public constant override POT_PER_BOND = 100;

    address public immutable override token;
    uint256 public immutable override priceStep;
    uint256 public immutable override minLength;
    uint256 public immutable override salesPause;
    address public override randomSource;
    uint256 public override currentLotteryId;
    uint256 public override pendingInjection;
    mapping(uint256 lotteryId => Round) private _rounds;
    mapping(uint256 lotteryId => Word) private _words;
    mapping(uint256 lotteryId => uint256) private _injected;
    mapping(uint256 lotteryId => mapping(address giver => uint256)) public override injectedBy;

    /// @param token_ An ordinary token: MONEY
    /// @param leastLength Seconds that a round takes at least, its pause before the draw included
    /// @param pause_ Seconds between the end of the sales and the draw
    /// @param step Wei of MONEY that a ticket costs at least; its price is a multiple of it
    constructor(
        address token_,
        address source,
        address owner_,
        address operator_,
        address guardian_,
        uint256 leastLength,
        uint256 pause_,
        uint256 step
    ) Ownable(owner_) OperatorRole(operator_) GuardianPause(guardian_) {
        if (pause_ == 0 || leastLength <= pause_ || leastLength > MAX_LENGTH) revert BadTimes();
        if (step == 0 || step > MAX_PRICE_STEP) revert BadPrice(step);
        (token, minLength, salesPause, priceStep) = (token_, leastLength, pause_, step);
        _setSource(source);
    }

    function batchBuyLottoTicket(uint256 lotteryId, uint256 count, uint32[] calldata numbers) external override {
        if (count != numbers.length) revert BadCount(count);
        buyTickets(lotteryId, numbers);
    }

    function claimReward(uint256 lotteryId, uint256 ticketId) external override lock {
        Round memory round = _settled(lotteryId);
        Purchase memory purchase = _ownPurchase(lotteryId, ticketId);
        uint256 amount = _claim(round, purchase, ticketId);
        _savePurchase(purchase);
        _pay(lotteryId, amount, 1);
    }

    function batchClaimRewards(uint256 lotteryId, uint256[] calldata ticketIds) external override lock {
        uint256 count = ticketIds.length;
        if (count == 0 || count > maxNumberTicketsPerBuyOrClaim) revert BadCount(count);
        Round memory round = _settled(lotteryId);
        Purchase memory purchase;
        uint256 amount;
        for (uint256 i = 0; i < count; ++i) {
            uint256 ticketId = ticketIds[i];
            bool isSame = ticketId >= purchase.firstId && ticketId - purchase.firstId < _countOf(purchase.data);
            if (!isSame) {
                _savePurchase(purchase);
                purchase = _ownPurchase(lotteryId, ticketId);
            }
            amount += _claim(round, purchase, ticketId);
        }
        _savePurchase(purchase);
        _pay(lotteryId, amount, count);
    }

    function injectFunds(uint256 lotteryId, uint256 amount) external override lock {
        _require(lotteryId, Status.Open);
        if (amount == 0) revert NothingInjected();
        _addToPot(lotteryId, amount);
        _injected[lotteryId] += amount;
        injectedBy[lotteryId][msg.sender] += amount;
        emit LotteryInjection(lotteryId, amount);
        SafeERC20.safeTransferFrom(IERC20(token), msg.sender, address(this), amount);
    }

    function startLottery(uint256 endTime, uint256 price, uint256 divisor, uint256[4] calldata breakdown)
        external
        override
        onlyOperator
        lock
    {
        uint256 last = currentLotteryId;
        _requireSettled(last);
        if (endTime < block.timestamp + minLength || endTime > block.timestamp + MAX_LENGTH) {
            revert BadLength(endTime);
        }
        if (price == 0 || price % priceStep != 0 || price / priceStep > MAX_PRICE_STEPS) revert BadPrice(price);
        if (divisor < MIN_DIVISOR || divisor > type(uint16).max) revert BadDivisor(divisor);
        // Every first two digits are a hundred tickets: were their part the operator's choice, the pot would be as well.
        bool isWhole = breakdown[0] == 0 && breakdown[1] <= MAX_SHARE_2 && breakdown[2] <= MAX_SHARE_3
            && breakdown[3] <= 10000 && breakdown[1] + breakdown[2] + breakdown[3] == 10000;
        if (!isWhole) revert BadBreakdown();
        uint256 lotteryId = last + 1;
        (uint32 nextId, uint256 injected) = (_rounds[last].nextTicketId, pendingInjection);
        (currentLotteryId, pendingInjection) = (lotteryId, 0);
        Round memory round;
        (round.status, round.startTime, round.endTime) = (Status.Open, uint40(block.timestamp), uint40(endTime));
        (round.priceSteps, round.divisor, round.pot) = (uint16(price / priceStep), uint16(divisor), uint112(injected));
        (round.share2, round.share3, round.share4) = (uint16(breakdown[1]), uint16(breakdown[2]), uint16(breakdown[3]));
        // Ticket numbers begin with one, so that no purchase is under zero.
        round.firstTicketId = round.nextTicketId = nextId == 0 ? 1 : nextId;
        address source = randomSource;
        _words[lotteryId] = Word(source, SafeCast.toUint48(IRandomSource(source).reserve()), 0);
        _requireBond(lotteryId, injected);
        _rounds[lotteryId] = round;
        _injected[lotteryId] = injected;
        emit LotteryOpen(lotteryId, block.timestamp, endTime, price, round.firstTicketId, injected);
    }

    function closeLottery(uint256 lotteryId) external override {
        _require(lotteryId, Status.Open);
        Round storage round = _rounds[lotteryId];
        _requireTime(round.endTime - salesPause);
        uint256 until = round.endTime + CLOSE_TIME;
        if (block.timestamp > until) revert TooLate(until);
        round.status = Status.Close;
        emit LotteryClose(lotteryId, round.nextTicketId);
        Word storage word = _words[lotteryId];
        word.closedBlock = uint48(block.number);
        IRandomSource(word.source).request(word.id);
    }

    function drawFinalNumberAndMakeLotteryClaimable(uint256 lotteryId) external override {
        _require(lotteryId, Status.Close);
        Round memory round = _rounds[lotteryId];
        _requireTime(round.endTime);
        Word memory word = _words[lotteryId];
        (bool isReady, uint256 value) = IRandomSource(word.source).wordOf(word.id);
        if (!isReady) revert NoNumber(lotteryId);
        uint256 number = RandomRange.below(value, NUMBERS);
        uint256[3] memory winners = _winnersOf(lotteryId, number);
        (round.status, round.number) = (Status.Claimable, uint16(number));
        (round.winners2, round.winners3, round.winners4) = (uint24(winners[0]), uint24(winners[1]), uint24(winners[2]));
        _rounds[lotteryId] = round;
        // Brackets without a winner, what is above the largest prizes, and what rounding leaves are the next round's.
        uint256 given;
        for (uint256 bracket = 1; bracket < 4; ++bracket) {
            given += _prize(round, bracket) * winners[bracket - 1];
        }
        pendingInjection += round.pot - given;
        emit LotteryNumberDrawn(lotteryId, NUMBERS + number, winners[0] + winners[1] + winners[2]);
    }

    function openRefunds(uint256 lotteryId) external override lock {
        Round storage round = _rounds[lotteryId];
        (Status status, Word memory word) = (round.status, _words[lotteryId]);
        if (status == Status.Refunding) {
            if (_takeBond(lotteryId, word) == 0) revert WrongStatus(lotteryId, status);
            return;
        }
        if (status != Status.Open && status != Status.Close) revert WrongStatus(lotteryId, status);
        bool isOver = block.timestamp > round.endTime + CLOSE_TIME;
        if (status == Status.Close) {
            if (_isReady(word)) revert NoRefund(lotteryId);
            // A word that was asked for has come or expired before: only a broken source is not waited for.
            isOver = block.timestamp > round.endTime + REFUND_TIME && block.number > word.closedBlock + REFUND_BLOCKS;
            isOver = isOver || IRandomSource(word.source).isExpired(word.id);
        }
        if (!isOver) revert NoRefund(lotteryId);
        round.status = Status.Refunding;
        pendingInjection += _injected[lotteryId];
        // A source that fails must not keep anybody from a refund.
        if (status == Status.Open) {
            // The word was never asked for, so it was not withheld: once asked for, its bond can be had back.
            LeanCalls.tryCall(word.source, IRandomSource.request.selector, word.id);
        }
        _takeBond(lotteryId, word);
    }

    function setRandomSource(address source) external override onlyOwner {
        _setSource(source);
    }

    function viewCurrentLotteryId() external view override returns (uint256) {
        return currentLotteryId;
    }

    function currentTicketId() external view override returns (uint256) {
        return _rounds[currentLotteryId].nextTicketId;
    }

    function viewLottery(uint256 lotteryId) external view override returns (LotteryView memory view_) {
        Round memory round = _rounds[lotteryId];
        (view_.status, view_.startTime, view_.endTime) = (round.status, round.startTime, round.endTime);
        (view_.priceTicketInDexToken, view_.discountDivisor) = (_priceOf(round.priceSteps), round.divisor);
        view_.rewardsBreakdown = [0, round.share2, round.share3, uint256(round.share4)];
        view_.countWinnersPerBracket = [0, round.winners2, round.winners3, uint256(round.winners4)];
        for (uint256 bracket = 1; bracket < 4; ++bracket) {
            view_.dexTokenPerBracket[bracket] = _prize(round, bracket);
        }
        (view_.firstTicketId, view_.firstTicketIdNextLottery) = (round.firstTicketId, round.nextTicketId);
        view_.amountInjected = _injected[lotteryId];
        view_.amountCollectedInDexToken = round.pot - view_.amountInjected;
        view_.finalNumber = _drawn(round);
    }

    function randomIdOf(uint256 lotteryId) external view override returns (uint256) {
        return _words[lotteryId].id;
    }

    function randomSourceOf(uint256 lotteryId) external view override returns (address) {
        return _words[lotteryId].source;
    }

    function potRoom(uint256 lotteryId) external view override returns (uint256) {
        Round memory round = _rounds[lotteryId];
        if (round.status != Status.Open) return 0;
        uint256 bond = _bondOf(lotteryId);
        if (bond > type(uint256).max / POT_PER_BOND) return type(uint256).max;
        return bond * POT_PER_BOND > round.pot ? bond * POT_PER_BOND - round.pot : 0;
    }

    function viewRewardsForTicketId(uint256 lotteryId, uint256 ticketId) external view override returns (uint256) {
        Round memory round = _rounds[lotteryId];
        if (ticketId < round.firstTicketId || ticketId >= round.nextTicketId) return 0;
        Purchase memory purchase = _purchaseOf(ticketId);
        return _worth(round, purchase, ticketId - purchase.firstId);
    }

    function costToBuyTickets(uint256 lotteryId, uint256 count) external view override returns (uint256) {
        return _priceOf(_rounds[lotteryId].priceSteps) * count;
    }

    function costToBuyTicketsWithDiscount(uint256 lotteryId, uint256 count)
        external
        view
        override
        returns (uint256 cost, uint256 discount, uint256 costWithDiscount)
    {
        Round storage round = _rounds[lotteryId];
        if (round.status == Status.Pending) return (0, 0, 0);
        uint256 price = _priceOf(round.priceSteps);
        cost = price * count;
        costWithDiscount = calculateTotalPriceForBulkTickets(round.divisor, price, count);
        discount = cost - costWithDiscount;
    }

    function getBasicLottoInfo(uint256 lotteryId)
        external
        view
        override
        returns (uint256, Status, uint256, uint256, uint256[4] memory, uint256, uint256, uint32)
    {
        Round memory round = _rounds[lotteryId];
        uint256[4] memory shares = [0, round.share2, round.share3, uint256(round.share4)];
        uint256 price = _priceOf(round.priceSteps);
        return (lotteryId, round.status, round.pot, price, shares, round.startTime, round.endTime, _drawn(round));
    }

    function buyTickets(uint256 lotteryId, uint32[] calldata numbers) public override whenNotPaused lock {
        uint256 count = numbers.length;
        if (count == 0 || count > maxNumberTicketsPerBuyOrClaim) revert BadCount(count);
        _require(lotteryId, Status.Open);
        Round storage round = _rounds[lotteryId];
        if (block.timestamp + salesPause >= round.endTime) revert SalesOver(lotteryId);
        uint256 firstId = round.nextTicketId;
        if (firstId + count - round.firstTicketId > MAX_TICKETS_PER_ROUND) revert SoldOut();
        uint256 cost = calculateTotalPriceForBulkTickets(round.divisor, _priceOf(round.priceSteps), count);
        _addToPot(lotteryId, cost);
        round.nextTicketId = uint32(firstId + count);
        _addTickets(lotteryId, firstId, numbers);
        emit TicketsPurchase(msg.sender, lotteryId, count, cost);
        SafeERC20.safeTransferFrom(IERC20(token), msg.sender, address(this), cost);
    }

    function calculateTotalPriceForBulkTickets(uint256 divisor, uint256 price, uint256 count)
        public
        pure
        override
        returns (uint256)
    {
        if (divisor < MIN_DIVISOR) revert BadDivisor(divisor);
        if (count == 0 || count > maxNumberTicketsPerBuyOrClaim) revert BadCount(count);
        return price * (divisor + 1 - count) / divisor * count;
    }

    function _claim(Round memory round, Purchase memory purchase, uint256 ticketId) private view returns (uint256 won) {
        uint256 index = ticketId - purchase.firstId;
        if (_isClaimed(purchase, index)) revert AlreadyClaimed(ticketId);
        _markClaimed(purchase, index);
        won = _worth(round, purchase, index);
        if (won == 0) revert NothingWon(ticketId);
    }

    function _pay(uint256 lotteryId, uint256 amount, uint256 count) private {
        emit TicketsClaim(msg.sender, amount, lotteryId, count);
        SafeERC20.safeTransfer(IERC20(token), msg.sender, amount);
    }

    function _setSource(address source) private {
        if (source.code.length == 0 || IRandomSource(source).bondToken() != token) revert BadSource();
        randomSource = source;
        emit RandomSourceSet(source);
    }

    /// @dev The only way into the pot of an open round, so that the pot never outgrows the bond of its number.
    function _addToPot(uint256 lotteryId, uint256 amount) private {
        Round storage round = _rounds[lotteryId];
        uint256 pot = round.pot + amount;
        _requireBond(lotteryId, pot);
        // All MONEY is far below 2^112.
        round.pot = uint112(pot);
    }

    /// @dev What the source gives is counted when it is there. Whatever moves MONEY is locked meanwhile, or a source could count twice
    /// what it pays for tickets.
    function _takeBond(uint256 lotteryId, Word memory word) private returns (uint256 bond) {
        uint256 held = IERC20(token).balanceOf(address(this));
        LeanCalls.tryCall(word.source, IRandomSource.abandon.selector, word.id);
        bond = IERC20(token).balanceOf(address(this)) - held;
        pendingInjection += bond;
        emit LotteryRefunding(lotteryId, bond);
    }

    function _settled(uint256 lotteryId) private view returns (Round memory round) {
        round = _rounds[lotteryId];
        bool isSettled = round.status == Status.Claimable || round.status == Status.Refunding;
        if (!isSettled) revert WrongStatus(lotteryId, round.status);
    }

    function _isReady(Word memory word) private view returns (bool) {
        return LeanCalls.tryRead(word.source, IRandomSource.wordOf.selector, word.id) == 1;
    }

    function _bondOf(uint256 lotteryId) private view returns (uint256) {
        Word memory word = _words[lotteryId];
        return IRandomSource(word.source).bondOf(word.id);
    }

    function _worth(Round memory round, Purchase memory purchase, uint256 index) private view returns (uint256) {
        if (round.status == Status.Refunding) {
            uint256 count = _countOf(purchase.data);
            return calculateTotalPriceForBulkTickets(round.divisor, _priceOf(round.priceSteps), count) / count;
        }
        return _prize(round, _bracketOf(_numberAt(purchase, index), round.number));
    }

    function _require(uint256 lotteryId, Status status) private view {
        Status actual = _rounds[lotteryId].status;
        if (actual != status) revert WrongStatus(lotteryId, actual);
    }

    function _requireBond(uint256 lotteryId, uint256 pot) private view {
        uint256 bond = _bondOf(lotteryId);
        if (bond < (pot + POT_PER_BOND - 1) / POT_PER_BOND) revert BondTooSmall(bond, pot);
    }

    /// @dev Before the first round there is nothing to be settled.
    function _requireSettled(uint256 lotteryId) private view {
        Status status = _rounds[lotteryId].status;
        if (status == Status.Open || status == Status.Close) revert WrongStatus(lotteryId, status);
    }

    function _requireTime(uint256 from) private view {
        if (!_operates(msg.sender)) from += GRACE_TIME;
        if (block.timestamp < from) revert TooEarly(from);
    }

    /// @dev What each winner of a bracket gets; nothing before the draw and without a winner. Never more than the bracket's share of
    /// what all numbers cost by hundreds, divided by those that win it: all of them together bring at most what they cost.
    function _prize(Round memory round, uint256 bracket) private view returns (uint256) {
        if (round.status != Status.Claimable || bracket == 0) return 0;
        (uint256 share, uint256 winners, uint256 numbers) = bracket == 1
            ? (round.share2, round.winners2, NUMBERS / 100 - NUMBERS / 1000)
            : bracket == 2
                ? (round.share3, round.winners3, NUMBERS / 1000 - 1)
                : (round.share4, round.winners4, uint256(1));
        if (winners == 0) return 0;
        uint256 cheapest = calculateTotalPriceForBulkTickets(
            round.divisor, _priceOf(round.priceSteps), maxNumberTicketsPerBuyOrClaim
        ) / maxNumberTicketsPerBuyOrClaim;
        return Math.min(round.pot * share / 10000 / winners, cheapest * NUMBERS * share / 10000 / numbers);
    }

    function _priceOf(uint256 steps) private view returns (uint256) {
        return steps * priceStep;
    }

    function _drawn(Round memory round) private pure returns (uint32) {
        return round.status == Status.Claimable ? uint32(NUMBERS + round.number) : 0;
    }

    function _revertLocked() internal pure override {
        revert Reentered();
    }
}
