// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {INameResolver} from "../../src/names/INameResolver.sol";
import {NameService} from "./NameService.sol";
import {IERC165} from "@openzeppelin/contracts/utils/introspection/IERC165.sol";

contract NameResolverTest is NameService {
    address private constant ALICE = address(0xa11ce);
    address private constant MALLORY = address(0xbad);
    bytes32 private node;

    function setUp() external {
        setUpNames();
        node = registered("alice", ALICE, YEAR);
    }

    function test_CALL23_Addr_BothForms_AreOne() external {
        require(resolver.addr(node) == ALICE, "the owner at first");
        vm.startPrank(ALICE);
        resolver.setAddr(node, 60, abi.encodePacked(address(7)));
        require(resolver.addr(node) == address(7), "coin type 60");
        resolver.setAddr(node, address(8));
        require(keccak256(resolver.addr(node, 60)) == keccak256(abi.encodePacked(address(8))), "the same");
        resolver.setAddr(node, address(0));
        require(resolver.addr(node, 60).length == 0 && resolver.addr(node) == address(0), "removed");
    }

    function test_CALL23_Addr_OfOtherCoins_EIP2304() external {
        bytes memory bitcoin = hex"76a91462e907b15cbf27d5425399ebf6f0fb50ebb88f1888ac";
        vm.startPrank(ALICE);
        resolver.setAddr(node, 0, bitcoin);
        resolver.setAddr(node, 0x80000000 | 2372, abi.encodePacked(address(9)));
        require(keccak256(resolver.addr(node, 0)) == keccak256(bitcoin), "bitcoin");
        require(keccak256(resolver.addr(node, 0x80000944)) == keccak256(abi.encodePacked(address(9))), "our chain");
        require(resolver.addr(node) == ALICE, "the general one stays");
        vm.expectRevert(abi.encodeWithSelector(INameResolver.InvalidAddress.selector, 60, 19));
        resolver.setAddr(node, 60, new bytes(19));
        vm.expectRevert(abi.encodeWithSelector(INameResolver.InvalidAddress.selector, 0x80000944, 21));
        resolver.setAddr(node, 0x80000944, new bytes(21));
    }

    function test_CALL22_CALL24_Texts_Names_Contents() external {
        bytes memory hash = hex"e3010170122029f2d17be6139079dc48696d1f582a8530eb9805b561eda517e22a892c7e3f1f";
        bytes[] memory calls = new bytes[](3);
        calls[0] = abi.encodeCall(resolver.setText, (node, "url", "https://besc.example"));
        calls[1] = abi.encodeCall(resolver.setName, (node, "alice.besc"));
        calls[2] = abi.encodeCall(resolver.setContenthash, (node, hash));
        vm.prank(ALICE);
        resolver.multicall(calls);
        require(keccak256(bytes(resolver.text(node, "url"))) == keccak256("https://besc.example"), "text");
        require(bytes(resolver.text(node, "Url")).length == 0, "another key");
        require(keccak256(bytes(resolver.name(node))) == keccak256("alice.besc"), "name");
        require(keccak256(resolver.contenthash(node)) == keccak256(hash), "content");
    }

    function test_NAMES1_EveryRecord_RevertWhen_NotTheOwner() external {
        _allForbidden(node, MALLORY);
        // A node without an owner has no operators either.
        vm.prank(address(0));
        resolver.setApprovalForAll(MALLORY, true);
        _allForbidden(nodeOf("missing"), MALLORY);
        _allForbidden(nodeOf("missing"), address(0));
    }

    function test_NAMES1_Multicall_RevertWhen_OneCallIsForbidden() external {
        bytes[] memory calls = new bytes[](2);
        bytes32 own = registered("mallory", MALLORY, YEAR);
        calls[0] = abi.encodeCall(resolver.setText, (own, "url", "x"));
        calls[1] = abi.encodeCall(resolver.setText, (node, "url", "x"));
        vm.prank(MALLORY);
        vm.expectRevert(abi.encodeWithSelector(INameResolver.Forbidden.selector, node, MALLORY));
        resolver.multicall(calls);
        require(bytes(resolver.text(own, "url")).length == 0, "all or none");
    }

    function test_Operators_OfResolverAndRegistry_Write() external {
        vm.startPrank(ALICE);
        resolver.setApprovalForAll(address(7), true);
        registry.setApprovalForAll(address(8), true);
        vm.stopPrank();
        vm.prank(address(7));
        resolver.setText(node, "a", "1");
        vm.prank(address(8));
        resolver.setText(node, "b", "2");
        vm.prank(ALICE);
        resolver.setApprovalForAll(address(7), false);
        vm.prank(address(7));
        vm.expectRevert(abi.encodeWithSelector(INameResolver.Forbidden.selector, node, address(7)));
        resolver.setText(node, "a", "3");
    }

    function test_ClearRecords_ForgetsAll() external {
        vm.startPrank(ALICE);
        resolver.setText(node, "url", "x");
        resolver.setContenthash(node, hex"e301");
        resolver.setName(node, "x");
        resolver.clearRecords(node);
        require(resolver.addr(node) == address(0) && bytes(resolver.name(node)).length == 0, "addr and name");
        require(bytes(resolver.text(node, "url")).length == 0 && resolver.contenthash(node).length == 0, "rest");
    }

    function test_Records_RevertWhen_TooLong() external {
        bytes memory long = new bytes(4097);
        vm.startPrank(ALICE);
        vm.expectRevert(abi.encodeWithSelector(INameResolver.RecordTooLong.selector, 4097, 4096));
        resolver.setText(node, "url", string(long));
        vm.expectRevert(abi.encodeWithSelector(INameResolver.RecordTooLong.selector, 4097, 4096));
        resolver.setContenthash(node, long);
        vm.expectRevert(abi.encodeWithSelector(INameResolver.RecordTooLong.selector, 4097, 4096));
        resolver.setName(node, string(long));
        vm.expectRevert(abi.encodeWithSelector(INameResolver.RecordTooLong.selector, 4097, 4096));
        resolver.setAddr(node, 0, long);
    }

    function test_SupportsInterface_IdsOfTheStandards() external view {
        bytes4[7] memory ids =
            [bytes4(0x01ffc9a7), 0x3b3b57de, 0xf1cb7e06, 0x691f3431, 0x59d1d43c, 0xbc1c58d1, 0xac9650d8];
        for (uint256 i = 0; i < ids.length; ++i) {
            require(IERC165(address(resolver)).supportsInterface(ids[i]), "supported");
        }
        require(!IERC165(address(resolver)).supportsInterface(0xffffffff), "nothing else");
        require(resolver.name.selector == ids[3] && resolver.text.selector == ids[4], "selectors");
        require(resolver.contenthash.selector == ids[5] && resolver.multicall.selector == ids[6], "selectors");
    }

    function testFuzz_Records_AreWhatWasWritten(bytes calldata hash, string calldata key, string calldata value)
        external
    {
        vm.assume(hash.length <= 4096 && bytes(value).length <= 4096);
        vm.startPrank(ALICE);
        resolver.setContenthash(node, hash);
        resolver.setText(node, key, value);
        require(keccak256(resolver.contenthash(node)) == keccak256(hash), "content");
        require(keccak256(bytes(resolver.text(node, key))) == keccak256(bytes(value)), "text");
    }

    function _allForbidden(bytes32 of_, address caller) private {
        bytes[6] memory calls = [
            abi.encodeWithSignature("setAddr(bytes32,address)", of_, MALLORY),
            abi.encodeWithSignature("setAddr(bytes32,uint256,bytes)", of_, 60, abi.encodePacked(MALLORY)),
            abi.encodeCall(resolver.setName, (of_, "x")),
            abi.encodeCall(resolver.setText, (of_, "url", "x")),
            abi.encodeCall(resolver.setContenthash, (of_, hex"e3")),
            abi.encodeCall(resolver.clearRecords, (of_))
        ];
        for (uint256 i = 0; i < calls.length; ++i) {
            vm.prank(caller);
            (bool done,) = address(resolver).call(calls[i]);
            require(!done, "refused");
        }
        equal(resolver.recordVersions(of_), of_ == node ? 1 : 0, "unchanged");
    }
}
