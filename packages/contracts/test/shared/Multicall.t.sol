// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IMulticall} from "../../src/shared/IMulticall.sol";
import {Deployed} from "../support/Deployed.sol";
import {TestBase} from "../support/TestBase.sol";
import {ZooToken} from "../zoo/ZooToken.sol";

/// @dev Sends coin and takes none.
contract Sender {
    function send(address target, uint256 value, bytes calldata data) external {
        (bool done, bytes memory answer) = target.call{value: value}(data);
        if (done) return;
        assembly ("memory-safe") {
            revert(add(answer, 0x20), mload(answer))
        }
    }
}

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

    function test_Aggregate3Value_GivesBackWhatFailedCallsDidNotSpend() external {
        IMulticall.Call3Value[] memory calls = new IMulticall.Call3Value[](3);
        calls[0] = IMulticall.Call3Value(address(token), true, 5, "");
        calls[1] = IMulticall.Call3Value(address(0x88), true, 3, "");
        calls[2] = IMulticall.Call3Value(address(token), true, 1, abi.encodeCall(token.balanceOf, (address(7))));
        IMulticall.Result[] memory results = multicall.aggregate3Value{value: 9}(calls);
        require(!results[0].success && results[1].success && !results[2].success, "marked");
        equal(address(multicall).balance, 0, "nothing stays");
        equal(address(this).balance, 7, "six came back");
        // A caller that takes no coin loses none either.
        Sender sender = new Sender();
        vm.deal(address(sender), 9);
        vm.expectRevert(abi.encodeWithSelector(IMulticall.ReturnFailed.selector, address(sender), 6));
        sender.send(address(multicall), 9, abi.encodeCall(multicall.aggregate3Value, (calls)));
        equal(address(sender).balance, 9, "unspent");
    }

    function test_EveryOtherForm_RevertWhen_CoinIsSent() external {
        IMulticall.Call[] memory calls = _calls(false);
        bytes[6] memory forms = [
            abi.encodeCall(multicall.aggregate, (calls)),
            abi.encodeCall(multicall.tryAggregate, (false, calls)),
            abi.encodeCall(multicall.blockAndAggregate, (calls)),
            abi.encodeCall(multicall.tryBlockAndAggregate, (false, calls)),
            abi.encodeCall(multicall.aggregate3, (new IMulticall.Call3[](0))),
            bytes("")
        ];
        for (uint256 i = 0; i < forms.length; ++i) {
            (bool sent,) = address(multicall).call{value: 1}(forms[i]);
            require(!sent, "refused");
        }
        equal(address(multicall).balance, 0, "nothing stays");
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
