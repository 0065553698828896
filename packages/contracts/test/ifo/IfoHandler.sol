// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IIfo} from "../../src/ifo/IIfo.sol";
import {IGuardianPause} from "../../src/shared/IGuardianPause.sol";
import {PausableToken} from "../zoo/PausableToken.sol";
import {IfoScene} from "./IfoScene.sol";

/// @title Accounts, an owner who means harm, a guardian and a token that stops, in any order; payments are counted beside it
contract IfoHandler is IfoScene {
    string public broken;
    IIfo private _sale;
    PausableToken private _token;
    address[] private _people;
    mapping(address user => uint256)[2] private _paid;
    mapping(address user => bool)[2] private _done;
    mapping(address user => uint256) private _bought;
    uint256 private _in;
    uint256 private _back;
    uint256 private _ownerTook;
    uint256 private _ownerTookTokens;
    uint256 private _given;

    constructor() {
        setUpSales();
        _token = new PausableToken();
        offered = _token;
        IIfo.Terms memory wanted = usual();
        wanted.startBlock = block.number + 20;
        wanted.endBlock = block.number + 60;
        _sale = makeSale(wanted);
        _people = [ANNA, BEN, address(0xa3), address(0xa4)];
        join(_people[2], 1);
        join(_people[3], 1);
        offered.mint(ADMIN, 1e24);
        vm.prank(ADMIN);
        offered.approve(address(_sale), type(uint256).max);
    }

    function pass(uint256 blocks) external {
        vm.roll(block.number + blocks % 8);
    }

    function deposit(uint256 who, uint256 amount, uint256 size, uint8 pid) external {
        (address user, uint8 p) = (_people[who % 4], pid % 2);
        amount = within(amount, 1, 2 ** within(size, 1, 100));
        raised.mint(user, amount);
        vm.prank(user);
        raised.approve(address(_sale), amount);
        bool isOpen = block.number >= _sale.startBlock() && block.number <= _sale.endBlock();
        bool done = _act(user, abi.encodeCall(IIfo.depositPool, (amount, p)));
        if (!done) return;
        _check(isOpen, "IFO-11 the window");
        _paid[p][user] += amount;
        _in += amount;
        (,, uint256 limit,,,) = _sale.viewPoolInformation(p);
        _check(limit == 0 || _paid[p][user] <= limit, "IFO-6 the cap counts all");
    }

    function harvest(uint256 who, uint8 pid) external {
        (address user, uint8 p) = (_people[who % 4], pid % 2);
        uint256[3] memory shown = shares(_sale, user, p);
        bool isDue = block.number > _sale.endBlock() && _paid[p][user] != 0 && !_done[p][user];
        uint256 had = raised.balanceOf(user);
        bool done = _act(user, abi.encodeCall(IIfo.harvestPool, (p)));
        _check(done == isDue, "IFO-8 IFO-9 one harvest, and nothing keeps it back");
        if (!done) return;
        _done[p][user] = true;
        uint256 back = raised.balanceOf(user) - had;
        _check(back == shown[1], "what is shown is what comes back");
        _back += back;
        _bought[user] += shown[0];
        _given += shown[0];
        _check(_bought[user] == offered.balanceOf(user) + _sale.owedOffering(user), "all bought is had or owed");
        if (p == 0) _check(shown[2] == 0, "IFO-5 no fee in Basic");
        _check(shown[2] * 100 <= back + shown[2] + 100, "IFO-5 at most a hundredth");
    }

    function claim(uint256 who) external {
        _act(_people[who % 4], abi.encodeCall(IIfo.claimOffering, ()));
    }

    function stop(bool isStopped) external {
        _token.setPaused(isStopped);
    }

    function pause() external {
        _act(GUARDIAN, abi.encodeCall(IGuardianPause.pause, ()));
    }

    function ownerTakes(uint256 money_, uint256 tokens) external {
        (uint256 most, uint256 rest) = _sale.withdrawable();
        if (money_ % 3 != 0) money_ = most;
        if (tokens % 3 != 0) tokens = rest;
        bool isEnd = block.number > _sale.endBlock();
        bool done = _act(ADMIN, abi.encodeCall(IIfo.finalWithdraw, (money_, tokens)));
        if (!done) return;
        _check(isEnd && money_ <= most && tokens <= rest, "IFO-10 only after the end, only the owner's");
        _ownerTook += money_;
        _ownerTookTokens += tokens;
    }

    function ownerChanges(uint256 offering, uint256 raising, uint256 limit, uint8 pid, uint256 kind) external {
        bool isEarly = block.number < _sale.startBlock();
        (offering, raising, limit) = (within(offering, 1, 1e21), within(raising, 1, 1e20), within(limit, 1, 1e19));
        bytes[3] memory calls = [
            abi.encodeCall(IIfo.setPool, (offering, raising, pid % 2 == 0 ? limit : 0, pid % 2 == 1, pid % 2)),
            abi.encodeCall(IIfo.setLimit, (limit)),
            abi.encodeCall(IIfo.updateStartAndEndBlocks, (block.number + 1 + limit % 10, block.number + 30))
        ];
        bool done = _act(ADMIN, calls[kind % 3]);
        _check(!done || isEarly, "IFO-11 terms are fixed from the start on");
    }

    function ownerRecovers(bool isRaised, uint256 amount) external {
        address token = isRaised ? address(raised) : address(offered);
        bool done = _act(ADMIN, abi.encodeCall(IIfo.recoverWrongTokens, (token, amount % 1e18)));
        _check(!done, "IFO-10 nothing of the sale is recovered");
    }

    /// @dev What holds after any sequence.
    function violations() external view returns (string memory) {
        if (bytes(broken).length > 0) return broken;
        if (raised.balanceOf(address(_sale)) != _in - _back - _ownerTook) return "IFO-2 every wei is somewhere";
        (uint256 due, uint256 offering) = _due();
        (uint256 money_, uint256 rest) = _sale.withdrawable();
        bool isEnd = block.number > _sale.endBlock();
        if (isEnd && raised.balanceOf(address(_sale)) < due + money_) return "IFO-2 all can be paid back";
        if (isEnd && offered.balanceOf(address(_sale)) < offering + rest) return "IFO-1 all that was bought is there";
        bool isOver = isEnd;
        for (uint256 i = 0; i < 8; ++i) {
            address user = _people[i / 2];
            if (_paid[i % 2][user] != 0 && !_done[i % 2][user]) isOver = false;
        }
        if (isOver && raised.balanceOf(address(_sale)) != money_) {
            return "IFO-2 payments are what was raised, to the wei";
        }
        return "";
    }

    function _due() private view returns (uint256 due, uint256 offering) {
        for (uint256 i = 0; i < 8; ++i) {
            (address user, uint8 pid) = (_people[i / 2], uint8(i % 2));
            if (pid == 0) offering += _sale.owedOffering(user);
            if (_done[pid][user]) continue;
            uint256[3] memory shown = shares(_sale, user, pid);
            due += shown[1];
            offering += shown[0];
        }
    }

    function _act(address who, bytes memory call) private returns (bool done) {
        vm.prank(who);
        (done,) = address(_sale).call(call);
    }

    function _check(bool holds, string memory what) private {
        if (!holds && bytes(broken).length == 0) broken = what;
    }
}
