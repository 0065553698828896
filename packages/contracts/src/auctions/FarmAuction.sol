// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {GuardianPause} from "../shared/GuardianPause.sol";
import {LeanCalls} from "../shared/LeanCalls.sol";
import {OperatorRole} from "../shared/OperatorRole.sol";
import {IFarmAuction} from "./IFarmAuction.sol";
import {ChainLock} from "@chain-lock/ChainLock.sol";
import {Ownable} from "@openzeppelin/contracts/access/Ownable.sol";
import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import {SafeERC20} from "@openzeppelin/contracts/token/ERC20/utils/SafeERC20.sol";
import {Math} from "@openzeppelin/contracts/utils/math/Math.sol";
import {SafeCast} from "@openzeppelin/contracts/utils/math/SafeCast.sol";

/// @title Auctions of farm slots
contract FarmAuction is IFarmAuction, ChainLock, GuardianPause, OperatorRole {
    using SafeERC20 for IERC20;

    uint256 public constant override BID_STEP = 10e18;
    uint256 public constant override MAX_LENGTH = 86_400;
    uint256 public constant override MAX_LEADERBOARD = 10;
    uint256 public constant override GRACE_BLOCKS = 28_800;
    address private constant BURN_ADDRESS = 0x000000000000000000000000000000000000dEaD;
    /// @dev Bits of a place in a board.
    uint256 private constant LANE = 24;

    /// @dev One slot; amounts in steps of `BID_STEP`.
    /// @param places Of the leaderboard
    /// @param bidders How many have bid
    struct Terms {
        Status status;
        uint40 startBlock;
        uint40 endBlock;
        uint8 places;
        uint24 bidders;
        uint64 initialSteps;
        uint64 thresholdSteps;
    }

    /// @dev One slot.
    struct Total {
        address account;
        uint64 steps;
        bool hasClaimed;
    }

    address public immutable override token;
    uint256 public override maxAuctionLength = 28_800;
    uint256 public override currentAuctionId;
    uint256 public override totalCollected;
    address[] private _listed;
    /// @dev Where an account stands in the list, from 1.
    mapping(address account => uint256) private _listedAt;
    mapping(uint256 auctionId => Terms) private _terms;
    /// @dev Totals by the number of the bidder, from 1 in the order of first bids.
    mapping(uint256 auctionId => mapping(uint256 number => Total)) private _totals;
    mapping(uint256 auctionId => mapping(address account => uint256 number)) private _numbers;
    /// @dev Numbers of bidders, the best in the lowest bits; 0 for a place that is free. Totals only grow and a new total goes
    /// behind its equals, so who is not on the board is behind all who are.
    mapping(uint256 auctionId => uint256) private _boards;

    constructor(address token_, address owner_, address operator_, address guardian_)
        Ownable(owner_)
        GuardianPause(guardian_)
        OperatorRole(operator_)
    {
        token = token_;
    }

    function bid(uint256 amount) external override lock whenNotPaused {
        if (_listedAt[msg.sender] == 0) revert NotWhitelisted(msg.sender);
        uint256 id = currentAuctionId;
        Terms memory terms = _terms[id];
        if (terms.status != Status.Open) revert NotInProgress(id);
        if (block.number < terms.startBlock) revert TooEarly(terms.startBlock);
        if (block.number >= terms.endBlock) revert TooLate(terms.endBlock);
        uint64 steps = _steps(amount);
        uint256 number = _numbers[id][msg.sender];
        if (number == 0) {
            if (steps < terms.initialSteps) revert BelowInitialBid(amount, terms.initialSteps * BID_STEP);
            number = ++terms.bidders;
            _terms[id].bidders = terms.bidders;
            _numbers[id][msg.sender] = number;
            _totals[id][number] = Total(msg.sender, steps, false);
        } else {
            steps += _totals[id][number].steps;
            _totals[id][number].steps = steps;
        }
        _place(id, number, steps, terms.places);
        emit AuctionBid(id, msg.sender, amount);
        IERC20(token).safeTransferFrom(msg.sender, address(this), amount);
    }

    function claimAuction(uint256 auctionId) external override lock {
        if (_terms[auctionId].status != Status.Close) revert NotClosed(auctionId);
        uint256 number = _numbers[auctionId][msg.sender];
        if (number == 0) revert NoBid(auctionId, msg.sender);
        Total memory total = _totals[auctionId][number];
        if (total.hasClaimed) {
            bool isWinner = _placeOf(_boards[auctionId], number) < MAX_LEADERBOARD;
            if (isWinner) revert InLeaderboard(auctionId, msg.sender);
            revert AlreadyClaimed(auctionId, msg.sender);
        }
        _totals[auctionId][number].hasClaimed = true;
        uint256 amount = total.steps * BID_STEP;
        emit AuctionClaim(auctionId, msg.sender, amount, false);
        IERC20(token).safeTransfer(msg.sender, amount);
    }

    function startAuction(uint256 startBlock, uint256 endBlock, uint256 initialBidAmount, uint256 leaderboard)
        external
        override
        onlyOperator
    {
        uint256 id = currentAuctionId;
        if (_terms[id].status == Status.Open) revert StillOpen(id);
        bool isInOrder = block.number < startBlock && startBlock < endBlock;
        // A start far ahead would keep all others from beginning.
        if (!isInOrder || startBlock - block.number > MAX_LENGTH || endBlock - startBlock > maxAuctionLength) {
            revert InvalidTerms();
        }
        if (leaderboard == 0 || leaderboard > MAX_LEADERBOARD) revert InvalidTerms();
        uint64 steps = _steps(initialBidAmount);
        currentAuctionId = ++id;
        _terms[id] = Terms(
            Status.Open, SafeCast.toUint40(startBlock), SafeCast.toUint40(endBlock), uint8(leaderboard), 0, steps, 0
        );
        emit AuctionStart(id, startBlock, endBlock, initialBidAmount, leaderboard);
    }

    function closeAuction(uint256 bidLimit) external override lock {
        uint256 id = currentAuctionId;
        Terms memory terms = _terms[id];
        if (terms.status != Status.Open) revert NotInProgress(id);
        if (block.number < terms.endBlock) revert NotEnded(terms.endBlock);
        if (block.number < terms.endBlock + GRACE_BLOCKS && !_operates(msg.sender)) revert Forbidden();
        uint256 limit = computedLimit(id);
        if (bidLimit != limit) revert WrongLimit(bidLimit, limit);
        (_terms[id].status, _terms[id].thresholdSteps) = (Status.Close, uint64(limit / BID_STEP));
        emit AuctionClose(id, limit, terms.bidders);
        uint256 collected;
        for (uint256 board = _boards[id]; board != 0; board >>= LANE) {
            Total storage total = _totals[id][_lane(board, 0)];
            total.hasClaimed = true;
            uint256 amount = total.steps * BID_STEP;
            collected += amount;
            emit AuctionClaim(id, total.account, amount, true);
        }
        totalCollected += collected;
        if (collected != 0) IERC20(token).safeTransfer(BURN_ADDRESS, collected);
    }

    function addWhitelist(address[] calldata accounts) external override onlyOwner {
        for (uint256 i = 0; i < accounts.length; ++i) {
            if (_listedAt[accounts[i]] != 0) continue;
            _listed.push(accounts[i]);
            _listedAt[accounts[i]] = _listed.length;
            emit WhitelistAdd(accounts[i]);
        }
    }

    function removeWhitelist(address[] calldata accounts) external override onlyOwner {
        for (uint256 i = 0; i < accounts.length; ++i) {
            uint256 position = _listedAt[accounts[i]];
            if (position == 0) continue;
            address last = _listed[_listed.length - 1];
            (_listed[position - 1], _listedAt[last]) = (last, position);
            _listed.pop();
            delete _listedAt[accounts[i]];
            emit WhitelistRemove(accounts[i]);
        }
    }

    function setMaxAuctionLength(uint256 newLength) external override onlyOwner {
        if (newLength == 0 || newLength > MAX_LENGTH) revert InvalidTerms();
        maxAuctionLength = newLength;
        emit NewMaxAuctionLength(newLength);
    }

    function recoverToken(address wrongToken, uint256 amount) external override lock onlyOwner {
        uint256 held = LeanCalls.tryBalanceOf(token, address(this));
        emit TokenRecovery(wrongToken, amount);
        IERC20(wrongToken).safeTransfer(msg.sender, amount);
        // A token can have more addresses than one.
        bool isOther = wrongToken != token && LeanCalls.tryBalanceOf(token, address(this)) >= held;
        if (!isOther) revert NotAWrongToken(wrongToken);
    }

    function whitelisted(address account) external view override returns (bool) {
        return _listedAt[account] != 0;
    }

    function auctions(uint256 auctionId)
        external
        view
        override
        returns (Status, uint256, uint256, uint256, uint256, uint256)
    {
        Auction memory one = _auction(auctionId);
        return
            (one.status, one.startBlock, one.endBlock, one.initialBidAmount, one.leaderboard, one.leaderboardThreshold);
    }

    function auctionBids(uint256 auctionId, address account)
        external
        view
        override
        returns (uint256 totalAmount, bool hasClaimed)
    {
        Total memory total = _totals[auctionId][_numbers[auctionId][account]];
        return (total.steps * BID_STEP, total.hasClaimed);
    }

    function participants(uint256 auctionId) external view override returns (uint256) {
        return _terms[auctionId].bidders;
    }

    function viewLeaderboard(uint256 auctionId) external view override returns (Bid[] memory found) {
        uint256 board = _boards[auctionId];
        found = new Bid[](_placeOf(board, 0));
        for (uint256 i = 0; i < found.length; ++i) {
            found[i] = _bid(auctionId, _lane(board, i));
        }
    }

    function claimable(uint256 auctionId, address account) external view override returns (bool) {
        uint256 number = _numbers[auctionId][account];
        if (_terms[auctionId].status != Status.Close || number == 0) return false;
        // A winner's bid is settled by the close.
        return !_totals[auctionId][number].hasClaimed;
    }

    function viewAuctions(uint256 cursor, uint256 size)
        external
        view
        override
        returns (Auction[] memory found, uint256 next)
    {
        next = _next(cursor, size, currentAuctionId);
        found = new Auction[](next - cursor);
        for (uint256 i = 0; i < found.length; ++i) {
            found[i] = _auction(cursor + i + 1);
        }
    }

    function viewBidders(uint256 cursor, uint256 size)
        external
        view
        override
        returns (address[] memory found, uint256 next)
    {
        next = _next(cursor, size, _listed.length);
        found = new address[](next - cursor);
        for (uint256 i = 0; i < found.length; ++i) {
            found[i] = _listed[cursor + i];
        }
    }

    function viewBidsPerAuction(uint256 auctionId, uint256 cursor, uint256 size)
        external
        view
        override
        returns (Bid[] memory found, uint256 next)
    {
        next = _next(cursor, size, _terms[auctionId].bidders);
        found = new Bid[](next - cursor);
        for (uint256 i = 0; i < found.length; ++i) {
            found[i] = _bid(auctionId, cursor + i + 1);
        }
    }

    function viewBidderAuctions(address account, uint256 cursor, uint256 size)
        external
        view
        override
        returns (uint256[] memory auctionIds, uint256[] memory amounts, bool[] memory claimed, uint256 next)
    {
        next = _next(cursor, size, currentAuctionId);
        uint256 count;
        for (uint256 id = cursor + 1; id <= next; ++id) {
            if (_numbers[id][account] != 0) ++count;
        }
        (auctionIds, amounts, claimed) = (new uint256[](count), new uint256[](count), new bool[](count));
        count = 0;
        for (uint256 id = cursor + 1; id <= next; ++id) {
            uint256 number = _numbers[id][account];
            if (number == 0) continue;
            Total memory total = _totals[id][number];
            (auctionIds[count], amounts[count], claimed[count]) = (id, total.steps * BID_STEP, total.hasClaimed);
            ++count;
        }
    }

    function computedLimit(uint256 auctionId) public view override returns (uint256) {
        uint256 board = _boards[auctionId];
        uint256 winners = _placeOf(board, 0);
        return winners == 0 ? 0 : _totals[auctionId][_lane(board, winners - 1)].steps * BID_STEP;
    }

    /// @dev Moves a bidder up to behind its equals, with what is now its total.
    function _place(uint256 id, uint256 number, uint256 steps, uint256 places) private {
        uint256 board = _boards[id];
        uint256 from = 0;
        for (; from < places; ++from) {
            uint256 there = _lane(board, from);
            if (there == 0 || there == number) break;
        }
        uint256 to = from;
        while (to != 0 && _totals[id][_lane(board, to - 1)].steps < steps) --to;
        // Behind all, and no place is free.
        if (to == places) return;
        // Where the bidder comes from, or the last place, which falls off the board.
        uint256 end = Math.min(from, places - 1) * LANE;
        uint256 begin = to * LANE;
        uint256 better = board & ((1 << begin) - 1);
        uint256 passed = (board & ((1 << end) - 1)) ^ better;
        uint256 worse = board >> (end + LANE) << (end + LANE);
        uint256 placed = better | (number << begin) | (passed << LANE) | worse;
        if (placed != board) _boards[id] = placed;
    }

    function _steps(uint256 amount) private pure returns (uint64) {
        if (amount == 0 || amount % BID_STEP != 0) revert NotAMultiple(amount, BID_STEP);
        return SafeCast.toUint64(amount / BID_STEP);
    }

    function _lane(uint256 board, uint256 place) private pure returns (uint256) {
        return (board >> (place * LANE)) & (2 ** LANE - 1);
    }

    /// @dev The place of a number; of 0 how many places are taken. `MAX_LEADERBOARD` when it is not there.
    function _placeOf(uint256 board, uint256 number) private pure returns (uint256 place) {
        while (place < MAX_LEADERBOARD && _lane(board, place) != number) ++place;
    }

    function _next(uint256 cursor, uint256 size, uint256 count) private pure returns (uint256) {
        if (cursor >= count) return cursor;
        return cursor + Math.min(size, count - cursor);
    }

    function _auction(uint256 id) private view returns (Auction memory) {
        Terms memory terms = _terms[id];
        return Auction(
            terms.status,
            terms.startBlock,
            terms.endBlock,
            terms.initialSteps * BID_STEP,
            terms.places,
            terms.thresholdSteps * BID_STEP
        );
    }

    function _bid(uint256 id, uint256 number) private view returns (Bid memory) {
        Total memory total = _totals[id][number];
        return Bid(total.account, total.steps * BID_STEP, total.hasClaimed);
    }

    function _revertLocked() internal pure override {
        revert Reentered();
    }
}
