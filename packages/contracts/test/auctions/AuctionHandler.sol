// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IFarmAuction} from "../../src/auctions/IFarmAuction.sol";
import {IGuardianPause} from "../../src/shared/IGuardianPause.sol";
import {IOperatorRole} from "../../src/shared/IOperatorRole.sol";
import {ZooToken} from "../zoo/ZooToken.sol";
import {AuctionScene} from "./AuctionScene.sol";

/// @title Bidders, an operator and an owner who mean harm, a guardian, in any order; bids are counted beside the contract
contract AuctionHandler is AuctionScene {
    uint256 private constant PEOPLE = 6;

    struct Seen {
        uint256[PEOPLE] totals;
        uint256[PEOPLE] reached;
        bool[PEOPLE] isSettled;
        uint256 places;
        uint256 endBlock;
        uint256 startBlock;
        bool isClosed;
        uint256 threshold;
    }

    string public broken;
    Seen[] private _seen;
    uint256 private _clock;
    uint256 private _burned;

    constructor() {
        setUpAuctions(new ZooToken());
        _seen.push();
    }

    function pass(uint256 blocks) external {
        vm.roll(block.number + blocks % 20);
    }

    function passADay() external {
        vm.roll(block.number + auction.GRACE_BLOCKS());
    }

    function begin(uint256 length, uint256 places, uint256 initial, bool isOwner) external {
        uint256 id = auction.currentAuctionId();
        (uint256 from, uint256 to) = (block.number + 1, block.number + 2 + length % 60);
        uint256 size = within(places, 1, 4);
        bytes memory call = abi.encodeCall(IFarmAuction.startAuction, (from, to, within(initial, 1, 5) * 10e18, size));
        bool done = _act(isOwner ? OWNER : OPERATOR, call);
        _check(done == (id == 0 || _seen[id].isClosed), "AUC-3 one at a time");
        if (!done) return;
        Seen storage made = _seen.push();
        (made.places, made.startBlock, made.endBlock) = (size, from, to);
    }

    function place(uint256 who, uint256 amount) external {
        (uint256 index, uint256 id) = (who % PEOPLE, auction.currentAuctionId());
        amount = amount % 4 == 0 ? amount % 100e18 : within(amount, 1, 9) * 10e18;
        fund(project(index), amount);
        bool isListed = auction.whitelisted(project(index));
        bool done = _act(project(index), abi.encodeCall(IFarmAuction.bid, (amount)));
        if (!done) return;
        Seen storage seen = _seen[id];
        _check(isListed, "AUC-7 the list alone");
        _check(amount != 0 && amount % 10e18 == 0, "AUC-8 multiples of ten");
        (,,, uint256 initial,,) = auction.auctions(id);
        _check(seen.totals[index] != 0 || amount >= initial, "AUC-8 the first bid");
        _check(block.number >= seen.startBlock && block.number < seen.endBlock, "AUC-9 the window");
        _check(!seen.isClosed, "AUC-9 closed for good");
        (seen.totals[index], seen.reached[index]) = (seen.totals[index] + amount, ++_clock);
    }

    function close(uint256 caller, uint256 limit, bool isHonest) external {
        uint256 id = auction.currentAuctionId();
        if (id == 0) return;
        Seen storage seen = _seen[id];
        address who = [OPERATOR, OWNER, STRANGER, project(caller % PEOPLE)][caller % 4];
        uint256 right = auction.computedLimit(id);
        uint256 asked = isHonest ? right : limit % 200e18;
        bool isLate = block.number >= seen.endBlock + auction.GRACE_BLOCKS();
        bool isDue = !seen.isClosed && block.number >= seen.endBlock && asked == right && (caller % 4 < 2 || isLate);
        bool done = _act(who, abi.encodeCall(IFarmAuction.closeAuction, (asked)));
        _check(done == isDue, "AUC-3 AUC-4 one close, and nothing keeps it back");
        if (!done) return;
        (seen.isClosed, seen.threshold) = (true, asked);
        uint256 least;
        for (uint256 i = 0; i < PEOPLE; ++i) {
            if (seen.totals[i] == 0 || _rank(seen, i) >= seen.places) continue;
            seen.isSettled[i] = true;
            _burned += seen.totals[i];
            if (least == 0 || seen.totals[i] < least) least = seen.totals[i];
        }
        _check(least == asked, "AUC-2 the threshold is the last winner's total");
    }

    function claim(uint256 who, uint256 which) external {
        uint256 id = which % _seen.length;
        uint256 index = who % PEOPLE;
        Seen storage seen = _seen[id];
        bool isDue = seen.isClosed && seen.totals[index] != 0 && !seen.isSettled[index];
        _check(auction.claimable(id, project(index)) == isDue, "AUC-5 what is claimable is told");
        uint256 had = money.balanceOf(project(index));
        bool done = _act(project(index), abi.encodeCall(IFarmAuction.claimAuction, (id)));
        _check(done == isDue, "AUC-5 AUC-6 losers alone, once, and nothing keeps it back");
        if (!done) return;
        seen.isSettled[index] = true;
        _check(money.balanceOf(project(index)) - had == seen.totals[index], "AUC-5 all of it");
    }

    function changeList(uint256 who, bool isAdded) external {
        address[] memory accounts = one(project(who % PEOPLE));
        bytes memory add = abi.encodeCall(IFarmAuction.addWhitelist, (accounts));
        bytes memory remove = abi.encodeCall(IFarmAuction.removeWhitelist, (accounts));
        _check(_act(OWNER, isAdded ? add : remove), "the owner's list");
        _check(!_act(OPERATOR, add), "the operator has no list");
    }

    function harm(uint256 kind, uint256 amount) external {
        bytes[4] memory calls = [
            abi.encodeCall(IFarmAuction.setMaxAuctionLength, (amount % 100_000)),
            abi.encodeCall(IOperatorRole.setOperator, (OPERATOR)),
            abi.encodeCall(IGuardianPause.setGuardian, (GUARDIAN)),
            abi.encodeCall(IFarmAuction.recoverToken, (address(money), amount % 100e18))
        ];
        bool done = _act(OWNER, calls[kind % 4]);
        if (kind % 4 == 3) _check(!done, "AUC-12 MONEY is not recovered");
        if (kind % 4 == 0) _act(OWNER, abi.encodeCall(IFarmAuction.setMaxAuctionLength, (100)));
        if (kind % 8 == 2) _act(GUARDIAN, abi.encodeCall(IGuardianPause.pause, ()));
        if (kind % 16 == 2) vm.warp(block.timestamp + 8 days);
    }

    /// @dev What holds after any sequence.
    function violations() external view returns (string memory) {
        if (bytes(broken).length > 0) return broken;
        uint256 held;
        for (uint256 id = 1; id < _seen.length; ++id) {
            Seen storage seen = _seen[id];
            IFarmAuction.Bid[] memory board = auction.viewLeaderboard(id);
            if (board.length > seen.places) return "AUC-2 no more winners than places";
            uint256 bidders;
            for (uint256 i = 0; i < PEOPLE; ++i) {
                if (seen.totals[i] == 0) continue;
                ++bidders;
                if (!seen.isSettled[i]) held += seen.totals[i];
                uint256 rank = _rank(seen, i);
                if (rank >= seen.places) continue;
                if (rank >= board.length || board[rank].account != project(i)) {
                    return "AUC-2 AUC-11 the board, ties too";
                }
                if (board[rank].amount != seen.totals[i]) return "AUC-11 totals";
            }
            if (board.length != (bidders < seen.places ? bidders : seen.places)) return "AUC-11 how many";
            if (seen.isClosed && thresholdOf(id) != seen.threshold) return "AUC-3 the threshold is fixed";
        }
        if (money.balanceOf(address(auction)) != held) return "AUC-1 what is held is what is not settled";
        if (money.balanceOf(BURN) != _burned || auction.totalCollected() != _burned) return "AUC-6 burned once";
        return "";
    }

    function _rank(Seen storage seen, uint256 who) private view returns (uint256 rank) {
        for (uint256 i = 0; i < PEOPLE; ++i) {
            bool isBetter = seen.totals[i] > seen.totals[who]
                || (seen.totals[i] == seen.totals[who] && seen.reached[i] < seen.reached[who]);
            if (i != who && isBetter) ++rank;
        }
    }

    function _act(address who, bytes memory call) private returns (bool done) {
        vm.prank(who);
        (done,) = address(auction).call(call);
    }

    function _check(bool holds, string memory what) private {
        if (!holds && bytes(broken).length == 0) broken = what;
    }
}
