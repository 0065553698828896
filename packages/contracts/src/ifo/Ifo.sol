// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IPointCenter} from "../profile/IPointCenter.sol";
import {IProfile} from "../profile/IProfile.sol";
import {GuardianPause} from "../shared/GuardianPause.sol";
import {LeanCalls} from "../shared/LeanCalls.sol";
import {MeasuredTransfer} from "../shared/MeasuredTransfer.sol";
import {OperatorRole} from "../shared/OperatorRole.sol";
import {IIfo} from "./IIfo.sol";
import {ChainLock} from "@chain-lock/ChainLock.sol";
import {Ownable} from "@openzeppelin/contracts/access/Ownable.sol";
import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import {SafeERC20} from "@openzeppelin/contracts/token/ERC20/utils/SafeERC20.sol";
import {Math} from "@openzeppelin/contracts/utils/math/Math.sol";
import {SafeCast} from "@openzeppelin/contracts/utils/math/SafeCast.sol";

/// @title An initial farm offering
contract Ifo is IIfo, ChainLock, GuardianPause, OperatorRole {
    using SafeERC20 for IERC20;

    uint8 public constant override numberPools = 2;
    uint256 public constant override MAX_LENGTH = 1_000_000;
    uint256 private constant ALL = 1e12;
    uint256 private constant NO_LIMIT = type(uint112).max;

    address public immutable override lpToken;
    address public immutable override offeringToken;
    IPointCenter public immutable override pointCenter;
    IProfile private immutable _PROFILE;
    uint256 public immutable override round;
    uint256 public immutable override minimumRaise;

    /// @dev What each payment asks for, in one slot.
    /// @param cap Of Basic; zero when it is not offered
    struct Window {
        uint40 startBlock;
        uint40 endBlock;
        uint112 cap;
        bool isUnlimited;
    }

    /// @dev In three slots of which none is empty when the first account harvests.
    /// @param total What was paid in
    /// @param harvested What those paid in who have harvested
    /// @param accounts How many have paid in and not harvested
    /// @param returned What came back to those who have harvested
    struct Pool {
        uint112 total;
        uint112 harvested;
        uint32 accounts;
        uint112 raising;
        uint112 returned;
        bool hasTax;
        uint112 offering;
    }

    struct User {
        uint112 amount;
        bool hasHarvested;
    }

    Window private _window;
    Pool[2] private _pools;
    mapping(address user => User)[2] private _users;
    mapping(address user => uint256) public override owedOffering;
    uint256 private _withdrawnLp;
    uint256 private _withdrawnOffering;

    constructor(Terms memory terms, IPointCenter pointCenter_, uint256 round_, address operator_, address guardian_)
        Ownable(terms.admin)
        GuardianPause(guardian_)
        OperatorRole(operator_)
    {
        bool areTokens = terms.lpToken.code.length != 0 && terms.offeringToken.code.length != 0;
        if (!areTokens || terms.lpToken == terms.offeringToken) revert InvalidTerms();
        (lpToken, offeringToken, minimumRaise) = (terms.lpToken, terms.offeringToken, terms.minimumRaise);
        (pointCenter, _PROFILE, round) = (pointCenter_, pointCenter_.profile(), round_);
        _setBlocks(terms.startBlock, terms.endBlock);
        _setPool(terms.pools[0], 0);
        _setPool(terms.pools[1], 1);
        _requireWhole();
    }

    modifier beforeStart() {
        if (block.number >= _window.startBlock) revert HasStarted(_window.startBlock);
        _;
    }

    modifier afterEnd() {
        if (block.number <= _window.endBlock) revert NotEnded(_window.endBlock);
        _;
    }

    function depositPool(uint256 amount, uint8 pid) external override lock whenNotPaused {
        Window memory window = _window;
        uint256 limit = _limit(window, pid);
        if (limit == 0) revert NoPool(pid);
        if (block.number < window.startBlock) revert TooEarly(window.startBlock);
        if (block.number > window.endBlock) revert TooLate(window.endBlock);
        if (!_PROFILE.getUserStatus(msg.sender)) revert NoActiveProfile(msg.sender);
        amount = MeasuredTransfer.take(lpToken, amount);
        if (amount == 0) revert ZeroAmount();
        User storage user = _users[pid][msg.sender];
        uint256 before = user.amount;
        uint256 paid = before + amount;
        if (paid > limit) revert AboveLimit(paid, limit);
        user.amount = uint112(paid);
        Pool storage pool = _pools[pid];
        if (before == 0) ++pool.accounts;
        pool.total = SafeCast.toUint112(pool.total + amount);
        emit Deposit(msg.sender, amount, pid);
    }

    function harvestPool(uint8 pid) external override lock afterEnd {
        Pool memory pool = _pool(pid);
        User memory user = _users[pid][msg.sender];
        if (user.amount == 0) revert NotParticipated(msg.sender, pid);
        if (user.hasHarvested) revert AlreadyHarvested(msg.sender, pid);
        _users[pid][msg.sender].hasHarvested = true;
        (uint256 offering, uint256 refund,) = _shares(pool, user.amount, _isMet(pool, pid));
        Pool storage stored = _pools[pid];
        (stored.harvested, stored.accounts) = (pool.harvested + user.amount, pool.accounts - 1);
        if (refund != 0) stored.returned = uint112(pool.returned + refund);
        emit Harvest(msg.sender, offering, refund, pid);
        if (refund != 0) IERC20(lpToken).safeTransfer(msg.sender, refund);
        // The money is back whatever the offering token does.
        if (offering != 0 && !LeanCalls.tryTransfer(offeringToken, msg.sender, offering)) {
            uint256 owed = owedOffering[msg.sender] + offering;
            owedOffering[msg.sender] = owed;
            emit OfferingOwed(msg.sender, owed);
        }
    }

    function claimOffering() external override lock {
        uint256 owed = owedOffering[msg.sender];
        if (owed == 0) revert NothingOwed(msg.sender);
        owedOffering[msg.sender] = 0;
        emit OfferingClaim(msg.sender, owed);
        IERC20(offeringToken).safeTransfer(msg.sender, owed);
    }

    function setPool(uint256 offeringAmount, uint256 raisingAmount, uint256 limitPerUser, bool hasTax, uint8 pid)
        external
        override
        lock
        onlyOwner
        beforeStart
    {
        uint256 old = _pool(pid).offering;
        _setPool(PoolTerms(offeringAmount, raisingAmount, limitPerUser, hasTax), pid);
        _requireWhole();
        if (offeringAmount < old) {
            IERC20(offeringToken).safeTransfer(msg.sender, old - offeringAmount);
        } else if (offeringAmount > old) {
            uint256 needed = offeringAmount - old;
            uint256 held = LeanCalls.balanceOf(offeringToken, msg.sender);
            uint256 received = MeasuredTransfer.take(offeringToken, needed);
            uint256 spent = held - LeanCalls.balanceOf(offeringToken, msg.sender);
            if (received < needed || spent > needed) revert NotFunded(received, needed);
        }
    }

    function setLimit(uint256 limitPerUser) external override onlyOperator beforeStart {
        Pool memory pool = _pools[0];
        if (pool.offering == 0) revert NoPool(0);
        _setPool(PoolTerms(pool.offering, pool.raising, limitPerUser, false), 0);
    }

    function updateStartAndEndBlocks(uint256 newStartBlock, uint256 newEndBlock)
        external
        override
        onlyOwner
        beforeStart
    {
        _setBlocks(newStartBlock, newEndBlock);
    }

    function finalWithdraw(uint256 amountLP, uint256 amountOfferingToken) external override lock onlyOwner afterEnd {
        (uint256 lp, uint256 offering) = withdrawable();
        if (amountLP > lp) revert ExceedsOwned(amountLP, lp);
        if (amountOfferingToken > offering) revert ExceedsOwned(amountOfferingToken, offering);
        _withdrawnLp += amountLP;
        _withdrawnOffering += amountOfferingToken;
        emit AdminWithdraw(amountLP, amountOfferingToken);
        if (amountLP != 0) IERC20(lpToken).safeTransfer(msg.sender, amountLP);
        if (amountOfferingToken != 0) IERC20(offeringToken).safeTransfer(msg.sender, amountOfferingToken);
    }

    function recoverWrongTokens(address token, uint256 amount) external override lock onlyOwner {
        uint256 held = LeanCalls.tryBalanceOf(lpToken, address(this));
        uint256 offered = LeanCalls.tryBalanceOf(offeringToken, address(this));
        emit AdminTokenRecovery(token, amount);
        IERC20(token).safeTransfer(msg.sender, amount);
        // A token can have more addresses than one.
        bool isOther = token != lpToken && token != offeringToken
            && LeanCalls.tryBalanceOf(lpToken, address(this)) >= held
            && LeanCalls.tryBalanceOf(offeringToken, address(this)) >= offered;
        if (!isOther) revert NotAWrongToken(token);
    }

    function startBlock() external view override returns (uint256) {
        return _window.startBlock;
    }

    function endBlock() external view override returns (uint256) {
        return _window.endBlock;
    }

    function campaignId() external view override returns (uint256 id) {
        (, id,) = pointCenter.ifos(address(this));
    }

    function numberPoints() external view override returns (uint256 points) {
        (,, points) = pointCenter.ifos(address(this));
    }

    function thresholdPoints() external view override returns (uint256 threshold) {
        (threshold,,) = pointCenter.ifos(address(this));
    }

    function presale() external view override returns (Presale memory sale) {
        (Pool memory basic, Pool memory unlimited) = (_pools[0], _pools[1]);
        uint256 raising = uint256(basic.raising) + unlimited.raising;
        bool isMet = status() != Status.Close;
        sale.price = _price(raising, uint256(basic.offering) + unlimited.offering);
        sale.listingPrice =
            Math.max(_price(basic.raising, basic.offering), _price(unlimited.raising, unlimited.offering));
        sale.maxUserAmount = _window.cap;
        (sale.startBlock, sale.endBlock) = (_window.startBlock, _window.endBlock);
        (sale.softcap, sale.hardcap) = (minimumRaise, raising);
        sale.sold = isMet ? _sold(basic) + _sold(unlimited) : 0;
        (sale.status, sale.round) = (status(), round);
    }

    function launchPoolInfo(address user, uint256 pid) public view override returns (uint256 amount, bool isClaimed) {
        if (pid >= numberPools) revert NoPool(pid);
        User memory one = _users[pid][user];
        return (one.amount, one.hasHarvested);
    }

    function viewPoolInformation(uint256 pid)
        external
        view
        override
        returns (
            uint256 raisingAmount,
            uint256 offeringAmount,
            uint256 limitPerUser,
            bool hasTax,
            uint256 totalAmount,
            uint256 sumTaxes
        )
    {
        Pool memory pool = _pool(pid);
        bool isMet = status() != Status.Close;
        (,, sumTaxes) = _shares(pool, pool.total, isMet);
        limitPerUser = pid == 0 ? _window.cap : 0;
        return (pool.raising, pool.offering, limitPerUser, pool.hasTax, pool.total, sumTaxes);
    }

    function viewPoolTaxRateOverflow(uint256 pid) external view override returns (uint256) {
        return _taxRate(_pool(pid));
    }

    function viewUserInfo(address user, uint8[] calldata pids)
        external
        view
        override
        returns (uint256[] memory amounts, bool[] memory claimed)
    {
        amounts = new uint256[](pids.length);
        claimed = new bool[](pids.length);
        for (uint256 i = 0; i < pids.length; ++i) {
            (amounts[i], claimed[i]) = launchPoolInfo(user, pids[i]);
        }
    }

    function viewUserAllocationPools(address user, uint8[] calldata pids)
        external
        view
        override
        returns (uint256[] memory parts)
    {
        parts = new uint256[](pids.length);
        for (uint256 i = 0; i < pids.length; ++i) {
            (uint256 amount,) = launchPoolInfo(user, pids[i]);
            if (amount != 0) parts[i] = amount * ALL / _pools[pids[i]].total;
        }
    }

    function viewUserOfferingAndRefundingAmountsForPools(address user, uint8[] calldata pids)
        external
        view
        override
        returns (uint256[3][] memory amounts)
    {
        amounts = new uint256[3][](pids.length);
        // What a sale below its minimum would give is not known before its end.
        bool isMet = status() != Status.Close;
        for (uint256 i = 0; i < pids.length; ++i) {
            (uint256 amount,) = launchPoolInfo(user, pids[i]);
            if (amount == 0) continue;
            (uint256 offering, uint256 refund, uint256 tax) = _shares(_pools[pids[i]], amount, isMet);
            amounts[i] = [offering, refund, tax];
        }
    }

    /// @dev Nothing was paid for a sale below its minimum, so it gives no points.
    function userInfo(address user) external view override returns (uint256 amount, bool hasHarvested) {
        (User memory basic, User memory unlimited) = (_users[0][user], _users[1][user]);
        if (status() == Status.Close) return (0, false);
        amount = uint256(basic.amount) + unlimited.amount;
        hasHarvested = amount != 0 && (basic.amount == 0 || basic.hasHarvested)
            && (unlimited.amount == 0 || unlimited.hasHarvested);
    }

    function status() public view override returns (Status) {
        if (block.number < _window.startBlock) return Status.Pending;
        if (block.number <= _window.endBlock) return Status.Open;
        return _isMet(_pools[0], 0) ? Status.Claimable : Status.Close;
    }

    function withdrawable() public view override returns (uint256 amountLP, uint256 amountOfferingToken) {
        if (block.number <= _window.endBlock) return (0, 0);
        bool isMet = status() == Status.Claimable;
        for (uint256 pid = 0; pid < numberPools; ++pid) {
            Pool memory pool = _pools[pid];
            amountLP += isMet ? _owned(pool) : 0;
            amountOfferingToken += pool.offering - (isMet ? _sold(pool) : 0);
        }
        return (amountLP - _withdrawnLp, amountOfferingToken - _withdrawnOffering);
    }

    function _setBlocks(uint256 newStartBlock, uint256 newEndBlock) private {
        bool isInOrder = block.number < newStartBlock && newStartBlock < newEndBlock;
        if (!isInOrder || newEndBlock - newStartBlock > MAX_LENGTH) revert InvalidTerms();
        _window.startBlock = SafeCast.toUint40(newStartBlock);
        _window.endBlock = SafeCast.toUint40(newEndBlock);
        emit NewStartAndEndBlocks(newStartBlock, newEndBlock);
    }

    function _setPool(PoolTerms memory terms, uint8 pid) private {
        bool isOffered = terms.offeringAmount != 0;
        // Basic has a cap and no fee, Unlimited no cap.
        bool isOfItsKind = pid == 0 ? !terms.hasTax && (terms.limitPerUser != 0) == isOffered : terms.limitPerUser == 0;
        if (!isOfItsKind || (terms.raisingAmount != 0) != isOffered || terms.limitPerUser >= NO_LIMIT) {
            revert InvalidTerms();
        }
        Pool storage pool = _pools[pid];
        pool.offering = SafeCast.toUint112(terms.offeringAmount);
        pool.raising = SafeCast.toUint112(terms.raisingAmount);
        pool.hasTax = terms.hasTax;
        if (pid == 0) _window.cap = uint112(terms.limitPerUser);
        else _window.isUnlimited = isOffered;
        emit PoolParametersSet(terms.offeringAmount, terms.raisingAmount, terms.limitPerUser, terms.hasTax, pid);
    }

    /// @dev Something is offered, and the minimum can be reached.
    function _requireWhole() private view {
        uint256 raising = uint256(_pools[0].raising) + _pools[1].raising;
        if (raising == 0 || minimumRaise > raising) revert InvalidTerms();
    }

    /// @dev Zero for a pool that is not offered.
    function _limit(Window memory window, uint256 pid) private pure returns (uint256) {
        if (pid >= numberPools) revert NoPool(pid);
        if (pid == 0) return window.cap;
        return window.isUnlimited ? NO_LIMIT : 0;
    }

    function _pool(uint256 pid) private view returns (Pool storage) {
        if (pid >= numberPools) revert NoPool(pid);
        return _pools[pid];
    }

    /// @dev Whether both pools together raise the minimum; the other one is read only when it decides.
    function _isMet(Pool memory pool, uint256 pid) private view returns (bool) {
        uint256 raised = Math.min(pool.total, pool.raising);
        if (raised >= minimumRaise) return true;
        Pool storage other = _pools[1 - pid];
        return raised + Math.min(other.total, other.raising) >= minimumRaise;
    }

    /// @dev What an `amount` of a pool buys, what of it comes back after the fee, and the fee.
    function _shares(Pool memory pool, uint256 amount, bool isMet)
        private
        pure
        returns (uint256 offering, uint256 refund, uint256 tax)
    {
        uint256 all = Math.max(pool.total, pool.raising);
        if (isMet && all != 0) offering = amount * pool.offering / all;
        // Who gets nothing pays nothing.
        if (offering == 0) return (0, amount, 0);
        refund = amount * (all - pool.raising) / all;
        uint256 left = refund * (ALL - _taxRate(pool)) / ALL;
        (refund, tax) = (left, refund - left);
    }

    /// @dev What belongs to the owner: all that was paid in but what came back and what can still come back, rounded up: in
    /// proportion, and in full to each account whose part may be less than a wei of the offering token.
    function _owned(Pool memory pool) private pure returns (uint256) {
        if (pool.total == 0) return 0;
        uint256 rest = pool.total - pool.harvested;
        uint256 all = Math.max(pool.total, pool.raising);
        uint256 back = Math.ceilDiv(rest * (all - pool.raising), all);
        uint256 rate = _taxRate(pool);
        back = Math.ceilDiv(back * (ALL - rate), ALL);
        back += pool.accounts * ((pool.raising + all * rate / ALL) / pool.offering + 3);
        return pool.total - pool.returned - Math.min(back, rest);
    }

    function _sold(Pool memory pool) private pure returns (uint256) {
        if (pool.total >= pool.raising) return pool.offering;
        return Math.ceilDiv(uint256(pool.total) * pool.offering, pool.raising);
    }

    function _price(uint256 raising, uint256 offering) private view returns (uint256) {
        return offering == 0 ? 0 : Math.mulDiv(raising, 10 ** _decimals(), offering);
    }

    function _decimals() private view returns (uint256) {
        (bool done, bytes memory answer) = offeringToken.staticcall(abi.encodeWithSignature("decimals()"));
        if (!done || answer.length < 32) return 0;
        return Math.min(abi.decode(answer, (uint256)), 36);
    }

    function _taxRate(Pool memory pool) private pure returns (uint256) {
        if (!pool.hasTax || pool.raising == 0) return 0;
        uint256 times = pool.total / pool.raising;
        if (times >= 1500) return 0.0005e12;
        if (times >= 1000) return 0.001e12;
        if (times >= 500) return 0.002e12;
        if (times >= 250) return 0.0025e12;
        if (times >= 100) return 0.003e12;
        if (times >= 50) return 0.005e12;
        return 0.01e12;
    }

    function _revertLocked() internal pure override {
        revert Reentered();
    }
}
