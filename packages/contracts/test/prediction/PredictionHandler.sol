// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IPrediction} from "../../src/prediction/IPrediction.sol";
import {IGuardianPause} from "../../src/shared/IGuardianPause.sol";
import {PredictionScene} from "./PredictionScene.sol";

/// @title Eight actors, of whom one refuses coin, reporters, an operator, strangers who execute, a guardian and an owner
/// @dev A second account in the plainest way: what was reported, what each has bet, and what each round came to by that.
contract PredictionHandler is PredictionScene {
    uint256 private constant ACTORS = 8;
    address private constant REFUSER = address(0xa7);
    address private constant BURNED = 0x000000000000000000000000000000000000dEaD;

    struct Report {
        uint256 time;
        int256 price;
        uint256 finalSince;
        bool isWhole;
    }

    struct Known {
        uint256 lockAt;
        uint256 lockReport;
        uint256 fee;
        uint256 minimumMove;
        uint256 maximum;
        bool isLocked;
        bool isClosed;
        bool isFailed;
        uint256 bulls;
        uint256 bears;
        int256 lockPrice;
        int256 closePrice;
    }

    string public broken;
    Report[] private _reports;
    mapping(uint256 epoch => Known) private _known;
    mapping(uint256 epoch => mapping(address account => uint256)) private _bulls;
    mapping(uint256 epoch => mapping(address account => uint256)) private _bears;
    mapping(uint256 epoch => mapping(address account => bool)) private _isPaid;
    /// @dev Stakes of rounds without a winner, and what winners have not taken.
    uint256 private _open;
    uint256 private _owed;
    uint256 private _closed;
    uint256 private _epoch;
    uint256 private _fee = 300;
    uint256 private _minimumMove;
    uint256 private _maximum;

    constructor() {
        setUpPrediction();
        vm.etch(REFUSER, hex"5f5ffd");
        _say(50e8, true);
        execute(0, 0);
    }

    function place(uint256 who, uint256 amount, bool isBear, uint256 wait) public {
        if (wait % 4 == 0) _wait(wait % 90);
        (address actor, uint256 epoch) = (_actor(who), _epoch);
        amount = amount % 16 == 0 ? 1e13 - 1 : within(amount, 1e13, 1e21);
        Known storage known = _known[epoch];
        bool isOpen = !known.isFailed && block.timestamp > known.lockAt - 300 && block.timestamp < known.lockAt
            && !game.paused() && amount >= 1e13 && _bulls[epoch][actor] + _bears[epoch][actor] == 0
            && (known.maximum == 0 || known.bulls + known.bears + amount <= known.maximum);
        vm.deal(actor, amount);
        vm.prank(actor);
        (bool done,) = address(game).call{value: amount}(
            isBear ? abi.encodeCall(IPrediction.betBear, (epoch)) : abi.encodeCall(IPrediction.betBull, (epoch))
        );
        _check(done == isOpen, "PREDICTION-9 PREDICTION-10 PREDICTION-17 a bet is taken when it may be");
        if (!done) return;
        if (isBear) (_bears[epoch][actor], known.bears) = (amount, known.bears + amount);
        else (_bulls[epoch][actor], known.bulls) = (amount, known.bulls + amount);
        _open += amount;
    }

    /// @dev A whole round as it should be: some bet, the boundary comes, the price moves, somebody executes.
    function goOn(uint256 who, uint256 amount, int256 step, uint256 late) external {
        for (uint256 i = 0; i < 3; ++i) {
            place(who >> (8 * i), amount >> (16 * i), i % 2 == 1, 1);
        }
        uint256 lockAt = _known[_epoch].lockAt;
        if (block.timestamp < lockAt) vm.warp(lockAt);
        _say(_reports[_reports.length - 1].price + (step % 3) * 1e7, late % 4 != 0);
        if (late % 8 == 0) _sayMore(step);
        _wait(late % 61);
        execute(late, who);
        _wait(1);
    }

    function execute(uint256 late, uint256 who) public {
        address caller = who % 2 == 0 ? OPERATOR : _actor(who);
        uint256 epoch = _epoch;
        Known storage known = _known[epoch];
        bool isLate = block.timestamp > known.lockAt + 60;
        bool isNew = epoch == 0 || known.isFailed || isLate;
        bool expected = !game.paused();
        uint256 told = _reportAt(known.lockAt);
        Known storage before = _known[epoch == 0 ? 0 : epoch - 1];
        bool closes = !isNew && before.isLocked && !before.isFailed && !before.isClosed;
        if (isNew) {
            expected = expected && (caller == OPERATOR || (epoch != 0 && isLate));
        } else {
            expected = expected && block.timestamp >= known.lockAt + (caller == OPERATOR ? 0 : 15) && told != 0
                && _reports[told - 1].time + 4 >= known.lockAt && (!closes || told > before.lockReport)
                && block.timestamp >= _reports[told - 1].finalSince;
        }
        vm.prank(caller);
        (bool done,) = address(game).call(abi.encodeCall(IPrediction.executeRound, ()));
        _check(done == expected, "PREDICTION-3 PREDICTION-11 PREDICTION-12 a round is executed when it can be");
        if (!done) return;
        _epoch = epoch + 1;
        if (isNew) {
            _failOpen(epoch);
            _known[_epoch].lockAt = block.timestamp + 300;
        } else {
            (known.isLocked, known.lockReport, known.lockPrice) = (true, told, _reports[told - 1].price);
            if (closes) _closeKnown(epoch - 1, known.lockPrice);
            _known[_epoch].lockAt = known.lockAt + 300;
        }
        (_known[_epoch].fee, _known[_epoch].minimumMove) = (_fee, _minimumMove);
        _known[_epoch].maximum = _maximum;
        _check(game.currentEpoch() == _epoch, "PREDICTION-13 epochs follow one another");
        if (late % 8 == 0) _check(_isRound(epoch), "PREDICTION-11 a round is what was reported");
    }

    function claim(uint256 who, uint256 back) external {
        address actor = _actor(who);
        uint256 epoch = _epoch - within(back, 0, _epoch < 5 ? _epoch : 5);
        uint256 due = _due(epoch, actor);
        bool refunds = due > 0 && _result(epoch) == 3;
        _check(game.refundable(epoch, actor) == refunds, "PREDICTION-8 refundable");
        _check(game.claimable(epoch, actor) == (due > 0 && !refunds), "PREDICTION-8 claimable");
        (uint256 had, uint256 credit) = (actor.balance, game.creditOf(actor));
        vm.prank(actor);
        (bool done,) = address(game).call(abi.encodeCall(IPrediction.claim, (only(epoch))));
        _check(done == (due > 0), "PREDICTION-4 what is due is paid once");
        if (!done) return;
        _isPaid[epoch][actor] = true;
        if (refunds) _open -= due;
        else _owed -= due;
        uint256 got = actor == REFUSER ? game.creditOf(actor) - credit : actor.balance - had;
        _check(got == due, "PREDICTION-6 stake times reward by base");
    }

    function report(uint256 step, bool isWild) external {
        int256 price = _reports[_reports.length - 1].price;
        _say(isWild ? price * 2 : price * int256(within(step, 91, 109)) / 100, step % 2 == 0);
    }

    /// @dev All five where three have spoken before, near what they said.
    function reportMore(int256 step) external {
        _sayMore(step);
    }

    function pass(uint256 time) external {
        _wait(time % 8 == 0 ? within(time, 1, 1000) : within(time, 1, 70));
    }

    function meddle(uint256 what, uint256 value) external {
        if (what % 4 == 0 && value % 4 == 0) {
            vm.prank(OWNER);
            IGuardianPause(address(game)).setGuardian(GUARDIAN);
            vm.prank(GUARDIAN);
            IGuardianPause(address(game)).pause();
            _failOpen(_epoch);
        } else if (what % 4 == 1 || game.paused()) {
            vm.prank(OWNER);
            IGuardianPause(address(game)).unpause();
        } else if (what % 4 == 2) {
            (_fee, _minimumMove) = (within(value, 0, 500), value % 3 == 0 ? 0 : value % 101);
            _maximum = value % 4 == 0 ? 0 : within(value, 2 ether, 2e21);
            vm.prank(OWNER);
            game.setTreasuryFee(_fee);
            setTerms(_minimumMove, _maximum);
        } else {
            _takeAway();
        }
    }

    function violations() external view returns (string memory) {
        if (bytes(broken).length > 0) return broken;
        uint256 known = _open + _owed + game.treasuryAmount() + game.burnAmount() + game.creditOf(REFUSER);
        uint256 held = address(game).balance;
        if (held < known) return "PREDICTION-1 everything owed is there";
        if (held - known > _closed * ACTORS) return "PREDICTION-1 only dust is left over";
        return "";
    }

    function _takeAway() private {
        uint256 had = TREASURY.balance + BURNED.balance;
        uint256 due = game.treasuryAmount() + game.burnAmount();
        (bool done,) = address(game).call(abi.encodeCall(IPrediction.claimTreasury, ()));
        (bool burned,) = address(game).call(abi.encodeCall(IPrediction.burn, ()));
        if (done || burned) {
            _check(TREASURY.balance + BURNED.balance - had == due, "PREDICTION-7 fees and ties leave whole");
        }
        uint256 credit = game.creditOf(REFUSER);
        if (credit == 0) return;
        had = STRANGER.balance;
        vm.prank(REFUSER);
        game.withdrawCredit(STRANGER);
        _check(STRANGER.balance - had == credit, "PREDICTION-1 a credit is paid");
    }

    /// @dev What all reporters or three of them agree on now; refused when it jumps or comes too soon.
    function _say(int256 price, bool isWhole) private {
        uint256 now_ = block.timestamp;
        bool done = isWhole ? report(now_, price) : submits(now_, three(price, price, price));
        uint256 count = _reports.length;
        // Of this very second and not whole is replaced.
        if (count > 0 && _reports[count - 1].time == now_ && done) _reports.pop();
        if (done) _reports.push(Report(now_, price, isWhole ? now_ : now_ + 15, isWhole));
    }

    function _sayMore(int256 step) private {
        Report storage last = _reports[_reports.length - 1];
        uint256 now_ = block.timestamp;
        int256 price = last.price + step % 1e7;
        bool expected = !last.isWhole && now_ < last.finalSince;
        bool done = report(last.time, price);
        _check(!done || expected, "ORACLE-9 what is final stays");
        if (done) (last.price, last.finalSince, last.isWhole) = (price, now_, true);
    }

    function _wait(uint256 time) private {
        vm.warp(block.timestamp + time);
    }

    /// @dev The two that may be open, up to `epoch`; whatever came before has closed or failed.
    function _failOpen(uint256 epoch) private {
        for (uint256 back = 0; back < 2 && back < epoch; ++back) {
            Known storage known = _known[epoch - back];
            if (!known.isClosed) known.isFailed = true;
        }
    }

    function _closeKnown(uint256 epoch, int256 price) private {
        Known storage known = _known[epoch];
        (known.isClosed, known.closePrice) = (true, price);
        ++_closed;
        if (_result(epoch) == 3) return;
        uint256 all;
        for (uint256 i = 0; i < ACTORS; ++i) {
            _owed += _due(epoch, _actor(i));
            all += _due(epoch, _actor(i));
        }
        uint256 total = known.bulls + known.bears;
        _open -= total;
        _check(all <= total - total * known.fee / 10000, "PREDICTION-5 no more than the pot less the fee");
    }

    function _check(bool holds, string memory what) private {
        if (!holds && bytes(broken).length == 0) broken = what;
    }

    function _isRound(uint256 epoch) private view returns (bool) {
        if (epoch == 0) return true;
        (IPrediction.Round memory round, Known memory known) = (game.rounds(epoch), _known[epoch]);
        return round.bullAmount == known.bulls && round.bearAmount == known.bears && round.lockTimestamp == known.lockAt
            && round.lockPrice == known.lockPrice && round.closePrice == known.closePrice
            && round.oracleCalled == known.isClosed && round.treasuryFee == known.fee
            && round.minimumMove == known.minimumMove && round.maximumRound == known.maximum;
    }

    /// @dev The number of the last report at or before `time`; zero without one.
    function _reportAt(uint256 time) private view returns (uint256 number) {
        number = _reports.length;
        while (number > 0 && _reports[number - 1].time > time) {
            --number;
        }
    }

    /// @dev 0 open, 1 bulls, 2 bears, 3 comes back, 4 burned.
    function _result(uint256 epoch) private view returns (uint256) {
        Known storage known = _known[epoch];
        if (!known.isClosed) {
            uint256 boundary = known.isLocked ? known.lockAt + 300 : known.lockAt;
            return known.isFailed || block.timestamp > boundary + 60 ? 3 : 0;
        }
        if (known.closePrice == known.lockPrice) return 4;
        if (known.bulls == 0 || known.bears == 0) return 3;
        int256 move = known.closePrice - known.lockPrice;
        if ((move < 0 ? -move : move) * 10000 < known.lockPrice * int256(known.minimumMove)) return 3;
        return move > 0 ? 1 : 2;
    }

    function _due(uint256 epoch, address actor) private view returns (uint256) {
        (uint256 bull, uint256 bear, uint256 result) = (_bulls[epoch][actor], _bears[epoch][actor], _result(epoch));
        if (_isPaid[epoch][actor]) return 0;
        if (result == 3) return bull + bear;
        Known storage known = _known[epoch];
        uint256 total = known.bulls + known.bears;
        total -= total * known.fee / 10000;
        if (result == 1) return bull * total / known.bulls;
        if (result == 2) return bear * total / known.bears;
        return 0;
    }

    function _actor(uint256 seed) private pure returns (address) {
        return address(uint160(0xa0 + seed % ACTORS));
    }
}
