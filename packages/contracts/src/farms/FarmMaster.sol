// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {GuardianPause} from "../shared/GuardianPause.sol";
import {MeasuredTransfer} from "../shared/MeasuredTransfer.sol";
import {RewardPerShare, Stake} from "../shared/RewardPerShare.sol";
import {IMoneyToken} from "../tokens/IMoneyToken.sol";
import {IFarmMaster} from "./IFarmMaster.sol";
import {ChainLock} from "@chain-lock/ChainLock.sol";
import {Ownable} from "@openzeppelin/contracts/access/Ownable.sol";
import {Math} from "@openzeppelin/contracts/utils/math/Math.sol";
import {SafeCast} from "@openzeppelin/contracts/utils/math/SafeCast.sol";

/// @title The farm master
contract FarmMaster is IFarmMaster, ChainLock, GuardianPause {
    using MeasuredTransfer for address;
    using RewardPerShare for Stake;

    /// @dev What changes with time: one slot beside the rewards.
    struct Clock {
        uint64 allocPoint;
        uint64 lastRewardBlock;
        /// @dev Wei that rounding left, for the next reward.
        uint128 rest;
    }

    struct Farm {
        Stake rewards;
        Clock clock;
        address lpToken;
    }

    struct Emission {
        uint64 moneyPerBlock;
        uint64 totalAllocPoint;
        /// @dev Whether minting ever failed: until then no debt exists, and none is read.
        bool owes;
    }

    uint256 public constant MAX_MONEY_PER_BLOCK = 0.009e18;
    /// @notice Ten years of blocks, one each 3 seconds: what MONEY's cap leaves room for.
    uint256 public constant EMISSION_BLOCKS = 105_120_000;
    /// @notice An update of so many farms fits into a small part of a block.
    uint256 public constant MAX_POOLS = 500;
    /// @dev All MONEY that can be emitted is below 2^80 wei.
    uint256 private constant UNIT = 2 ** 64;
    uint256 private constant FAMILY_PRECISION = 1e12;

    IMoneyToken public immutable money;
    uint256 public immutable override startBlock;
    uint256 public immutable override endBlock;

    uint256 public override poolLength;
    mapping(uint256 pid => mapping(address account => uint256)) public override owedMoney;
    /// @notice Whether a token has a farm.
    mapping(address lpToken => bool) public isFarmed;

    Emission private _emission = Emission(uint64(MAX_MONEY_PER_BLOCK), 0, false);
    mapping(uint256 pid => Farm) private _farms;
    mapping(uint256 pid => mapping(address account => Stake)) private _accounts;

    /// @param firstBlock Where emission begins; this block when that has passed
    /// @param lpTokens The first farms: MONEY itself is farm 0
    constructor(
        IMoneyToken money_,
        uint256 firstBlock,
        address owner,
        address guardian,
        address[] memory lpTokens,
        uint256[] memory allocPoints
    ) Ownable(owner) GuardianPause(guardian) {
        if (lpTokens.length != allocPoints.length) revert LengthMismatch();
        money = money_;
        startBlock = Math.max(firstBlock, block.number);
        endBlock = startBlock + EMISSION_BLOCKS;
        for (uint256 i = 0; i < lpTokens.length; ++i) {
            _add(allocPoints[i], lpTokens[i]);
        }
    }

    function deposit(uint256 pid, uint256 amount) external override {
        _deposit(pid, amount);
    }

    function enterStaking(uint256 amount) external override {
        _deposit(0, amount);
    }

    function withdraw(uint256 pid, uint256 amount) external override {
        _withdraw(pid, amount);
    }

    function leaveStaking(uint256 amount) external override {
        _withdraw(0, amount);
    }

    function emergencyWithdraw(uint256 pid) external override lock {
        Farm storage farm = _knownFarm(pid);
        uint256 amount = _accounts[pid][msg.sender].shares();
        _accounts[pid][msg.sender] = Stake.wrap(0);
        // Up to now the leaver shares in the reward and gives that part up: no other staker earns it.
        _update(farm, _emission);
        farm.rewards = farm.rewards.left(amount);
        emit EmergencyWithdraw(msg.sender, pid, amount);
        if (amount > 0) _giveBack(farm, pid, amount);
    }

    function updatePool(uint256 pid) external override {
        _update(_knownFarm(pid), _emission);
    }

    function massUpdatePools() external override {
        _updateAll();
    }

    function add(uint256 allocPoint, address lpToken, bool) external override onlyOwner {
        _updateAll();
        _add(allocPoint, lpToken);
    }

    function set(uint256 pid, uint256 allocPoint, bool) external override onlyOwner {
        _updateAll();
        Clock storage clock = _knownFarm(pid).clock;
        _emission.totalAllocPoint = _emission.totalAllocPoint - clock.allocPoint + SafeCast.toUint32(allocPoint);
        clock.allocPoint = uint64(allocPoint);
        emit PoolSet(pid, allocPoint);
    }

    function setMoneyPerBlock(uint256 newMoneyPerBlock) external override onlyOwner {
        _updateAll();
        uint256 current = _emission.moneyPerBlock;
        bool isNear = newMoneyPerBlock * 4 >= current * 3 && newMoneyPerBlock * 4 <= current * 5;
        if (newMoneyPerBlock > MAX_MONEY_PER_BLOCK || !isNear) revert InvalidEmission(newMoneyPerBlock);
        _emission.moneyPerBlock = uint64(newMoneyPerBlock);
        emit EmissionChange(newMoneyPerBlock);
    }

    function moneyPerBlock() external view override returns (uint256) {
        return _emission.moneyPerBlock;
    }

    function totalAllocPoint() external view override returns (uint256) {
        return _emission.totalAllocPoint;
    }

    function poolInfo(uint256 pid)
        external
        view
        override
        returns (address lpToken, uint256 allocPoint, uint256 lastRewardBlock, uint256 accMoneyPerShare)
    {
        Farm storage farm = _knownFarm(pid);
        accMoneyPerShare = farm.rewards.perShare() * FAMILY_PRECISION / UNIT;
        return (farm.lpToken, farm.clock.allocPoint, farm.clock.lastRewardBlock, accMoneyPerShare);
    }

    function userInfo(uint256 pid, address account)
        external
        view
        override
        returns (uint256 amount, uint256 rewardDebt)
    {
        Stake stake = _accounts[pid][account];
        return (stake.shares(), stake.debt(UNIT));
    }

    function totalStaked(uint256 pid) external view override returns (uint256) {
        return _farms[pid].rewards.shares();
    }

    function pendingMoney(uint256 pid, address account) external view override returns (uint256) {
        (Stake rewards,) = _updated(_knownFarm(pid), _emission);
        return owedMoney[pid][account] + rewards.earned(_accounts[pid][account], UNIT);
    }

    function getMultiplier(uint256 from, uint256 to) public view override returns (uint256) {
        unchecked {
            return Math.saturatingSub(Math.min(to, endBlock), Math.max(from, startBlock));
        }
    }

    function _deposit(uint256 pid, uint256 amount) private lock {
        Farm storage farm = _knownFarm(pid);
        if (amount > 0) {
            _requireNotPaused();
            amount = farm.lpToken.take(amount);
        }
        _settle(farm, pid, amount, 0);
        emit Deposit(msg.sender, pid, amount);
    }

    function _withdraw(uint256 pid, uint256 amount) private lock {
        Farm storage farm = _knownFarm(pid);
        _settle(farm, pid, 0, amount);
        emit Withdraw(msg.sender, pid, amount);
        if (amount > 0) _giveBack(farm, pid, amount);
    }

    /// @dev What the token charges on top leaves what the caller still has staked, not the stakes of others.
    function _giveBack(Farm storage farm, uint256 pid, uint256 amount) private {
        uint256 excess = farm.lpToken.send(msg.sender, amount);
        if (excess == 0) return;
        uint256 charged = farm.lpToken.missing(excess, farm.rewards.shares());
        if (charged == 0) return;
        Stake account = _accounts[pid][msg.sender];
        if (charged > account.shares()) revert InsufficientStake(amount + charged, amount + account.shares());
        (farm.rewards, _accounts[pid][msg.sender]) = (farm.rewards.left(charged), account.left(charged));
        emit Withdraw(msg.sender, pid, charged);
    }

    /// @dev Brings farm and caller up to this block, changes the caller's stake, pays what was earned.
    function _settle(Farm storage farm, uint256 pid, uint256 entering, uint256 leaving) private {
        Stake account = _accounts[pid][msg.sender];
        uint256 amount = account.shares();
        if (leaving > amount) revert InsufficientStake(leaving, amount);
        Emission memory emission = _emission;
        Stake rewards;
        (rewards, farm.clock) = _updated(farm, emission);
        uint256 earned = rewards.earned(account, UNIT);
        rewards = rewards.entered(entering).left(leaving);
        farm.rewards = rewards;
        unchecked {
            _accounts[pid][msg.sender] = rewards.noted(amount + entering - leaving);
        }
        _pay(pid, earned, emission.owes);
    }

    /// @dev Pays the caller what was earned now and what is owed from before, or notes it.
    function _pay(uint256 pid, uint256 earned, bool owes) private {
        uint256 before = owes ? owedMoney[pid][msg.sender] : 0;
        uint256 due = earned + before;
        if (due == 0) return;
        try money.mint(msg.sender, due) {
            if (before > 0) owedMoney[pid][msg.sender] = 0;
        } catch {
            owedMoney[pid][msg.sender] = due;
            _emission.owes = true;
            emit RewardOwed(msg.sender, pid, due);
        }
    }

    function _add(uint256 allocPoint, address lpToken) private {
        uint256 pid = poolLength;
        if (pid == MAX_POOLS) revert TooManyPools();
        if (isFarmed[lpToken] || lpToken.code.length == 0) revert InvalidLpToken(lpToken);
        isFarmed[lpToken] = true;
        poolLength = pid + 1;
        _emission.totalAllocPoint += SafeCast.toUint32(allocPoint);
        _farms[pid].lpToken = lpToken;
        _farms[pid].clock = Clock(uint64(allocPoint), uint64(Math.max(block.number, startBlock)), 0);
        emit PoolAdd(pid, lpToken, allocPoint);
    }

    function _updateAll() private {
        Emission memory emission = _emission;
        uint256 length = poolLength;
        for (uint256 pid = 0; pid < length; ++pid) {
            _update(_farms[pid], emission);
        }
    }

    function _update(Farm storage farm, Emission memory emission) private {
        (farm.rewards, farm.clock) = _updated(farm, emission);
    }

    /// @dev A farm as it is in this block. Without a stake or without points it earns nothing, and the blocks pass.
    function _updated(Farm storage farm, Emission memory emission)
        private
        view
        returns (Stake rewards, Clock memory clock)
    {
        (rewards, clock) = (farm.rewards, farm.clock);
        if (block.number <= clock.lastRewardBlock) return (rewards, clock);
        if (rewards.shares() > 0 && clock.allocPoint > 0) {
            unchecked {
                // Below 2^64 blocks, 2^54 wei a block, 2^32 points; all points are at least these.
                uint256 minted = getMultiplier(clock.lastRewardBlock, block.number) * emission.moneyPerBlock
                    * clock.allocPoint / emission.totalAllocPoint;
                uint256 rest;
                (rewards, rest) = rewards.rewarded(minted + clock.rest, UNIT);
                clock.rest = uint128(rest);
            }
        }
        clock.lastRewardBlock = uint64(block.number);
    }

    function _knownFarm(uint256 pid) private view returns (Farm storage farm) {
        farm = _farms[pid];
        if (farm.clock.lastRewardBlock == 0) revert UnknownPool(pid);
    }

    function _revertLocked() internal pure override {
        revert Reentered();
    }
}
