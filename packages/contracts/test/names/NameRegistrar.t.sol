// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {INameRegistrar} from "../../src/names/INameRegistrar.sol";
import {IRegistrarFacts, NameService} from "./NameService.sol";
import {Ownable} from "@openzeppelin/contracts/access/Ownable.sol";

contract NameRegistrarTest is NameService {
    address private constant ALICE = address(0xa11ce);
    address private constant BOB = address(0xb0b);

    receive() external payable {}

    function setUp() external {
        setUpNames();
    }

    function test_Register_GivesNameNodeAndAddress() external {
        bytes32 node = registered("alice", ALICE, YEAR);
        require(registrar.ownerOf(idOf("alice")) == ALICE && registry.owner(node) == ALICE, "owner");
        require(resolver.addr(node) == ALICE, "leads to the owner");
        equal(registrar.nameExpires(idOf("alice")), block.timestamp + YEAR, "expires");
        equal(address(registrar).balance, YEAR_PRICE, "paid");
        registrar.withdraw();
        equal(TREASURY.balance, YEAR_PRICE, "treasury");
    }

    function test_Register_GivesBackWhatWasPaidTooMuch() external {
        registrar.commit(registrar.makeCommitment("alice", ALICE, YEAR, SECRET));
        vm.warp(block.timestamp + 60);
        vm.deal(address(this), 20e18);
        registrar.register{value: 20e18}("alice", ALICE, YEAR, SECRET);
        equal(address(this).balance, 15e18, "the rest");
    }

    function test_Register_RevertWhen_PaidTooLittle() external {
        registrar.commit(registrar.makeCommitment("alice", ALICE, YEAR, SECRET));
        vm.warp(block.timestamp + 60);
        vm.deal(address(this), YEAR_PRICE);
        vm.expectRevert(abi.encodeWithSelector(INameRegistrar.InsufficientPayment.selector, YEAR_PRICE - 1, YEAR_PRICE));
        registrar.register{value: YEAR_PRICE - 1}("alice", ALICE, YEAR, SECRET);
    }

    function test_RentPrice_ByLength_RoundedUp() external view {
        equal(registrar.rentPrice("alice", YEAR), YEAR_PRICE, "five");
        equal(registrar.rentPrice("alic", YEAR), 4 * YEAR_PRICE, "four");
        equal(registrar.rentPrice("ali", YEAR), 16 * YEAR_PRICE, "three");
        equal(registrar.rentPrice("alice", 1), (YEAR_PRICE + YEAR - 1) / YEAR, "rounded up");
    }

    function test_NAMES5_Register_RevertWhen_TheCommitmentIsMissingYoungOldOrUsed() external {
        bytes32 commitment = registrar.makeCommitment("alice", ALICE, YEAR, SECRET);
        _refused(commitment, 0);
        registrar.commit(commitment);
        // Read back: the optimiser takes block.timestamp for one that never changes.
        uint256 madeAt = IRegistrarFacts(address(registrar)).commitments(commitment);
        vm.warp(madeAt + 59);
        _refused(commitment, madeAt);
        vm.expectRevert(abi.encodeWithSelector(INameRegistrar.CommitmentStands.selector, commitment));
        registrar.commit(commitment);
        vm.warp(madeAt + 1 days + 1);
        _refused(commitment, madeAt);
        registrar.commit(commitment);
        vm.warp(block.timestamp + 1 days);
        vm.deal(address(this), YEAR_PRICE);
        registrar.register{value: YEAR_PRICE}("alice", ALICE, YEAR, SECRET);
        equal(IRegistrarFacts(address(registrar)).commitments(commitment), 0, "used up");
        // What somebody else revealed in between is worth nothing for another owner.
        bytes32 other = registrar.makeCommitment("alice", BOB, YEAR, SECRET);
        require(other != commitment, "the owner is part of it");
    }

    function test_NAMES4_Register_RevertWhen_TakenOrInGrace() external {
        registered("alice", ALICE, YEAR);
        uint256 expires = registrar.nameExpires(idOf("alice"));
        bytes memory taken = abi.encodeWithSelector(INameRegistrar.NotAvailable.selector, "alice");
        uint256[3] memory times = [block.timestamp, expires, expires + 90 days];
        for (uint256 i = 0; i < times.length; ++i) {
            vm.warp(times[i] - 60);
            registrar.commit(registrar.makeCommitment("alice", BOB, YEAR + i, SECRET));
            vm.warp(times[i]);
            vm.expectRevert(taken);
            registrar.register("alice", BOB, YEAR + i, SECRET);
        }
        vm.warp(expires);
        require(registrar.ownerOf(idOf("alice")) == address(0), "expired names have no holder");
    }

    function test_NAMES3_ARegistrationAnew_ForgetsTheOldOwner() external {
        bytes32 node = registered("alice", ALICE, YEAR);
        vm.startPrank(ALICE);
        resolver.setContenthash(node, hex"e301");
        resolver.setAddr(node, 0x80000944, abi.encodePacked(ALICE));
        registry.setResolver(node, address(0xbad));
        registry.setApprovalForAll(address(0xbad), true);
        resolver.setApprovalForAll(address(0xbad), true);
        vm.stopPrank();
        vm.warp(registrar.nameExpires(idOf("alice")) + 90 days + 1);
        registered("alice", BOB, YEAR);
        require(registry.owner(node) == BOB && registrar.ownerOf(idOf("alice")) == BOB, "owner");
        require(registry.resolver(node) == address(resolver) && resolver.addr(node) == BOB, "resolver");
        require(resolver.contenthash(node).length == 0 && resolver.addr(node, 0x80000944).length == 0, "records");
        vm.startPrank(ALICE);
        vm.expectRevert(abi.encodeWithSelector(INameRegistrar.Forbidden.selector, idOf("alice"), ALICE));
        registrar.reclaim(idOf("alice"), ALICE);
        vm.expectRevert();
        registry.setResolver(node, ALICE);
        vm.expectRevert();
        resolver.setAddr(node, ALICE);
        vm.stopPrank();
        vm.prank(address(0xbad));
        vm.expectRevert();
        resolver.setAddr(node, ALICE);
    }

    function test_Renew_AnybodyAlsoInGrace_AndNoFurtherThanTenYears() external {
        registered("alice", ALICE, YEAR);
        uint256 expires = registrar.nameExpires(idOf("alice"));
        vm.deal(address(this), 1000e18);
        vm.warp(expires + 90 days);
        registrar.renew{value: 1000e18}("alice", YEAR);
        equal(registrar.nameExpires(idOf("alice")), expires + YEAR, "from where it ended");
        equal(address(this).balance, 1000e18 - YEAR_PRICE, "the rest");
        require(registrar.ownerOf(idOf("alice")) == ALICE, "still hers");
        uint256 tooMuch = 3650 days - YEAR + 90 days + 1;
        vm.expectRevert(abi.encodeWithSelector(INameRegistrar.DurationOutOfRange.selector, tooMuch));
        registrar.renew{value: 500e18}("alice", tooMuch);
        vm.expectRevert(abi.encodeWithSelector(INameRegistrar.DurationOutOfRange.selector, type(uint128).max));
        registrar.renew{value: 500e18}("alice", type(uint128).max);
        vm.warp(expires + YEAR + 90 days + 1);
        vm.expectRevert(abi.encodeWithSelector(INameRegistrar.NotRenewable.selector, "alice"));
        registrar.renew{value: 500e18}("alice", YEAR);
    }

    function test_Transfer_MovesNameAndNode() external {
        bytes32 node = registered("alice", ALICE, YEAR);
        vm.prank(BOB);
        vm.expectRevert(abi.encodeWithSelector(INameRegistrar.Forbidden.selector, idOf("alice"), BOB));
        registrar.transfer(idOf("alice"), BOB);
        vm.prank(ALICE);
        vm.expectRevert(INameRegistrar.ZeroAddress.selector);
        registrar.transfer(idOf("alice"), address(0));
        vm.prank(ALICE);
        registrar.transfer(idOf("alice"), BOB);
        require(registrar.ownerOf(idOf("alice")) == BOB && registry.owner(node) == BOB, "moved");
    }

    function test_Reclaim_TakesTheNodeBack() external {
        bytes32 node = registered("alice", ALICE, YEAR);
        vm.prank(ALICE);
        registry.setOwner(node, BOB);
        vm.prank(ALICE);
        registrar.reclaim(idOf("alice"), ALICE);
        require(registry.owner(node) == ALICE, "back");
        vm.warp(registrar.nameExpires(idOf("alice")));
        vm.prank(ALICE);
        vm.expectRevert(abi.encodeWithSelector(INameRegistrar.Forbidden.selector, idOf("alice"), ALICE));
        registrar.reclaim(idOf("alice"), ALICE);
    }

    function test_Register_RevertWhen_DurationOrOwnerIsOutOfRange() external {
        vm.expectRevert(abi.encodeWithSelector(INameRegistrar.DurationOutOfRange.selector, 28 days - 1));
        registrar.register("alice", ALICE, 28 days - 1, SECRET);
        vm.expectRevert(abi.encodeWithSelector(INameRegistrar.DurationOutOfRange.selector, 3650 days + 1));
        registrar.register("alice", ALICE, 3650 days + 1, SECRET);
        vm.expectRevert(INameRegistrar.ZeroAddress.selector);
        registrar.register("alice", address(0), YEAR, SECRET);
    }

    function test_Valid_LabelsThatCannotBeMistaken() external {
        string[5] memory good = ["abc", "a-b", "123", "alice-1", "a-b--c"];
        string[12] memory bad = [
            "", "ab", "Alice", "-ab", "ab-", "a.b", "a b", "a_b", unicode"alíce", "ab--c", "xn--80ak6aa92e", "a\x00b"
        ];
        for (uint256 i = 0; i < good.length; ++i) {
            require(registrar.valid(good[i]), good[i]);
        }
        for (uint256 i = 0; i < bad.length; ++i) {
            require(!registrar.valid(bad[i]), bad[i]);
            vm.expectRevert(abi.encodeWithSelector(INameRegistrar.InvalidLabel.selector, bad[i]));
            registrar.register(bad[i], ALICE, YEAR, SECRET);
        }
        bytes memory long = new bytes(64);
        for (uint256 i = 0; i < 64; ++i) {
            long[i] = "a";
        }
        require(!registrar.valid(string(long)), "64");
        assembly ("memory-safe") {
            mstore(long, 63)
        }
        require(registrar.valid(string(long)), "63");
    }

    function test_Settings_AreTheOwners_AndCapped() external {
        vm.prank(ALICE);
        vm.expectRevert(abi.encodeWithSelector(Ownable.OwnableUnauthorizedAccount.selector, ALICE));
        registrar.setYearPrice(1);
        vm.prank(ALICE);
        vm.expectRevert(abi.encodeWithSelector(Ownable.OwnableUnauthorizedAccount.selector, ALICE));
        registrar.setTreasury(ALICE);
        registrar.setYearPrice(1000e18);
        vm.expectRevert(abi.encodeWithSelector(INameRegistrar.PriceAboveCap.selector, 1000e18 + 1));
        registrar.setYearPrice(1000e18 + 1);
        vm.expectRevert(INameRegistrar.ZeroAddress.selector);
        registrar.setTreasury(address(0));
        registrar.setTreasury(BOB);
        registered("alice", ALICE, YEAR);
        registrar.withdraw();
        equal(BOB.balance, 1000e18, "the new treasury");
    }

    function test_Withdraw_RevertWhen_TheTreasuryRefuses() external {
        registrar.setTreasury(address(registry));
        registered("alice", ALICE, YEAR);
        vm.expectRevert(abi.encodeWithSelector(INameRegistrar.PaymentFailed.selector, address(registry), YEAR_PRICE));
        registrar.withdraw();
    }

    function testFuzz_NAMES2_Register_ForAnyOwnerAndDuration(address owner, uint256 duration, uint256 seed) external {
        vm.assume(owner != address(0) && owner != address(registry));
        duration = within(duration, 28 days, 3650 days);
        string memory label = _label(seed);
        bytes32 node = registered(label, owner, duration);
        require(registry.owner(node) == owner && resolver.addr(node) == owner, "owner");
        require(registrar.ownerOf(idOf(label)) == owner && !registrar.available(label), "holder");
        vm.warp(block.timestamp + duration - 1);
        require(registrar.ownerOf(idOf(label)) == owner, "to the last second");
        vm.warp(block.timestamp + 1);
        require(registrar.ownerOf(idOf(label)) == address(0), "and no longer");
    }

    function _label(uint256 seed) private pure returns (string memory) {
        bytes memory letters = new bytes(within(seed, 3, 63));
        for (uint256 i = 0; i < letters.length; ++i) {
            letters[i] = bytes1(uint8(97 + uint256(keccak256(abi.encode(seed, i))) % 26));
        }
        return string(letters);
    }

    function _refused(bytes32 commitment, uint256 madeAt) private {
        vm.expectRevert(abi.encodeWithSelector(INameRegistrar.CommitmentNotUsable.selector, commitment, madeAt));
        registrar.register("alice", ALICE, YEAR, SECRET);
    }
}
