// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {TestBase} from "./TestBase.sol";
import {Vm} from "./Vm.sol";

/// @title Reads back what was emitted, one event after another: which, by whom, with what, and that nothing else was
abstract contract EventOrder is TestBase {
    error NotThisEvent(uint256 position, bytes32 topic, address emitter);

    Vm.Log[] private _logs;
    uint256 private _next;

    function startEvents() internal {
        vm.recordLogs();
    }

    /// @dev Ends the recording; `nextEvent` walks through it from the first.
    function takeEvents() internal {
        Vm.Log[] memory logs = vm.getRecordedLogs();
        delete _logs;
        _next = 0;
        for (uint256 i = 0; i < logs.length; ++i) {
            _logs.push(logs[i]);
        }
    }

    /// @param subjects The indexed values after the event's own topic, 32 bytes each
    /// @param data The other values, encoded
    function nextEvent(address emitter, bytes32 topic, bytes memory subjects, bytes memory data) internal {
        Vm.Log memory log = _logs[_next++];
        bytes memory topics = abi.encodePacked(topic, subjects);
        bool same = log.emitter == emitter && keccak256(abi.encodePacked(log.topics)) == keccak256(topics)
            && keccak256(log.data) == keccak256(data);
        if (!same) revert NotThisEvent(_next - 1, log.topics[0], log.emitter);
    }

    function nextTransfer(address token, address from, address to, uint256 value) internal {
        nextEvent(token, keccak256("Transfer(address,address,uint256)"), abi.encode(from, to), abi.encode(value));
    }

    function nextApproval(address token, address owner, address spender, uint256 value) internal {
        nextEvent(token, keccak256("Approval(address,address,uint256)"), abi.encode(owner, spender), abi.encode(value));
    }

    function nextSync(address pair, uint256 reserve0, uint256 reserve1) internal {
        nextEvent(pair, PairTopics.SYNC, "", abi.encode(reserve0, reserve1));
    }

    function nextMint(address pair, address sender, uint256 amount0, uint256 amount1) internal {
        nextEvent(pair, PairTopics.MINT, abi.encode(sender), abi.encode(amount0, amount1));
    }

    function nextBurn(address pair, address sender, uint256 amount0, uint256 amount1, address to) internal {
        nextEvent(pair, PairTopics.BURN, abi.encode(sender, to), abi.encode(amount0, amount1));
    }

    /// @param amounts In 0, in 1, out 0, out 1
    function nextSwap(address pair, address sender, uint256[4] memory amounts, address to) internal {
        nextEvent(pair, PairTopics.SWAP, abi.encode(sender, to), abi.encode(amounts));
    }

    function noMoreEvents() internal view {
        equal(_logs.length, _next, "events");
    }
}

/// @dev The topics every client of this family listens to, as numbers and not computed from our own interface.
library PairTopics {
    bytes32 internal constant PAIR_CREATED = 0x0d3648bd0f6ba80134a33ba9275ac585d9d315f0ad8355cddefde31afa28d0e9;
    bytes32 internal constant MINT = 0x4c209b5fc8ad50758f13e2e1088ba56a560dff690a1c6fef26394f4c03821c4f;
    bytes32 internal constant BURN = 0xdccd412f0b1252819cb1fd330b93224ca42612892bb3f4f789976e6d81936496;
    bytes32 internal constant SWAP = 0xd78ad95fa46c994b6551d0da85fc275fe613ce37657fb8d5e3d130840159d822;
    bytes32 internal constant SYNC = 0x1c411e9a96e071241c2f21f7726b17ae89e3cab4c78be50e062b03a9fffbbad1;
}
