// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IFarmMaster} from "../farms/IFarmMaster.sol";
import {GuardianPause} from "../shared/GuardianPause.sol";
import {LeanCalls} from "../shared/LeanCalls.sol";
import {IMoneyToken} from "../tokens/IMoneyToken.sol";
import {IMoneyVault} from "./IMoneyVault.sol";
import {ChainLock} from "@chain-lock/ChainLock.sol";
import {IAccessControl} from "@openzeppelin/contracts/access/IAccessControl.sol";
import {Ownable} from "@openzeppelin/contracts/access/Ownable.sol";
import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import {SafeERC20} from "@openzeppelin/contracts/token/ERC20/utils/SafeERC20.sol";

/// @title The vault: pool 0
contract MoneyVault is IMoneyVault, ChainLock, GuardianPause {
    using SafeERC20 for IERC20;

    /// @dev One slot. No amount of MONEY or shares reaches 2^84.
    struct Holder {
        uint96 shares;
        uint96 worth;
        uint32 lastDeposited;
        uint32 lastAction;
    }

    /// @dev One slot.
    struct Vault {
        uint96 shares;
        uint96 staked;
        uint16 performanceFee;
        uint8 callFee;
        uint8 withdrawFee;
        uint24 withdrawFeePeriod;
        bool isPulled;
    }

    uint256 public constant override MAX_PERFORMANCE_FEE = 500;
    uint256 public constant override MAX_CALL_FEE = 100;
    uint256 public constant override MAX_WITHDRAW_FEE = 100;
    uint256 public constant override MAX_WITHDRAW_FEE_PERIOD = 72 hours;
    uint256 private constant BASIS = 10_000;
    uint256 private constant VIRTUAL = 1e12;
    /// @dev Far more than farm 0 needs. A call with less gas has none left for what follows it.
    uint256 private constant FARM_GAS = 500_000;

    address public immutable money;
    IFarmMaster public immutable farmMaster;

    Vault private _vault = Vault(0, 0, 200, 25, 10, uint24(MAX_WITHDRAW_FEE_PERIOD), false);
    uint96 private _idle;
    address public override treasury;
    mapping(address account => Holder) private _holders;

    constructor(address money_, IFarmMaster farmMaster_, address owner, address guardian, address treasury_)
        Ownable(owner)
        GuardianPause(guardian)
    {
        (address staked,,,) = farmMaster_.poolInfo(0);
        if (staked != money_) revert InvalidFarm();
        (money, farmMaster) = (money_, farmMaster_);
        _setTreasury(treasury_);
        IERC20(money_).forceApprove(address(farmMaster_), type(uint256).max);
    }

    function deposit(uint256 amount) external override lock whenNotPaused {
        if (amount == 0) revert ZeroAmount();
        (Vault memory vault, uint256 idle, uint256 gained) = _collected();
        uint256 owed = farmMaster.owedMoney(0, address(this));
        if (owed > 0) revert RewardUnpaid(owed);
        uint256 fee = gained * vault.performanceFee / BASIS;
        idle += gained - fee;
        uint256 shares = amount * (vault.shares + VIRTUAL) / (vault.staked + idle + VIRTUAL);
        if (shares == 0) revert ZeroShares();
        IERC20(money).safeTransferFrom(msg.sender, address(this), amount);

        Holder memory holder = _holders[msg.sender];
        unchecked {
            holder.shares += uint96(shares);
            vault.shares += uint96(shares);
            holder.lastDeposited = uint32(block.timestamp);
        }
        _store(vault, idle + amount, holder);
        _earn();
        _sendToTreasury(fee);
        emit Deposit(msg.sender, amount, shares, block.timestamp);
    }

    function withdraw(uint256 shares) external override {
        _withdraw(shares);
    }

    function withdrawAll() external override {
        _withdraw(_holders[msg.sender].shares);
    }

    function harvest() external override lock whenNotPaused {
        (Vault memory vault, uint256 idle, uint256 gained) = _collected();
        uint256 fee = gained * vault.performanceFee / BASIS;
        uint256 bounty = gained * vault.callFee / BASIS;
        _idle = uint96(idle + gained - fee - bounty);
        _earn();
        _sendToTreasury(fee);
        emit Harvest(msg.sender, fee, bounty);
        if (bounty > 0) IERC20(money).safeTransfer(msg.sender, bounty);
    }

    function setPerformanceFee(uint256 newFee) external override lock onlyOwner {
        _compound();
        _vault.performanceFee = uint16(_capped(newFee, MAX_PERFORMANCE_FEE));
        _emitFees();
    }

    function setCallFee(uint256 newFee) external override lock onlyOwner {
        _compound();
        _vault.callFee = uint8(_capped(newFee, MAX_CALL_FEE));
        _emitFees();
    }

    function setWithdrawFee(uint256 newFee) external override onlyOwner {
        _vault.withdrawFee = uint8(_capped(newFee, MAX_WITHDRAW_FEE));
        _emitFees();
    }

    function setWithdrawFeePeriod(uint256 newPeriod) external override onlyOwner {
        _vault.withdrawFeePeriod = uint24(_capped(newPeriod, MAX_WITHDRAW_FEE_PERIOD));
        _emitFees();
    }

    function setTreasury(address newTreasury) external override onlyOwner {
        _setTreasury(newTreasury);
    }

    function emergencyWithdraw() external override lock onlyOwner {
        uint256 held = LeanCalls.balanceOf(money, address(this));
        try farmMaster.withdraw{gas: FARM_GAS}(0, 0) {} catch {}
        uint256 gained = LeanCalls.balanceOf(money, address(this)) - held;
        uint256 fee = gained * _vault.performanceFee / BASIS;
        uint96 staked = _vault.staked;
        (_vault.staked, _vault.isPulled) = (0, true);
        _idle += uint96(staked + gained - fee);
        emit Pulled(staked);
        farmMaster.emergencyWithdraw(0);
        _sendToTreasury(fee);
    }

    function earn() external override lock onlyOwner {
        if (!_vault.isPulled) revert NotPulled();
        _vault.isPulled = false;
        // With what the farm owes from before the pull.
        _compound();
        emit Restaked(_vault.staked);
    }

    function inCaseTokensGetStuck(address token) external override onlyOwner {
        if (token == money) revert NotAStuckToken();
        IERC20(token).safeTransfer(msg.sender, LeanCalls.balanceOf(token, address(this)));
    }

    function performanceFee() external view override returns (uint256) {
        return _vault.performanceFee;
    }

    function callFee() external view override returns (uint256) {
        return _vault.callFee;
    }

    function withdrawFee() external view override returns (uint256) {
        return _vault.withdrawFee;
    }

    function withdrawFeePeriod() external view override returns (uint256) {
        return _vault.withdrawFeePeriod;
    }

    function isPulled() external view override returns (bool) {
        return _vault.isPulled;
    }

    function totalShares() external view override returns (uint256) {
        return _vault.shares;
    }

    function balanceOf() external view override returns (uint256) {
        return uint256(_vault.staked) + _idle;
    }

    function available() external view override returns (uint256) {
        return _idle;
    }

    function getPricePerFullShare() external view override returns (uint256) {
        return _worth(_vault, _idle, 1e18);
    }

    function userInfo(address account) external view override returns (uint256, uint256, uint256, uint256) {
        Holder memory holder = _holders[account];
        return (holder.shares, holder.lastDeposited, holder.worth, holder.lastAction);
    }

    function calculateHarvestCakeRewards() external view override returns (uint256) {
        uint256 pending = calculateTotalPendingCakeRewards();
        return _isMintable(pending) ? pending * _vault.callFee / BASIS : 0;
    }

    function calculateTotalPendingCakeRewards() public view override returns (uint256) {
        return _vault.isPulled ? 0 : farmMaster.pendingMoney(0, address(this));
    }

    /// @dev Whether the farm can pay so much MONEY now; what it cannot, it owes.
    function _isMintable(uint256 amount) private view returns (bool) {
        IMoneyToken token = IMoneyToken(money);
        return IAccessControl(money).hasRole(token.MINTER_ROLE(), address(farmMaster))
            && IERC20(money).totalSupply() + amount <= token.CAP();
    }

    function _withdraw(uint256 shares) private lock {
        Holder memory holder = _holders[msg.sender];
        if (shares == 0) revert ZeroAmount();
        if (shares > holder.shares) revert InsufficientShares(shares, holder.shares);
        (Vault memory vault, uint256 idle, uint256 gained) = _collected();
        uint256 fee = gained * vault.performanceFee / BASIS;
        idle += gained - fee;
        uint256 amount = _worth(vault, idle, shares);
        uint256 unstaked = amount > idle ? amount - idle : 0;
        unchecked {
            holder.shares -= uint96(shares);
            vault.shares -= uint96(shares);
            vault.staked -= uint96(unstaked);
            _store(vault, idle + unstaked - amount, holder);
        }
        if (unstaked > 0) farmMaster.withdraw(0, unstaked);
        else _tryEarn();
        if (block.timestamp < uint256(holder.lastDeposited) + vault.withdrawFeePeriod) {
            uint256 leaving = amount * vault.withdrawFee / BASIS;
            fee += leaving;
            amount -= leaving;
        }
        _sendToTreasury(fee);
        emit Withdraw(msg.sender, amount, shares);
        IERC20(money).safeTransfer(msg.sender, amount);
    }

    /// @dev What the vault is, once the farm has paid what the stake has earned; that is not counted yet.
    function _collected() private returns (Vault memory vault, uint256 idle, uint256 gained) {
        (vault, idle) = (_vault, _idle);
        if (vault.isPulled) return (vault, idle, 0);
        uint256 held = LeanCalls.balanceOf(money, address(this));
        farmMaster.withdraw(0, 0);
        gained = LeanCalls.balanceOf(money, address(this)) - held;
    }

    /// @dev Stakes what lies here, unless the vault is pulled.
    function _earn() private {
        uint96 idle = _idle;
        if (idle == 0 || _vault.isPulled) return;
        _idle = 0;
        _vault.staked += idle;
        farmMaster.deposit(0, idle);
    }

    /// @dev The same where the farm must not stop the call: what it refuses lies here until the next one.
    function _tryEarn() private {
        uint96 idle = _idle;
        if (idle == 0 || _vault.isPulled) return;
        try farmMaster.deposit{gas: FARM_GAS}(0, idle) {
            _idle = 0;
            _vault.staked += idle;
        } catch {}
    }

    /// @dev Collects by the fees of now and stakes it.
    function _compound() private {
        (Vault memory vault, uint256 idle, uint256 gained) = _collected();
        uint256 fee = gained * vault.performanceFee / BASIS;
        _idle = uint96(idle + gained - fee);
        _tryEarn();
        _sendToTreasury(fee);
    }

    /// @dev Writes down vault and caller; what the caller's shares are worth now is part of it.
    function _store(Vault memory vault, uint256 idle, Holder memory holder) private {
        holder.worth = uint96(_worth(vault, idle, holder.shares));
        holder.lastAction = uint32(block.timestamp);
        (_vault, _idle, _holders[msg.sender]) = (vault, uint96(idle), holder);
    }

    function _sendToTreasury(uint256 amount) private {
        if (amount > 0) IERC20(money).safeTransfer(treasury, amount);
    }

    function _setTreasury(address newTreasury) private {
        if (newTreasury == address(0)) revert InvalidTreasury();
        treasury = newTreasury;
        emit TreasurySet(newTreasury);
    }

    function _emitFees() private {
        Vault memory vault = _vault;
        emit FeesSet(vault.performanceFee, vault.callFee, vault.withdrawFee, vault.withdrawFeePeriod);
    }

    function _capped(uint256 fee, uint256 cap) private pure returns (uint256) {
        if (fee > cap) revert FeeTooHigh(fee, cap);
        return fee;
    }

    function _worth(Vault memory vault, uint256 idle, uint256 shares) private pure returns (uint256) {
        return shares * (vault.staked + idle + VIRTUAL) / (vault.shares + VIRTUAL);
    }

    function _revertLocked() internal pure override {
        revert Reentered();
    }
}
