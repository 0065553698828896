// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IPrediction} from "../../src/prediction/IPrediction.sol";

/// @title A player that refuses coin, or comes back in the middle of being paid
contract HostilePlayer {
    IPrediction private immutable game;
    bool private refuses;
    bool private returns_;
    uint256[] private again;
    bytes public refusal;

    constructor(IPrediction game_) {
        game = game_;
    }

    receive() external payable {
        require(!refuses, "no coin");
        if (!returns_) return;
        (, refusal) = address(game).call(abi.encodeCall(IPrediction.claim, (again)));
    }

    function bet(uint256 epoch) external {
        game.betBull{value: address(this).balance}(epoch);
    }

    function claim(uint256[] calldata epochs, bool refuses_, bool returnsBack) external {
        (refuses, returns_, again) = (refuses_, returnsBack, epochs);
        game.claim(epochs);
    }

    function withdraw(address to) external {
        game.withdrawCredit(to);
    }
}
