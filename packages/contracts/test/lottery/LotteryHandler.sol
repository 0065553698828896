// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {ILottery} from "../../src/lottery/ILottery.sol";
import {ICommitRandom} from "../../src/random/ICommitRandom.sol";
import {IGuardianPause} from "../../src/shared/IGuardianPause.sol";
import {LotteryScene} from "./LotteryScene.sol";

/// @title Eight actors, an operator who may stay silent, strangers who close and draw, a guardian and a giver
/// @dev A second account in the plainest way: every ticket of the last rounds by itself, recounted at the draw.
contract LotteryHandler is LotteryScene {
    uint256 private constant ACTORS = 8;

    struct Ticket {
        address owner;
        uint32 number;
        bool isTaken;
        uint256 paid;
    }

    string public broken;
    mapping(uint256 ticketId => Ticket) private _tickets;
    uint256 private _next = 1;
    mapping(uint256 lotteryId => uint256) private _firstOf;
    mapping(uint256 lotteryId => uint256) private _pot;
    mapping(uint256 lotteryId => uint256[4]) private _prizes;
    /// @dev What rounds that are settled owe to tickets, and what the round that runs holds.
    uint256 private _owed;
    uint256 private _running;
    /// @dev What came for the next round while one ran: bonds of words of earlier rounds.
    uint256 private _early;
    /// @dev Words whose bonds have left the source.
    mapping(uint256 id => bool) private _isPaid;
    ICommitRandom private _other;

    constructor() {
        setUpLottery();
        _other = deploySource(address(money));
        vm.prank(OWNER);
        source.setBond(30e18);
        for (uint256 i = 0; i < ACTORS; ++i) {
            provide(_actor(i), 500_000e18);
        }
        money.approve(address(lottery), type(uint256).max);
        start();
    }

    function start() public {
        uint256 last = lottery.currentLotteryId();
        ILottery.Status status = lottery.viewLottery(last).status;
        if (status == ILottery.Status.Open || status == ILottery.Status.Close) return;
        uint256 pending = lottery.pendingInjection();
        uint256 lotteryId = open();
        (_firstOf[lotteryId], _pot[lotteryId]) = (_next, pending);
        (_running, _early) = (pending, 0);
        _check(lotteryId == last + 1 && lottery.pendingInjection() == 0, "LOTTERY-8 rolls over once");
    }

    function buy(uint256 who, uint256 count, uint256 seed) external {
        uint256 lotteryId = lottery.currentLotteryId();
        ILottery.LotteryView memory round = lottery.viewLottery(lotteryId);
        count = seed % 4 == 0 ? within(count, 1, 100) : within(count, 1, 12);
        uint32[] memory numbers = new uint32[](count);
        for (uint256 i = 0; i < count; ++i) {
            // Near one another, so that brackets are won.
            uint256 random = uint256(keccak256(abi.encode(seed, i)));
            numbers[i] = uint32(random % 3 == 0 ? 10000 + random / 3 % 10000 : 14200 + random / 3 % 100);
        }
        address actor = _actor(who);
        uint256 had = money.balanceOf(actor);
        bool isOpen = round.status == ILottery.Status.Open && block.timestamp < round.endTime - 30 minutes
            && block.timestamp >= IGuardianPause(address(lottery)).pausedUntil();
        vm.prank(actor);
        (bool done,) = address(lottery).call(abi.encodeCall(ILottery.buyTickets, (lotteryId, numbers)));
        uint256 price = count * PRICE * (2001 - count) / 2000;
        bool isCovered = _pot[lotteryId] + price <= 100 * source.bondOf(lotteryId - 1);
        _check(
            done == (isOpen && isCovered) || had < price, "LOTTERY-2 RNG-2 tickets are sold while a bond covers them"
        );
        if (!done) return;
        uint256 cost = had - money.balanceOf(actor);
        _check(cost == price, "LOTTERY-9 the price and its discount");
        for (uint256 i = 0; i < count; ++i) {
            _tickets[_next + i] = Ticket(actor, numbers[i], false, cost / count);
        }
        _next += count;
        _pot[lotteryId] += cost;
        _running += cost;
        _check(lottery.currentTicketId() == _next, "LOTTERY-11 ticket numbers follow one another");
    }

    function inject(uint256 amount) external {
        amount = within(amount, 1, 3000e18);
        uint256 lotteryId = lottery.currentLotteryId();
        (bool done,) = address(lottery).call(abi.encodeCall(ILottery.injectFunds, (lotteryId, amount)));
        bool isCovered = _pot[lotteryId] + amount <= 100 * source.bondOf(lotteryId - 1);
        bool isOpen = lottery.viewLottery(lotteryId).status == ILottery.Status.Open;
        _check(done == (isOpen && isCovered), "LOTTERY-8 gifts while open");
        if (!done) return;
        _pot[lotteryId] += amount;
        _running += amount;
    }

    /// @dev Anybody, at any time: it is possible until the word is asked for.
    function raiseBond(uint256 amount) external {
        uint256 lotteryId = lottery.currentLotteryId();
        amount = within(amount, 1, 50e18);
        uint256 had = source.bondOf(lotteryId - 1);
        (bool done,) = address(source).call(abi.encodeCall(ICommitRandom.raiseBond, (lotteryId - 1, amount)));
        (, uint256 target) = source.commitmentOf(lotteryId - 1);
        _check(done == (target == 0), "RNG-2 a bond grows until its word is asked for");
        _check(source.bondOf(lotteryId - 1) == (done ? had + amount : had), "RNG-2 by what was given");
    }

    /// @dev The round's next step as it should be, by the operator or a stranger; now and then without a reveal.
    function goOn(uint256 who, uint256 silent) external {
        uint256 lotteryId = lottery.currentLotteryId();
        ILottery.LotteryView memory round = lottery.viewLottery(lotteryId);
        address caller = who % 2 == 0 ? OPERATOR : _actor(who);
        if (round.status == ILottery.Status.Open) {
            _reach(round.endTime - (caller == OPERATOR ? 30 minutes : 25 minutes));
            // Now and then it is not closed in time.
            if (silent % 32 == 1) _reach(round.endTime + 12 hours + 1);
            bool isLate = block.timestamp > round.endTime + 12 hours;
            (bool refunded,) = address(lottery).call(abi.encodeCall(ILottery.openRefunds, (lotteryId)));
            _check(refunded == isLate, "LOTTERY-13 a round not closed in time refunds");
            vm.prank(caller);
            (bool closed,) = address(lottery).call(abi.encodeCall(ILottery.closeLottery, (lotteryId)));
            _check(closed != isLate, "LOTTERY-12 anyone closes in time, and not later");
            if (refunded) _giveBack(lotteryId, 0);
            // The payer of the bond of a round never closed has it back for the secret as well.
            if (silent % (refunded ? 3 : 5) == 0) return;
            pass(4);
            source.reveal(lotteryId - 1, secretOf(lotteryId));
            _isPaid[lotteryId - 1] = true;
        } else if (round.status == ILottery.Status.Close) {
            (bool isReady, uint256 word) = source.wordOf(lotteryId - 1);
            _reach(round.endTime + (isReady ? 5 minutes : 2 hours));
            // Now and then the chain has stood.
            if (silent % 3 != 0) vm.roll(block.number + silent % 2000);
            bool isOver = source.isExpired(lotteryId - 1);
            bytes memory drawing = abi.encodeCall(ILottery.drawFinalNumberAndMakeLotteryClaimable, (lotteryId));
            uint256 held = money.balanceOf(address(lottery));
            (bool refunded,) = address(lottery).call(abi.encodeCall(ILottery.openRefunds, (lotteryId)));
            _check(refunded == (!isReady && isOver), "LOTTERY-13 refunds without a number alone");
            (bool drawn,) = address(lottery).call(drawing);
            _check(drawn == isReady, "LOTTERY-12 anyone draws what is there");
            if (drawn) _settle(lotteryId, 10000 + word % 10000);
            if (!refunded) return;
            uint256 lost = money.balanceOf(address(lottery)) - held;
            _check(lost == source.bondOf(lotteryId - 1), "LOTTERY-13 a word that was asked for costs its bond");
            _isPaid[lotteryId - 1] = true;
            _giveBack(lotteryId, lost);
        } else {
            start();
        }
    }

    /// @dev Of a round that refunds already: the bond of a word that did not come, once.
    function collect(uint256 back) external {
        uint256 lotteryId = lottery.currentLotteryId();
        lotteryId -= back % 3 < lotteryId ? back % 3 : 0;
        if (lottery.viewLottery(lotteryId).status != ILottery.Status.Refunding) return;
        uint256 pending = lottery.pendingInjection();
        bool isDue = source.isExpired(lotteryId - 1) && !_isPaid[lotteryId - 1];
        (bool done,) = address(lottery).call(abi.encodeCall(ILottery.openRefunds, (lotteryId)));
        _check(done == isDue, "LOTTERY-13 a bond that is left comes when its word has expired");
        uint256 bond = done ? source.bondOf(lotteryId - 1) : 0;
        _check(lottery.pendingInjection() == pending + bond, "LOTTERY-13 it rolls over once");
        if (done) (_early, _isPaid[lotteryId - 1]) = (_early + bond, true);
    }

    function claim(uint256 who, uint256 back, uint256 count) external {
        uint256 lotteryId = lottery.currentLotteryId();
        lotteryId -= back % 3 < lotteryId ? back % 3 : 0;
        uint256 end = lotteryId == lottery.currentLotteryId() ? _next : _firstOf[lotteryId + 1];
        uint256 first = _firstOf[lotteryId];
        if (end == first) return;
        first = within(who, first, end - 1);
        count = within(count, 1, end - first < 20 ? end - first : 20);
        address actor = _tickets[first].owner;
        (uint256[] memory list, uint256 due) = _winning(lotteryId, actor, first, count);
        uint256 had = money.balanceOf(actor);
        vm.prank(actor);
        (bool done,) = address(lottery).call(abi.encodeCall(ILottery.batchClaimRewards, (lotteryId, list)));
        _check(done == (due > 0), "LOTTERY-3 what is due is paid");
        if (due == 0) return;
        _check(money.balanceOf(actor) - had == due, "LOTTERY-7 to the wei");
        for (uint256 i = 0; i < list.length; ++i) {
            _tickets[list[i]].isTaken = true;
        }
        _owed -= due;
        vm.prank(actor);
        (done,) = address(lottery).call(abi.encodeCall(ILottery.claimReward, (lotteryId, list[0])));
        _check(!done, "LOTTERY-3 once");
        vm.prank(STRANGER);
        (done,) = address(lottery).call(abi.encodeCall(ILottery.claimReward, (lotteryId, list[0])));
        _check(!done, "LOTTERY-4 by the buyer");
    }

    function meddle(uint256 what) external {
        if (what % 16 == 0) {
            vm.prank(OWNER);
            IGuardianPause(address(lottery)).setGuardian(GUARDIAN);
            vm.prank(GUARDIAN);
            IGuardianPause(address(lottery)).pause();
        } else if (what % 4 == 1) {
            vm.prank(OWNER);
            IGuardianPause(address(lottery)).unpause();
        } else {
            vm.warp(block.timestamp + what % 4 hours);
            vm.roll(block.number + what % 400);
        }
        vm.startPrank(OWNER);
        lottery.setRandomSource(address(_other));
        _check(
            lottery.randomSourceOf(lottery.currentLotteryId()) == address(source), "LOTTERY-15 a round's source stays"
        );
        lottery.setRandomSource(address(source));
        vm.stopPrank();
    }

    function violations() external view returns (string memory) {
        if (bytes(broken).length > 0) return broken;
        uint256 lotteryId = lottery.currentLotteryId();
        ILottery.LotteryView memory round = lottery.viewLottery(lotteryId);
        bool isAtStake = round.status == ILottery.Status.Open || round.status == ILottery.Status.Close;
        if (isAtStake && _pot[lotteryId] > 100 * source.bondOf(lotteryId - 1)) return "RNG-2 the pot outgrew its bond";
        uint256 known = _owed + _running + lottery.pendingInjection();
        if (money.balanceOf(address(lottery)) != known) {
            return "LOTTERY-4 LOTTERY-5 all that is there belongs to somebody";
        }
        uint256 bonds;
        for (uint256 id = 0; id < source.committed(); ++id) {
            if (_isPaid[id]) continue;
            bonds += source.bondOf(id);
            bool isAlive = id + 1 == lotteryId && isAtStake;
            if (!isAlive && lottery.viewLottery(id + 1).status != ILottery.Status.Refunding) {
                return "RNG-2 a stuck bond";
            }
        }
        if (money.balanceOf(address(source)) != bonds) {
            return "RNG-2 the source holds the bonds that are out and nothing else";
        }
        return "";
    }

    /// @dev Recounts every ticket.
    function _settle(uint256 lotteryId, uint256 number) private {
        uint256[4] memory winners;
        for (uint256 id = _firstOf[lotteryId]; id < _next; ++id) {
            uint256 bracket = _bracket(_tickets[id].number, number);
            if (bracket > 0) ++winners[bracket];
        }
        ILottery.LotteryView memory round = lottery.viewLottery(lotteryId);
        uint256 given;
        for (uint256 bracket = 1; bracket < 4; ++bracket) {
            _check(round.countWinnersPerBracket[bracket] == winners[bracket], "LOTTERY-6 counts are a recount");
            if (winners[bracket] == 0) continue;
            uint256 prize = _pot[lotteryId] * shares()[bracket] / 10000 / winners[bracket];
            // A hundred tickets at once cost 4.95% less each.
            uint256 most = PRICE * 9505 * shares()[bracket] / 10000 / [0, 90, 9, uint256(1)][bracket];
            _prizes[lotteryId][bracket] = prize < most ? prize : most;
            given += _prizes[lotteryId][bracket] * winners[bracket];
        }
        uint256[4] memory prizes = _prizes[lotteryId];
        uint256 ofAll = prizes[3] + 9 * prizes[2] + 90 * prizes[1];
        _check(ofAll <= 10000 * PRICE * 9505 / 10000, "LOTTERY-18 all numbers bring at most what they cost");
        _check(round.finalNumber == number, "LOTTERY-12 the source's number");
        _check(lottery.pendingInjection() == _early + _pot[lotteryId] - given, "LOTTERY-8 the rest rolls over whole");
        (_owed, _running) = (_owed + given, 0);
    }

    function _giveBack(uint256 lotteryId, uint256 bond) private {
        uint256 paid;
        for (uint256 id = _firstOf[lotteryId]; id < _next; ++id) {
            paid += _tickets[id].paid;
        }
        _check(
            lottery.pendingInjection() == _early + _pot[lotteryId] - paid + bond, "LOTTERY-13 gifts and bond roll over"
        );
        (_owed, _running) = (_owed + paid, 0);
    }

    function _reach(uint256 time) private {
        if (block.timestamp < time) vm.warp(time);
    }

    function _check(bool holds, string memory what) private {
        if (!holds && bytes(broken).length == 0) broken = what;
    }

    /// @dev The actor's tickets among `count` from `first` that are worth something and have not been taken; the first one if
    /// there is none.
    function _winning(uint256 lotteryId, address actor, uint256 first, uint256 count)
        private
        view
        returns (uint256[] memory list, uint256 due)
    {
        ILottery.LotteryView memory round = lottery.viewLottery(lotteryId);
        uint256[] memory found = new uint256[](count);
        uint256 size;
        for (uint256 id = first; id < first + count; ++id) {
            Ticket storage ticket = _tickets[id];
            uint256 worth;
            if (round.status == ILottery.Status.Refunding) worth = ticket.paid;
            if (round.status == ILottery.Status.Claimable) {
                worth = _prizes[lotteryId][_bracket(ticket.number, round.finalNumber)];
            }
            if (worth == 0 || ticket.isTaken || ticket.owner != actor) continue;
            found[size++] = id;
            due += worth;
        }
        list = new uint256[](size == 0 ? 1 : size);
        list[0] = first;
        for (uint256 i = 0; i < size; ++i) {
            list[i] = found[i];
        }
    }

    /// @dev By comparing digits one after another.
    function _bracket(uint256 number, uint256 drawn) private pure returns (uint256) {
        uint256 same;
        for (uint256 parts = 1000; parts > 0; parts /= 10) {
            if (number / parts % 10 != drawn / parts % 10) break;
            ++same;
        }
        return same < 2 ? 0 : same - 1;
    }

    function _actor(uint256 seed) private pure returns (address) {
        return address(uint160(0xa0 + seed % ACTORS));
    }
}
