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
    /// @dev Bits of a number in a word of numbers, and how many it holds.
    uint256 private constant LANE = 24;
    uint256 private constant LANES = 10;

    /// @dev One slot; amounts in steps of `BID_STEP`.
    /// @param places Of the leaderboard
    /// @param bidders How many have bid
    /// @param lastSteps The total of the last winner; while the auction is open 0 until no place is free
    struct Terms {
        uint32 id;
        Status status;
        uint40 startBlock;
        uint40 endBlock;
        uint8 places;
        uint24 bidders;
        uint48 initialSteps;
        uint48 lastSteps;
    }

    /// @dev One slot.
    struct Total {
        uint48 steps;
        bool hasClaimed;
    }

    /// @dev One slot.
    /// @param place In the list, from 1; 0 when it is not there
    /// @param number From 1 in the order of first listings; it stays
    struct Project {
        uint32 place;
        uint24 number;
    }

    address public immutable override token;
    uint256 public override maxAuctionLength = 28_800;
    uint256 public override totalCollected;
    Terms private _newest;
    /// @dev Copies that stay when the next auction begins.
    mapping(uint256 auctionId => Terms) private _closed;
    address[] private _listed;
    mapping(address account => Project) private _projects;
    mapping(uint256 number => address account) private _accounts;
    uint256 private _lastNumber;
    mapping(uint256 auctionId => mapping(uint256 number => Total)) private _totals;
    /// @dev Words of the numbers of bidders, in the order of first bids.
    mapping(uint256 auctionId => mapping(uint256 word => uint256)) private _bidders;
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
        Project memory project = _projects[msg.sender];
        if (project.place == 0) revert NotWhitelisted(msg.sender);
        Terms memory terms = _newest;
        if (terms.status != Status.Open) revert NotInProgress(terms.id);
        if (block.number < terms.startBlock) revert TooEarly(terms.startBlock);
        if (block.number >= terms.endBlock) revert TooLate(terms.endBlock);
        uint48 steps = _steps(amount);
        Total storage total = _totals[terms.id][project.number];
        uint48 before = total.steps;
        if (before == 0) {
            if (steps < terms.initialSteps) revert BelowInitialBid(amount, terms.initialSteps * BID_STEP);
            _bidders[terms.id][terms.bidders / LANES] |= uint256(project.number) << (terms.bidders % LANES * LANE);
            _newest.bidders = terms.bidders + 1;
        }
        steps += before;
        total.steps = steps;
        // Otherwise the board is full of totals that are no less.
        if (steps > terms.lastSteps) _place(terms.id, project.number, steps, terms.places);
        emit AuctionBid(terms.id, msg.sender, amount);
        IERC20(token).safeTransferFrom(msg.sender, address(this), amount);
    }

    function claimAuction(uint256 auctionId) external override lock {
        if (_closed[auctionId].status != Status.Close) revert NotClosed(auctionId);
        uint256 number = _projects[msg.sender].number;
        Total memory total = _totals[auctionId][number];
        if (total.steps == 0) revert NoBid(auctionId, msg.sender);
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
        uint256 id = _newest.id;
        if (_newest.status == Status.Open) revert StillOpen(id);
        bool isInOrder = block.number < startBlock && startBlock < endBlock;
        // A start far ahead would keep all others from beginning.
        if (!isInOrder || startBlock - block.number > MAX_LENGTH || endBlock - startBlock > maxAuctionLength) {
            revert InvalidTerms();
        }
        if (leaderboard == 0 || leaderboard > MAX_LEADERBOARD) revert InvalidTerms();
        uint48 steps = _steps(initialBidAmount);
        _newest = Terms(
            SafeCast.toUint32(++id),
            Status.Open,
            SafeCast.toUint40(startBlock),
            SafeCast.toUint40(endBlock),
            uint8(leaderboard),
            0,
            steps,
            0
        );
        emit AuctionStart(id, startBlock, endBlock, initialBidAmount, leaderboard);
    }

    function closeAuction(uint256 bidLimit) external override lock {
        Terms memory terms = _newest;
        uint256 id = terms.id;
        if (terms.status != Status.Open) revert NotInProgress(id);
        if (block.number < terms.endBlock) revert NotEnded(terms.endBlock);
        if (block.number < terms.endBlock + GRACE_BLOCKS && !_operates(msg.sender)) revert Forbidden();
        uint256 limit = computedLimit(id);
        if (bidLimit != limit) revert WrongLimit(bidLimit, limit);
        (terms.status, terms.lastSteps) = (Status.Close, uint48(limit / BID_STEP));
        (_newest, _closed[id]) = (terms, terms);
        emit AuctionClose(id, limit, terms.bidders);
        uint256 collected;
        for (uint256 board = _boards[id]; board != 0; board >>= LANE) {
            Total storage total = _totals[id][_lane(board, 0)];
            total.hasClaimed = true;
            uint256 amount = total.steps * BID_STEP;
            collected += amount;
            emit AuctionClaim(id, _accounts[_lane(board, 0)], amount, true);
        }
        totalCollected += collected;
        if (collected != 0) IERC20(token).safeTransfer(BURN_ADDRESS, collected);
    }

    function addWhitelist(address[] calldata accounts) external override onlyOwner {
        for (uint256 i = 0; i < accounts.length; ++i) {
            Project storage project = _projects[accounts[i]];
            if (project.place != 0) continue;
            _listed.push(accounts[i]);
            project.place = SafeCast.toUint32(_listed.length);
            if (project.number == 0) {
                project.number = SafeCast.toUint24(++_lastNumber);
                _accounts[project.number] = accounts[i];
            }
            emit WhitelistAdd(accounts[i]);
        }
    }

    function removeWhitelist(address[] calldata accounts) external override onlyOwner {
        for (uint256 i = 0; i < accounts.length; ++i) {
            uint32 place = _projects[accounts[i]].place;
            if (place == 0) continue;
            address last = _listed[_listed.length - 1];
            (_listed[place - 1], _projects[last].place) = (last, place);
            _listed.pop();
            delete _projects[accounts[i]].place;
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

    function currentAuctionId() external view override returns (uint256) {
        return _newest.id;
    }

    function whitelisted(address account) external view override returns (bool) {
        return _projects[account].place != 0;
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
        Total memory total = _totals[auctionId][_projects[account].number];
        return (total.steps * BID_STEP, total.hasClaimed);
    }

    function participants(uint256 auctionId) external view override returns (uint256) {
        return _terms(auctionId).bidders;
    }

    function viewLeaderboard(uint256 auctionId) external view override returns (Bid[] memory found) {
        uint256 board = _boards[auctionId];
        found = new Bid[](_placeOf(board, 0));
        for (uint256 i = 0; i < found.length; ++i) {
            found[i] = _bid(auctionId, _lane(board, i));
        }
    }

    function claimable(uint256 auctionId, address account) external view override returns (bool) {
        Total memory total = _totals[auctionId][_projects[account].number];
        // A winner's bid is settled by the close.
        return _closed[auctionId].status == Status.Close && total.steps != 0 && !total.hasClaimed;
    }

    function viewAuctions(uint256 cursor, uint256 size)
        external
        view
        override
        returns (Auction[] memory found, uint256 next)
    {
        next = _next(cursor, size, _newest.id);
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
        next = _next(cursor, size, _terms(auctionId).bidders);
        found = new Bid[](next - cursor);
        for (uint256 i = 0; i < found.length; ++i) {
            uint256 index = cursor + i;
            found[i] = _bid(auctionId, _lane(_bidders[auctionId][index / LANES], index % LANES));
        }
    }

    function viewBidderAuctions(address account, uint256 cursor, uint256 size)
        external
        view
        override
        returns (uint256[] memory auctionIds, uint256[] memory amounts, bool[] memory claimed, uint256 next)
    {
        next = _next(cursor, size, _newest.id);
        uint256 number = _projects[account].number;
        uint256 count;
        for (uint256 id = cursor + 1; id <= next; ++id) {
            if (_totals[id][number].steps != 0) ++count;
        }
        (auctionIds, amounts, claimed) = (new uint256[](count), new uint256[](count), new bool[](count));
        count = 0;
        for (uint256 id = cursor + 1; id <= next; ++id) {
            Total memory total = _totals[id][number];
            if (total.steps == 0) continue;
            (auctionIds[count], amounts[count], claimed[count]) = (id, total.steps * BID_STEP, total.hasClaimed);
            ++count;
        }
    }

    function computedLimit(uint256 auctionId) public view override returns (uint256) {
        uint256 board = _boards[auctionId];
        uint256 winners = _placeOf(board, 0);
        return winners == 0 ? 0 : _totals[auctionId][_lane(board, winners - 1)].steps * BID_STEP;
    }

    /// @dev Moves a bidder up to behind its equals, with what is now its total: more than the last winner's of a full board.
    function _place(uint256 id, uint256 number, uint256 steps, uint256 places) private {
        uint256 board = _boards[id];
        uint256 from = 0;
        for (; from < places; ++from) {
            uint256 there = _lane(board, from);
            if (there == 0 || there == number) break;
        }
        uint256 to = from;
        while (to != 0 && _totals[id][_lane(board, to - 1)].steps < steps) --to;
        // Where the bidder comes from, or the last place, which falls off the board.
        uint256 end = Math.min(from, places - 1) * LANE;
        uint256 begin = to * LANE;
        uint256 better = board & ((1 << begin) - 1);
        uint256 passed = (board & ((1 << end) - 1)) ^ better;
        uint256 worse = board >> (end + LANE) << (end + LANE);
        uint256 placed = better | (number << begin) | (passed << LANE) | worse;
        if (placed != board) _boards[id] = placed;
        uint256 last = _lane(placed, places - 1);
        if (last != 0 && worse == 0) _newest.lastSteps = _totals[id][last].steps;
    }

    function _steps(uint256 amount) private pure returns (uint48) {
        if (amount == 0 || amount % BID_STEP != 0) revert NotAMultiple(amount, BID_STEP);
        return SafeCast.toUint48(amount / BID_STEP);
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
        Terms memory terms = _terms(id);
        return Auction(
            terms.status,
            terms.startBlock,
            terms.endBlock,
            terms.initialSteps * BID_STEP,
            terms.places,
            terms.status == Status.Close ? terms.lastSteps * BID_STEP : 0
        );
    }

    function _terms(uint256 id) private view returns (Terms memory terms) {
        terms = _newest;
        if (id != terms.id) terms = _closed[id];
    }

    function _bid(uint256 id, uint256 number) private view returns (Bid memory) {
        Total memory total = _totals[id][number];
        return Bid(_accounts[number], total.steps * BID_STEP, total.hasClaimed);
    }

    function _revertLocked() internal pure override {
        revert Reentered();
    }
}
