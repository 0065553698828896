// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IFarmMaster} from "../../src/farms/IFarmMaster.sol";
import {IGuardianPause} from "../../src/shared/IGuardianPause.sol";
import {BlocklistToken} from "../zoo/BlocklistToken.sol";
import {ChargeOnTopToken} from "../zoo/ChargeOnTopToken.sol";
import {FeeOnTransferToken} from "../zoo/FeeOnTransferToken.sol";
import {ReentrantToken} from "../zoo/ReentrantToken.sol";
import {ZooToken} from "../zoo/ZooToken.sol";
import {FarmScene} from "./FarmScene.sol";

/// @title Eight actors, an owner, a guardian and a minter that fails, on farms of MONEY and of odd tokens
/// @dev A second account of what is due is kept in the plainest way: each window's emission by its weight, without shares.
contract FarmHandler is FarmScene {
    uint256 private constant ACTORS = 8;
    uint256 private constant FARMS = 5;

    string public broken;
    /// @dev By farm: due by weight, in 2^64ths of a wei; settled in wei and in windows that may each lose one.
    uint256[FARMS] private _due;
    uint256[FARMS] private _windows;
    uint256[FARMS] private _given;
    uint256[FARMS] private _perShare;
    uint256[FARMS] private _points = [1600, 2000, 3000, 2400, 1000];
    uint256 private _seen = START;
    uint256 private _genesis;
    bool private _canMint = true;

    constructor() {
        setUpFarms(new ReentrantToken(), new FeeOnTransferToken(), new BlocklistToken());
        ChargeOnTopToken charging = new ChargeOnTopToken();
        vm.prank(OWNER);
        farms.add(1000, address(charging), true);
        _genesis = money.totalSupply();
        for (uint256 i = 0; i < ACTORS; ++i) {
            for (uint256 pid = 0; pid < FARMS; ++pid) {
                provide(_actor(i), _token(pid), 1e24);
            }
        }
        // Farm 1's token comes back in the middle of each transfer, as somebody who has a stake.
        ReentrantToken(_token(1)).setHook(address(farms), abi.encodeCall(IFarmMaster.withdraw, (1, 1)));
        vm.roll(START);
    }

    modifier tracked() {
        _pass();
        _;
        for (uint256 pid = 0; pid < FARMS; ++pid) {
            (,,, uint256 acc) = farms.poolInfo(pid);
            _check(acc >= _perShare[pid], "CHEF-8 the reward of a share never falls");
            _perShare[pid] = acc;
        }
        uint256 supply = money.totalSupply();
        _check(supply - _genesis <= (block.number - START) * RATE, "CHEF-4 never more than the rate");
    }

    function deposit(uint256 who, uint256 pid, uint256 amount) external tracked {
        (pid, amount) = (pid % FARMS, within(amount, 1, 1e21));
        address actor = _actor(who);
        uint256 arrives = pid == 2 ? amount - amount * 3 / 100 : amount;
        bool isPaused = block.timestamp < IGuardianPause(address(farms)).pausedUntil();
        bool isBlocked = pid == 3 && BlocklistToken(_token(3)).isBlocked(actor);
        uint256 has = staked(pid, actor);
        uint256 inAll = farms.totalStaked(pid);
        (bool done,) = _act(actor, pid, abi.encodeCall(IFarmMaster.deposit, (pid, amount)), 0);
        _check(done == (!isPaused && !isBlocked), "CHEF-2 a deposit fails for a pause or a token alone");
        if (!done) return;
        _check(staked(pid, actor) == has + arrives, "CHEF-12 what arrived is credited");
        _check(farms.totalStaked(pid) == inAll + arrives, "CHEF-1 the total grows by it");
    }

    function withdraw(uint256 who, uint256 pid, uint256 part) external tracked {
        pid = pid % FARMS;
        address actor = _actor(who);
        uint256 amount = staked(pid, actor) * within(part, 0, 100) / 100;
        if (pid == 3) BlocklistToken(_token(3)).setBlocked(actor, false);
        (uint256 has, uint256 charged) = (staked(pid, actor), _chargeOf(pid, amount));
        (bool done,) = _act(actor, pid, abi.encodeCall(IFarmMaster.withdraw, (pid, amount)), amount);
        _check(done == (amount + charged <= has), "CHEF-2 what is staked can be withdrawn");
        if (done) _check(staked(pid, actor) == has - amount - charged, "CHEF-1 who leaves bears what is charged");
        bytes memory tooMuch = abi.encodeCall(IFarmMaster.withdraw, (pid, staked(pid, actor) + 1));
        vm.prank(actor);
        (done,) = address(farms).call(tooMuch);
        _check(!done, "CHEF-17 no more than one's own");
    }

    function harvest(uint256 who, uint256 pid) external tracked {
        pid = pid % FARMS;
        (bool done, uint256 paid) = _act(_actor(who), pid, abi.encodeCall(IFarmMaster.deposit, (pid, 0)), 0);
        _check(done, "CHEF-2 a harvest never fails");
        if (_canMint) _check(farms.pendingMoney(pid, _actor(who)) == 0, "CHEF-15 all of it is paid");
        else _check(paid == 0, "CHEF-3 nothing is paid that cannot be minted");
    }

    function leaveInHaste(uint256 who, uint256 pid) external tracked {
        pid = pid % FARMS;
        address actor = _actor(who);
        if (pid == 3) BlocklistToken(_token(3)).setBlocked(actor, false);
        uint256 amount = staked(pid, actor);
        uint256 had = ZooToken(_token(pid)).balanceOf(actor);
        uint256 inAll = farms.totalStaked(pid);
        uint256 forgone = farms.pendingMoney(pid, actor) - farms.owedMoney(pid, actor);
        (uint256 other, uint256 pending) = _bystander(actor, pid);
        bool isCharged = _chargeOf(pid, amount) > 0;
        vm.prank(actor);
        (bool done,) = address(farms).call(abi.encodeCall(IFarmMaster.emergencyWithdraw, (pid)));
        _check(done != isCharged, "CHEF-13 leaving in haste never fails, but at the cost of others");
        if (!done) return;
        uint256 back = pid == 2 ? amount - amount * 3 / 100 : amount;
        _check(ZooToken(_token(pid)).balanceOf(actor) == had + back, "CHEF-13 the stake comes back");
        _check(staked(pid, actor) == 0 && farms.totalStaked(pid) == inAll - amount, "CHEF-13 and leaves no receipt");
        _check(farms.pendingMoney(pid, _actor(other)) == pending, "CHEF-10 others lose and gain nothing by it");
        _check(farms.pendingMoney(pid, actor) == farms.owedMoney(pid, actor), "CHEF-13 only debts stay");
        _given[pid] += forgone;
    }

    function inAndOut(uint256 pid, uint256 amount) external tracked {
        if (block.timestamp < IGuardianPause(address(farms)).pausedUntil()) return;
        (pid, amount) = (pid % 2, within(amount, 1, 1e21));
        address visitor = address(0xbeef);
        provide(visitor, _token(pid), amount);
        uint256 had = money.balanceOf(visitor);
        vm.prank(visitor);
        farms.deposit(pid, amount);
        vm.prank(visitor);
        farms.withdraw(pid, amount);
        _check(money.balanceOf(visitor) == had, "CHEF-16 a visit within a block earns nothing");
    }

    function setPoints(uint256 pid, uint256 points, bool flag) external tracked {
        (pid, points) = (pid % FARMS, points % 5 == 0 ? 0 : within(points, 0, 5000));
        vm.prank(OWNER);
        farms.set(pid, points, flag);
        _points[pid] = points;
        uint256 sum = _points[0] + _points[1] + _points[2] + _points[3] + _points[4];
        _check(farms.totalAllocPoint() == sum, "CHEF-5 points add up");
        vm.prank(OWNER);
        (bool done,) = address(farms).call(abi.encodeCall(IFarmMaster.add, (1, _token(pid), flag)));
        _check(!done, "CHEF-6 a token has one farm");
    }

    function setRate(uint256 rate) external tracked {
        uint256 current = farms.moneyPerBlock();
        rate = within(rate, current * 3 / 4 + 1, current * 5 / 4);
        if (rate > RATE) rate = RATE;
        vm.prank(OWNER);
        farms.setMoneyPerBlock(rate);
    }

    function give(uint256 pid, uint256 amount) external tracked {
        amount = within(amount, 1, 1e21);
        uint256 pending = farms.pendingMoney(pid % FARMS, _actor(0));
        address token = _token(pid % FARMS);
        if (token == address(money)) money.transfer(address(farms), amount);
        else ZooToken(token).mint(address(farms), amount);
        _check(farms.pendingMoney(pid % FARMS, _actor(0)) == pending, "CHEF-1 gifts move nothing");
    }

    function meddle(uint256 what, uint256 who) external tracked {
        if (what % 4 == 0) {
            _canMint = !_canMint;
            if (_canMint) money.grantRole(money.MINTER_ROLE(), address(farms));
            else money.revokeRole(money.MINTER_ROLE(), address(farms));
        } else if (what % 4 == 1) {
            vm.prank(OWNER);
            IGuardianPause(address(farms)).setGuardian(GUARDIAN);
            vm.prank(GUARDIAN);
            IGuardianPause(address(farms)).pause();
        } else if (what % 4 == 2) {
            BlocklistToken(_token(3)).setBlocked(_actor(who), true);
        } else {
            farms.massUpdatePools();
        }
    }

    function pass(uint256 blocks) external tracked {
        blocks = within(blocks, 1, 5000);
        vm.roll(block.number + blocks);
        vm.warp(block.timestamp + blocks * 3);
        _pass();
    }

    /// @dev All of it again, once for each campaign and state that forge looks at.
    function violations() external view returns (string memory) {
        if (bytes(broken).length > 0) return broken;
        for (uint256 pid = 0; pid < FARMS; ++pid) {
            (uint256 sum, uint256 pending) = (0, 0);
            for (uint256 i = 0; i < ACTORS; ++i) {
                sum += staked(pid, _actor(i));
                pending += farms.pendingMoney(pid, _actor(i));
            }
            if (sum != farms.totalStaked(pid)) return "CHEF-1 stakes add up";
            if (sum > ZooToken(_token(pid)).balanceOf(address(farms))) return "CHEF-1 stakes lie there";
            uint256 spoken = _given[pid] + pending;
            uint256 due = _due[pid] >> 64;
            // A part of a 2^64th is lost with each window.
            if (spoken > due + 1) return "CHEF-3 CHEF-7 no farm gives more than its weight";
            // Less than two wei each time somebody or the farm is looked at, and what has not been shared yet.
            if (due > spoken + 2 * _windows[pid] + 1e7) return "CHEF-7 no farm gives less than its weight";
        }
        return "";
    }

    function _act(address actor, uint256 pid, bytes memory data, uint256 out)
        private
        returns (bool done, uint256 paid)
    {
        uint256 due = farms.pendingMoney(pid, actor);
        uint256 had = money.balanceOf(actor);
        (uint256 other, uint256 pending) = _bystander(actor, pid);
        uint256 supply = money.totalSupply();
        vm.prank(actor);
        (done,) = address(farms).call(data);
        ++_windows[pid];
        if (!done) return (false, 0);
        paid = money.totalSupply() - supply;
        _given[pid] += paid;
        if (_canMint) _check(paid == due, "CHEF-15 what was shown is paid");
        else _check(farms.owedMoney(pid, actor) == due, "CHEF-3 what was not paid is owed");
        if (pid != 0) _check(money.balanceOf(actor) == had + paid, "CHEF-17 to the staker who earned it");
        else if (out > 0) _check(money.balanceOf(actor) == had + paid + out, "CHEF-17 stake and reward");
        _check(farms.pendingMoney(pid, _actor(other)) >= pending, "CHEF-10 others lose nothing by it");
    }

    function _bystander(address actor, uint256 pid) private view returns (uint256 other, uint256 pending) {
        other = uint160(actor) % ACTORS;
        if (_actor(other) == actor) other = (other + 1) % ACTORS;
        pending = farms.pendingMoney(pid, _actor(other));
    }

    /// @dev Books the blocks since the last look by the weights that held then.
    function _pass() private {
        uint256 blocks = block.number - _seen;
        _seen = block.number;
        uint256 all = farms.totalAllocPoint();
        if (blocks == 0 || all == 0) return;
        for (uint256 pid = 0; pid < FARMS; ++pid) {
            if (farms.totalStaked(pid) == 0) continue;
            _due[pid] += (blocks * farms.moneyPerBlock() * _points[pid] << 64) / all;
            // Each actor's part is rounded once as well.
            ++_windows[pid];
        }
    }

    /// @dev What farm 4's token charges on top and no gift pays for.
    function _chargeOf(uint256 pid, uint256 amount) private view returns (uint256) {
        if (pid != 4) return 0;
        uint256 surplus = ZooToken(_token(4)).balanceOf(address(farms)) - farms.totalStaked(4);
        uint256 charge = amount * 3 / 100;
        return charge > surplus ? charge - surplus : 0;
    }

    function _check(bool holds, string memory what) private {
        if (!holds && bytes(broken).length == 0) broken = what;
    }

    function _actor(uint256 seed) private pure returns (address) {
        return address(uint160(0xa0 + seed % ACTORS));
    }

    function _token(uint256 pid) private view returns (address token) {
        (token,,,) = farms.poolInfo(pid);
    }
}
