// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IMulticall} from "../../src/shared/IMulticall.sol";
import {Deployed} from "../support/Deployed.sol";
import {TestBase} from "../support/TestBase.sol";
import {ZooToken} from "../zoo/ZooToken.sol";

contract MulticallTest is TestBase {
    IMulticall private multicall;
    ZooToken private token;

    receive() external payable {}

    function setUp() external {
        multicall = Deployed.multicall();
        token = new ZooToken();
        token.mint(address(7), 42);
        vm.roll(1000);
        vm.deal(address(this), 10);
    }

    function test_CALL01_Aggregate_AllOrNothing_WithTheBlockNumber() external {
        (uint256 number, bytes[] memory data) = multicall.aggregate(_calls(false));
        equal(number, 1000, "block");
        equal(abi.decode(data[0], (uint256)), 42, "answer");
        vm.expectRevert(abi.encodeWithSelector(IMulticall.CallFailed.selector, 1));
        multicall.aggregate(_calls(true));
    }

    function test_CALL06_TryAggregate_MarksFailures() external {
        IMulticall.Result[] memory results = multicall.tryAggregate(false, _calls(true));
        require(results[0].success && !results[1].success, "marked");
        vm.expectRevert(abi.encodeWithSelector(IMulticall.CallFailed.selector, 1));
        multicall.tryAggregate(true, _calls(true));
    }

    function test_CALL01_BlockAndAggregate_BothForms() external {
        (uint256 number, bytes32 hash, IMulticall.Result[] memory results) =
            multicall.tryBlockAndAggregate(false, _calls(true));
        require(number == 1000 && hash == bytes32(0), "block");
        require(results[0].success && !results[1].success, "marked");
        (number,, results) = multicall.blockAndAggregate(_calls(false));
        equal(abi.decode(results[0].returnData, (uint256)), 42, "answer");
        vm.expectRevert(abi.encodeWithSelector(IMulticall.CallFailed.selector, 1));
        multicall.blockAndAggregate(_calls(true));
    }

    function test_Aggregate3_EachSaysForItself() external {
        IMulticall.Call3[] memory calls = new IMulticall.Call3[](2);
        calls[0] = IMulticall.Call3(address(token), false, abi.encodeCall(token.balanceOf, (address(7))));
        calls[1] = IMulticall.Call3(address(token), true, abi.encodeCall(token.transfer, (address(7), 1)));
        IMulticall.Result[] memory results = multicall.aggregate3(calls);
        require(results[0].success && !results[1].success, "marked");
        calls[1].allowFailure = false;
        vm.expectRevert(abi.encodeWithSelector(IMulticall.CallFailed.selector, 1));
        multicall.aggregate3(calls);
    }

    function test_Aggregate3Value_SpendsExactlyWhatWasSent() external {
        IMulticall.Call3Value[] memory calls = new IMulticall.Call3Value[](2);
        calls[0] = IMulticall.Call3Value(address(0x88), false, 3, "");
        calls[1] = IMulticall.Call3Value(address(0x99), false, 4, "");
        multicall.aggregate3Value{value: 7}(calls);
        require(address(0x88).balance == 3 && address(0x99).balance == 4, "sent");
        vm.expectRevert(abi.encodeWithSelector(IMulticall.ValueMismatch.selector, 1, 0));
        multicall.aggregate3Value{value: 1}(new IMulticall.Call3Value[](0));
    }

    function test_CALL11_CALL13_BlockFacts() external view {
        equal(multicall.getEthBalance(address(this)), 10, "CALL-11 native balance");
        equal(multicall.getBlockNumber(), 1000, "CALL-13 block number");
        require(multicall.getLastBlockHash() == blockhash(999), "last hash");
        require(multicall.getBlockHash(998) == blockhash(998), "hash");
        equal(multicall.getCurrentBlockTimestamp(), block.timestamp, "time");
        equal(multicall.getCurrentBlockGasLimit(), block.gaslimit, "gas limit");
        equal(multicall.getCurrentBlockCoinbase(), block.coinbase, "coinbase");
        equal(multicall.getCurrentBlockDifficulty(), block.prevrandao, "difficulty");
        equal(multicall.getChainId(), block.chainid, "chain");
        equal(multicall.getBasefee(), block.basefee, "base fee");
    }

    function _calls(bool withFailure) private view returns (IMulticall.Call[] memory calls) {
        calls = new IMulticall.Call[](withFailure ? 2 : 1);
        calls[0] = IMulticall.Call(address(token), abi.encodeCall(token.balanceOf, (address(7))));
        if (withFailure) calls[1] = IMulticall.Call(address(token), abi.encodeCall(token.transfer, (address(7), 1)));
    }
}
