// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IFarmAuction} from "../../src/auctions/IFarmAuction.sol";
import {IGuardianPause} from "../../src/shared/IGuardianPause.sol";
import {IOperatorRole} from "../../src/shared/IOperatorRole.sol";
import {ZooToken} from "../zoo/ZooToken.sol";
import {AuctionScene} from "./AuctionScene.sol";

contract FarmAuctionTest is AuctionScene {
    function setUp() external {
        setUpAuctions(new ZooToken());
    }

    function test_AUC08_AUC09_Views_SayWhatTheAuctionIs() external {
        start(3);
        (IFarmAuction.Status status, uint256 from, uint256 to, uint256 initial, uint256 places, uint256 threshold) =
            auction.auctions(1);
        require(status == IFarmAuction.Status.Open, "open");
        require(from == START && to == END && initial == 100e18 && places == 3 && threshold == 0, "terms");
        bid(project(0), 100e18);
        bid(project(0), 20e18);
        (uint256 total, bool hasClaimed) = auction.auctionBids(1, project(0));
        require(total == 120e18 && !hasClaimed, "own");
        (total, hasClaimed) = auction.auctionBids(1, project(1));
        require(total == 0 && !hasClaimed, "none");
        equal(auction.participants(1), 1, "participants");
        require(statusOf(2) == IFarmAuction.Status.Pending, "none yet");
    }

    function test_AUC12_Bid_IsAMultipleOfTen() external {
        start(3);
        uint256[4] memory amounts = [uint256(0), 1, 15e18, 105e18];
        for (uint256 i = 0; i < amounts.length; ++i) {
            bytes memory why = abi.encodeWithSelector(IFarmAuction.NotAMultiple.selector, amounts[i], 10e18);
            refusesBid(project(0), amounts[i], why);
        }
        bid(project(0), 110e18);
        refusesBid(project(0), 15e18, abi.encodeWithSelector(IFarmAuction.NotAMultiple.selector, uint256(15e18), 10e18));
        refusesBid(project(0), 0, abi.encodeWithSelector(IFarmAuction.NotAMultiple.selector, uint256(0), 10e18));
    }

    function test_AUC13_TheFirstBidIsAtLeastTheInitialAmount() external {
        start(3);
        refusesBid(
            project(0), 90e18, abi.encodeWithSelector(IFarmAuction.BelowInitialBid.selector, uint256(90e18), 100e18)
        );
        bid(project(0), 100e18);
        bid(project(0), 10e18);
        equal(totalOf(1, project(0)), 110e18, "a raise may be small");
    }

    function test_AUC07_OnlyTheListBids_AndARemovalStrandsNothing() external {
        start(1);
        refusesBid(STRANGER, 100e18, abi.encodeWithSelector(IFarmAuction.NotWhitelisted.selector, STRANGER));
        bid(project(0), 100e18);
        bid(project(1), 200e18);
        vm.prank(OWNER);
        auction.removeWhitelist(one(project(0)));
        require(!auction.whitelisted(project(0)) && auction.whitelisted(project(1)), "list");
        refusesBid(project(0), 10e18, abi.encodeWithSelector(IFarmAuction.NotWhitelisted.selector, project(0)));
        vm.roll(END);
        close();
        vm.prank(project(0));
        auction.claimAuction(1);
        equal(money.balanceOf(project(0)), 110e18, "back, with what it could not bid");
    }

    function test_AUC10_Bid_FromTheStartBlockToTheOneBeforeTheEnd() external {
        refusesBid(project(0), 100e18, abi.encodeWithSelector(IFarmAuction.NotInProgress.selector, uint256(0)));
        start(3);
        vm.roll(START - 1);
        refusesBid(project(0), 100e18, abi.encodeWithSelector(IFarmAuction.TooEarly.selector, START));
        vm.roll(START);
        bid(project(0), 100e18);
        vm.roll(END - 1);
        bid(project(1), 100e18);
        vm.roll(END);
        refusesBid(project(2), 100e18, abi.encodeWithSelector(IFarmAuction.TooLate.selector, END));
        close();
        refusesBid(project(2), 100e18, abi.encodeWithSelector(IFarmAuction.NotInProgress.selector, uint256(1)));
    }

    function test_TheEleventhWithTheSameTotal_Loses_BecauseItCameLater() external {
        start(10);
        for (uint256 i = 0; i < 11; ++i) {
            bid(project(i), 100e18);
        }
        vm.roll(END);
        IFarmAuction.Bid[] memory best = auction.viewLeaderboard(1);
        equal(best.length, 10, "places");
        for (uint256 i = 0; i < 10; ++i) {
            equal(best[i].account, project(i), "in their order");
        }
        close();
        equal(thresholdOf(1), 100e18, "threshold");
        require(auction.claimable(1, project(10)) && !auction.claimable(1, project(9)), "who lost");
        vm.prank(project(10));
        auction.claimAuction(1);
        equal(money.balanceOf(project(10)), 100e18, "back");
        equal(money.balanceOf(BURN), 1000e18, "burned");
        refused(project(9), abi.encodeWithSelector(IFarmAuction.InLeaderboard.selector, uint256(1), project(9)));
        auction.claimAuction(1);
    }

    function test_Leaderboard_OneWhoFellOffComesBack_BehindItsEquals() external {
        start(3);
        bid(project(0), 100e18);
        bid(project(1), 100e18);
        bid(project(2), 120e18);
        bid(project(3), 110e18);
        isBoard([project(2), project(3), project(0)]);
        bid(project(1), 10e18);
        isBoard([project(2), project(3), project(1)]);
        bid(project(0), 20e18);
        isBoard([project(2), project(0), project(3)]);
        bid(project(3), 20e18);
        isBoard([project(3), project(2), project(0)]);
        bid(project(3), 10e18);
        isBoard([project(3), project(2), project(0)]);
        equal(auction.computedLimit(1), 120e18, "limit");
    }

    function test_FewerBiddersThanPlaces_AllWin() external {
        start(10);
        for (uint256 i = 0; i < 3; ++i) {
            bid(project(i), 100e18 + i * 10e18);
        }
        vm.roll(END);
        close();
        equal(thresholdOf(1), 100e18, "the last of them");
        equal(money.balanceOf(BURN), 330e18, "burned");
        equal(auction.totalCollected(), 330e18, "collected");
        equal(money.balanceOf(address(auction)), 0, "nothing stays");
        for (uint256 i = 0; i < 3; ++i) {
            (, bool hasClaimed) = auction.auctionBids(1, project(i));
            require(hasClaimed && !auction.claimable(1, project(i)), "settled");
        }
    }

    function test_WithoutABid_ItClosesAtZero() external {
        start(3);
        vm.roll(END);
        close();
        require(statusOf(1) == IFarmAuction.Status.Close && thresholdOf(1) == 0, "closed");
        refused(project(0), abi.encodeWithSelector(IFarmAuction.NoBid.selector, uint256(1), project(0)));
        auction.claimAuction(1);
    }

    function test_Close_NamesTheComputedLimit_Once_AfterTheEnd() external {
        start(1);
        bid(project(0), 100e18);
        bid(project(1), 200e18);
        vm.roll(END - 1);
        refused(OPERATOR, abi.encodeWithSelector(IFarmAuction.NotEnded.selector, END));
        auction.closeAuction(200e18);
        vm.roll(END);
        uint256[3] memory wrong = [uint256(0), 190e18, 210e18];
        for (uint256 i = 0; i < 3; ++i) {
            refused(OPERATOR, abi.encodeWithSelector(IFarmAuction.WrongLimit.selector, wrong[i], 200e18));
            auction.closeAuction(wrong[i]);
        }
        close();
        // The family's defect: a second close with a new limit takes what losers have not claimed yet.
        refused(OPERATOR, abi.encodeWithSelector(IFarmAuction.NotInProgress.selector, uint256(1)));
        auction.closeAuction(100e18);
        refused(OWNER, abi.encodeWithSelector(IFarmAuction.NotInProgress.selector, uint256(1)));
        auction.closeAuction(200e18);
        equal(thresholdOf(1), 200e18, "fixed");
    }

    function test_ROLE03_AUC10_Close_ByAnybody_ADayAfterTheEnd() external {
        start(1);
        bid(project(0), 100e18);
        uint256 day = END + auction.GRACE_BLOCKS();
        vm.roll(day - 1);
        refused(STRANGER, abi.encodeWithSelector(IOperatorRole.Forbidden.selector));
        auction.closeAuction(100e18);
        vm.roll(day);
        vm.prank(STRANGER);
        auction.closeAuction(100e18);
        require(statusOf(1) == IFarmAuction.Status.Close, "closed");
    }

    function test_AUC15_ClaimAuction_OnceAndForEver_UnderAPauseToo() external {
        start(1);
        bid(project(0), 100e18);
        bid(project(1), 200e18);
        refused(project(0), abi.encodeWithSelector(IFarmAuction.NotClosed.selector, uint256(1)));
        auction.claimAuction(1);
        vm.roll(END);
        close();
        vm.prank(GUARDIAN);
        IGuardianPause(address(auction)).pause();
        vm.roll(END + 100_000_000);
        vm.prank(project(0));
        auction.claimAuction(1);
        equal(money.balanceOf(project(0)), 100e18, "back");
        refused(project(0), abi.encodeWithSelector(IFarmAuction.AlreadyClaimed.selector, uint256(1), project(0)));
        auction.claimAuction(1);
        refused(project(1), abi.encodeWithSelector(IFarmAuction.InLeaderboard.selector, uint256(1), project(1)));
        auction.claimAuction(1);
        refused(STRANGER, abi.encodeWithSelector(IFarmAuction.NoBid.selector, uint256(1), STRANGER));
        auction.claimAuction(1);
    }

    function test_Pause_StopsBidsAlone() external {
        start(1);
        vm.prank(GUARDIAN);
        IGuardianPause(address(auction)).pause();
        refusesBid(
            project(0), 100e18, abi.encodeWithSelector(IGuardianPause.IsPaused.selector, block.timestamp + 7 days)
        );
        vm.roll(END);
        close();
    }

    function test_StartAuction_OneAtATime_WithinItsLimits() external {
        uint256 longest = auction.maxAuctionLength();
        refusesTerms(1000, END, 100e18, 3);
        refusesTerms(START, START, 100e18, 3);
        refusesTerms(START, START + longest + 1, 100e18, 3);
        refusesTerms(1000 + auction.MAX_LENGTH() + 1, 1000 + auction.MAX_LENGTH() + 10, 100e18, 3);
        refusesTerms(START, END, 100e18, 0);
        refusesTerms(START, END, 100e18, 11);
        refused(OPERATOR, abi.encodeWithSelector(IFarmAuction.NotAMultiple.selector, uint256(105e18), 10e18));
        auction.startAuction(START, END, 105e18, 3);
        refused(OPERATOR, abi.encodeWithSelector(IFarmAuction.NotAMultiple.selector, uint256(0), 10e18));
        auction.startAuction(START, END, 0, 3);
        refused(STRANGER, abi.encodeWithSelector(IOperatorRole.Forbidden.selector));
        auction.startAuction(START, END, 100e18, 3);
        start(3);
        refused(OPERATOR, abi.encodeWithSelector(IFarmAuction.StillOpen.selector, uint256(1)));
        auction.startAuction(START + 100, END, 100e18, 3);
        vm.roll(END);
        close();
        vm.prank(OPERATOR);
        auction.startAuction(END + 1, END + 2, 10e18, 10);
        equal(auction.currentAuctionId(), 2, "the next");
    }

    function test_SetMaxAuctionLength_UpToTheCap() external {
        uint256 cap = auction.MAX_LENGTH();
        vm.startPrank(OWNER);
        auction.setMaxAuctionLength(cap);
        equal(auction.maxAuctionLength(), cap, "cap");
        vm.expectRevert(abi.encodeWithSelector(IFarmAuction.InvalidTerms.selector));
        auction.setMaxAuctionLength(cap + 1);
        vm.expectRevert(abi.encodeWithSelector(IFarmAuction.InvalidTerms.selector));
        auction.setMaxAuctionLength(0);
        vm.stopPrank();
    }

    function test_AUC16_ViewsGoByCursorAndSize() external {
        start(1);
        for (uint256 i = 0; i < 3; ++i) {
            bid(project(i), 100e18 + i * 10e18);
        }
        vm.roll(END);
        close();
        vm.prank(OPERATOR);
        auction.startAuction(END + 1, END + 9, 50e18, 2);
        vm.roll(END + 1);
        bid(project(1), 60e18);
        (IFarmAuction.Auction[] memory found, uint256 next) = auction.viewAuctions(0, 1);
        require(found.length == 1 && next == 1 && found[0].leaderboardThreshold == 120e18, "first auction");
        (found, next) = auction.viewAuctions(1, 500);
        require(found.length == 1 && next == 2 && found[0].initialBidAmount == 50e18, "the rest");
        (found, next) = auction.viewAuctions(7, type(uint256).max);
        require(found.length == 0 && next == 7, "beyond");
        (IFarmAuction.Bid[] memory bids, uint256 last) = auction.viewBidsPerAuction(1, 1, 500);
        require(bids.length == 2 && last == 3 && bids[0].account == project(1) && !bids[0].hasClaimed, "bids");
        require(bids[1].amount == 120e18 && bids[1].hasClaimed, "the winner's is settled");
        (address[] memory listed, uint256 rest) = auction.viewBidders(10, 500);
        require(listed.length == 2 && rest == 12 && listed[1] == project(11), "list");
        (uint256[] memory ids, uint256[] memory amounts, bool[] memory claimed, uint256 end) =
            auction.viewBidderAuctions(project(1), 0, 500);
        require(ids.length == 2 && ids[1] == 2 && amounts[1] == 60e18 && !claimed[0] && end == 2, "own");
        (ids,,, end) = auction.viewBidderAuctions(project(0), 1, 500);
        require(ids.length == 0 && end == 2, "none of its own");
        equal(auction.participants(1), 3, "of the one before");
        vm.prank(project(0));
        auction.claimAuction(1);
        equal(money.balanceOf(project(0)), 100e18, "back while the next one runs");
    }

    function test_AUC16_ViewBidsPerAuction_InTheOrderOfFirstBids() external {
        start(3);
        for (uint256 i = 0; i < 12; ++i) {
            bid(project(11 - i), 100e18);
        }
        bid(project(0), 10e18);
        (IFarmAuction.Bid[] memory bids, uint256 next) = auction.viewBidsPerAuction(1, 0, 500);
        require(bids.length == 12 && next == 12, "all");
        for (uint256 i = 0; i < 12; ++i) {
            equal(bids[i].account, project(11 - i), "in order");
        }
        equal(bids[11].amount, 110e18, "raised");
        (bids,) = auction.viewBidsPerAuction(1, 9, 2);
        require(bids[0].account == project(2) && bids[1].account == project(1), "a part");
    }

    function test_OneListedAgain_GoesOnWithItsBid() external {
        start(1);
        bid(project(0), 100e18);
        vm.prank(OWNER);
        auction.removeWhitelist(one(project(0)));
        list(project(0));
        bid(project(0), 10e18);
        equal(totalOf(1, project(0)), 110e18, "total");
        equal(auction.participants(1), 1, "participants");
        equal(auction.viewLeaderboard(1).length, 1, "one place");
    }

    function test_Whitelist_SaysWhatChanged_Once() external {
        list(STRANGER);
        list(STRANGER);
        (address[] memory listed,) = auction.viewBidders(0, 500);
        equal(listed.length, 13, "once");
        vm.startPrank(OWNER);
        auction.removeWhitelist(one(STRANGER));
        auction.removeWhitelist(one(STRANGER));
        vm.stopPrank();
        require(!auction.whitelisted(STRANGER), "off");
    }

    function testFuzz_Leaderboard_IsASortedRecount(uint256 seed, uint8 places) external {
        uint256 size = within(places, 1, 10);
        start(size);
        uint256[12] memory totals;
        uint256[12] memory reached;
        for (uint256 i = 0; i < 40; ++i) {
            seed = uint256(keccak256(abi.encode(seed)));
            uint256 who = seed % 12;
            uint256 amount = (totals[who] == 0 ? 100e18 : 0) + (1 + (seed >> 8) % 3) * 10e18;
            bid(project(who), amount);
            (totals[who], reached[who]) = (totals[who] + amount, i);
        }
        IFarmAuction.Bid[] memory board = auction.viewLeaderboard(1);
        for (uint256 i = 0; i < board.length; ++i) {
            uint256 best = 12;
            for (uint256 j = 0; j < 12; ++j) {
                if (totals[j] == 0) continue;
                bool isBetter =
                    best == 12 || totals[j] > totals[best] || (totals[j] == totals[best] && reached[j] < reached[best]);
                if (isBetter) best = j;
            }
            equal(board[i].account, project(best), "place");
            equal(board[i].amount, totals[best], "total");
            totals[best] = 0;
        }
        if (board.length < size) {
            for (uint256 j = 0; j < 12; ++j) {
                equal(totals[j], 0, "all are on the board");
            }
        }
    }

    function isBoard(address[3] memory expected) private view {
        IFarmAuction.Bid[] memory board = auction.viewLeaderboard(1);
        for (uint256 i = 0; i < 3; ++i) {
            equal(board[i].account, expected[i], "place");
        }
    }

    function refusesTerms(uint256 from, uint256 to, uint256 initial, uint256 places) private {
        refused(OPERATOR, abi.encodeWithSelector(IFarmAuction.InvalidTerms.selector));
        auction.startAuction(from, to, initial, places);
    }
}
