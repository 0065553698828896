// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IMoneyVault} from "../../src/pools/IMoneyVault.sol";
import {IGuardianPause} from "../../src/shared/IGuardianPause.sol";
import {VaultScene} from "./VaultScene.sol";

/// @title Eight actors, an owner, a guardian and a giver of gifts, on the vault beside one manual stake
contract VaultHandler is VaultScene {
    uint256 private constant ACTORS = 8;

    string public broken;
    uint256 private _price = 1e18;
    bool private _canMint = true;

    constructor() {
        setUpVault();
        for (uint256 i = 0; i < ACTORS; ++i) {
            money.transfer(_actor(i), 1e24 / 2);
            vm.prank(_actor(i));
            money.approve(address(vault), type(uint256).max);
        }
    }

    modifier tracked() {
        _;
        uint256 price = vault.getPricePerFullShare();
        _check(price >= _price, "VAULT-2 the price of a share never falls");
        _price = price;
        _check(vault.balanceOf() == vault.available() + staked(0, address(vault)), "VAULT-6 staked and idle are all");
        _check(money.balanceOf(address(vault)) >= vault.available(), "VAULT-6 idle MONEY lies there");
        bool capped = vault.performanceFee() <= 500 && vault.callFee() <= 100 && vault.withdrawFee() <= 100;
        _check(capped && vault.withdrawFeePeriod() <= 72 hours, "VAULT-8 fees stay below their caps");
    }

    function deposit(uint256 who, uint256 amount) external tracked {
        address actor = _actor(who);
        amount = within(amount, 1, 1e22);
        (uint256 had,,,) = vault.userInfo(actor);
        uint256 due = _feeDue();
        bool isOwed = _isOwed();
        bool mayFail = _isPaused() || isOwed || amount < _leastDeposit();
        (bool done, uint256 fee) = _act(actor, abi.encodeCall(IMoneyVault.deposit, (amount)));
        _check(done || mayFail, "VAULT-12 a deposit fails for a pause, a debt or for nothing alone");
        _check(!done || !isOwed, "VAULT-16 no deposit beside a debt");
        if (!done) return;
        (uint256 shares, uint256 time, uint256 worth, uint256 action) = vault.userInfo(actor);
        _check(shares > had, "VAULT-4 no deposit without a share");
        _check(time == block.timestamp && action == block.timestamp, "VAULT-10 the timer of its own deposit");
        _check(fee == due, "VAULT-7 the performance fee once");
        _check(farms.owedMoney(0, address(vault)) == 0, "VAULT-16 who comes shares in nothing owed");
        _check(worth <= _worth(shares) && worth + 2 >= _worth(shares), "what is noted is what it is worth");
    }

    function withdraw(uint256 who, uint256 part) external tracked {
        address actor = _actor(who);
        (uint256 shares, uint256 time,,) = vault.userInfo(actor);
        if (shares == 0) return;
        uint256 leaving = part % 5 == 0 ? shares : within(part, 1, shares);
        bool isEarly = block.timestamp < time + vault.withdrawFeePeriod();
        _leave(actor, leaving, leaving == shares, isEarly);
        _check(vault.available() == 0 || vault.isPulled(), "VAULT-17 an exit leaves nothing idle");
        (uint256 left, uint256 later,,) = vault.userInfo(actor);
        _check(left == shares - leaving && later == time, "VAULT-10 a withdrawal moves no timer");
    }

    function harvest(uint256 who) external tracked {
        address actor = _actor(who);
        uint256 bounty = vault.calculateHarvestCakeRewards();
        uint256 had = money.balanceOf(actor);
        uint256 due = _feeDue();
        (bool done, uint256 fee) = _act(actor, abi.encodeCall(IMoneyVault.harvest, ()));
        _check(done == !_isPaused(), "VAULT-12 a harvest fails for a pause alone");
        if (!done) return;
        _check(money.balanceOf(actor) - had == bounty, "VAULT-9 the bounty shown is paid");
        _check(fee == due, "VAULT-7 the performance fee once");
    }

    function inAndOut(uint256 amount, bool harvests) external tracked {
        if (_isPaused() || _isOwed()) return;
        address visitor = address(0xbeef);
        uint256 smallest = _leastDeposit();
        amount = within(amount, smallest < 1e6 ? 1e6 : smallest, 1e22);
        money.transfer(visitor, amount);
        vm.startPrank(visitor);
        uint256 had = money.balanceOf(visitor);
        money.approve(address(vault), amount);
        vault.deposit(amount);
        if (harvests) vault.harvest();
        vault.withdrawAll();
        uint256 has = money.balanceOf(visitor);
        money.transfer(address(this), has);
        vm.stopPrank();
        _check(has <= had, "VAULT-15 a sandwich earns nothing");
        uint256 least = amount - amount * vault.withdrawFee() / 10_000;
        _check(has + 1000 + 2 * vault.getPricePerFullShare() / 1e18 >= least, "VAULT-3 and costs the fee alone");
    }

    function give(uint256 amount) external tracked {
        uint256 price = vault.getPricePerFullShare();
        money.transfer(address(vault), within(amount, 1, 1e21));
        _check(vault.getPricePerFullShare() == price, "VAULT-5 gifts move no price");
    }

    function meddle(uint256 what, uint256 fee) external tracked {
        what = what % 8;
        if (what == 0) {
            _canMint = !_canMint;
            if (_canMint) money.grantRole(money.MINTER_ROLE(), address(farms));
            else money.revokeRole(money.MINTER_ROLE(), address(farms));
            return;
        }
        vm.startPrank(what == 1 ? GUARDIAN : OWNER);
        if (what == 1) {
            (bool done,) = address(vault).call(abi.encodeCall(IGuardianPause.pause, ()));
            done;
        }
        if (what == 2) IGuardianPause(address(vault)).setGuardian(GUARDIAN);
        if (what == 3) vault.setPerformanceFee(within(fee, 0, 500));
        if (what == 4) vault.setWithdrawFee(within(fee, 0, 100));
        if (what == 5) vault.setCallFee(within(fee, 0, 100));
        if (what == 6 && !vault.isPulled()) {
            uint256 gained = _canMint ? vault.calculateTotalPendingCakeRewards() : 0;
            uint256 assets = vault.balanceOf() + gained - _feeDue();
            vault.emergencyWithdraw();
            _check(vault.balanceOf() == assets, "VAULT-13 a pull takes nothing from the shares");
        }
        if (what == 7 && vault.isPulled()) vault.earn();
        vm.stopPrank();
    }

    function wait(uint256 blocks) external tracked {
        pass(within(blocks, 1, 30_000));
    }

    /// @dev All of them leave at last; what they leave behind is dust.
    function violations() external view returns (string memory) {
        if (bytes(broken).length > 0) return broken;
        (uint256 sum, uint256 worth) = (0, 0);
        for (uint256 i = 0; i < ACTORS; ++i) {
            sum += sharesOf(_actor(i));
            worth += _worth(sharesOf(_actor(i)));
        }
        if (sum != vault.totalShares()) return "VAULT-1 shares add up";
        if (worth > vault.balanceOf()) return "VAULT-6 all shares can be paid";
        // The price of the 1e12 locked shares, above the 1e12 wei that are not there, and a wei each.
        uint256 dust = (vault.getPricePerFullShare() - 1e18) / 1e6 + ACTORS + 2;
        if (vault.balanceOf() - worth > dust + sum / 1e18) return "VAULT-14 the last one leaves dust";
        return "";
    }

    function _leave(address actor, uint256 shares, bool isAll, bool isEarly) private {
        (uint256 due, uint256 least, uint256 had) = (_feeDue(), _worth(shares), money.balanceOf(actor));
        bytes memory data =
            isAll ? abi.encodeCall(IMoneyVault.withdrawAll, ()) : abi.encodeCall(IMoneyVault.withdraw, (shares));
        (bool done, uint256 fee) = _act(actor, data);
        _check(done, "VAULT-11 VAULT-12 what one has can be withdrawn");
        uint256 got = money.balanceOf(actor) - had;
        uint256 early = fee - due;
        _check(isEarly ? early == (got + early) * vault.withdrawFee() / 10_000 : early == 0, "VAULT-3 the fee is right");
        _check(got + early >= least, "VAULT-3 at least what was shown");
    }

    /// @dev A call of an actor, and what the treasury got of it.
    function _act(address actor, bytes memory data) private returns (bool done, uint256 fee) {
        uint256 had = money.balanceOf(TREASURY);
        vm.prank(actor);
        (done,) = address(vault).call(data);
        fee = money.balanceOf(TREASURY) - had;
    }

    function _feeDue() private view returns (uint256) {
        return _canMint ? vault.calculateTotalPendingCakeRewards() * vault.performanceFee() / 10_000 : 0;
    }

    /// @dev Less may buy no share: what one costs when all that waits is collected.
    function _leastDeposit() private view returns (uint256) {
        uint256 assets = vault.balanceOf() + vault.calculateTotalPendingCakeRewards();
        return (assets + 1e12) / (vault.totalShares() + 1e12) + 1;
    }

    function _worth(uint256 shares) private view returns (uint256) {
        return shares * (vault.balanceOf() + 1e12) / (vault.totalShares() + 1e12);
    }

    /// @dev Something was not paid, or will not be when a deposit collects it.
    function _isOwed() private view returns (bool) {
        if (_canMint && !vault.isPulled()) return false;
        return farms.owedMoney(0, address(vault)) + vault.calculateTotalPendingCakeRewards() > 0;
    }

    function _isPaused() private view returns (bool) {
        return block.timestamp < IGuardianPause(address(vault)).pausedUntil();
    }

    function _check(bool holds, string memory what) private {
        if (!holds && bytes(broken).length == 0) broken = what;
    }

    function _actor(uint256 seed) private pure returns (address) {
        return address(uint160(0xb0 + seed % ACTORS));
    }
}
