// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IPriceOracle} from "./IPriceOracle.sol";
import {Ownable} from "@openzeppelin/contracts/access/Ownable.sol";
import {Ownable2Step} from "@openzeppelin/contracts/access/Ownable2Step.sol";
import {ECDSA} from "@openzeppelin/contracts/utils/cryptography/ECDSA.sol";
import {EIP712} from "@openzeppelin/contracts/utils/cryptography/EIP712.sol";

/// @title The median of signed prices
contract PriceOracle is IPriceOracle, Ownable2Step, EIP712 {
    /// @dev One slot a round.
    struct Round {
        int192 answer;
        uint64 time;
    }

    uint256 public constant override MAX_REPORT_AGE = 60;
    /// @dev Keeps the way back from the newest round to a time of a minute ago short.
    uint256 public constant override MIN_STEP = 5;
    /// @dev Until then all reporters must have spoken: of many reports whoever brings a quorum could choose those that suit him.
    uint256 public constant override PARTIAL_AFTER = 6;
    /// @dev Hundredths of a percent.
    uint256 public constant override MAX_DEVIATION = 1000;
    /// @dev A price that really moved so far is taken again after this time, which no round of a game survives.
    uint256 public constant override BREAKER_TIME = 30 minutes;
    int256 private constant MAX_PRICE = 1e26;
    uint256 private constant MAX_REPORTERS = 15;
    bytes32 private constant REPORT = keccak256("Report(int256 price,uint256 time)");

    address[] private _reporters;
    mapping(address account => bool) public override isReporter;
    uint256 public override quorum;
    uint256 public override latestRound;
    mapping(uint256 roundId => Round) private _rounds;

    constructor(address owner_, address[] memory accounts, uint256 quorum_)
        Ownable(owner_)
        EIP712("BESC price oracle", "1")
    {
        _setReporters(accounts, quorum_);
    }

    function submit(uint256 time, int256[] calldata prices, bytes[] calldata signatures) external override {
        uint256 count = prices.length;
        if (count < quorum || count > MAX_REPORTERS || signatures.length != count) revert NoQuorum();
        Round memory last = _rounds[latestRound];
        if (time > block.timestamp || time + MAX_REPORT_AGE < block.timestamp || time < last.time + MIN_STEP) {
            revert BadTime(time);
        }
        if (block.timestamp < time + PARTIAL_AFTER && count < _reporters.length) revert NoQuorum();
        address signer;
        for (uint256 i = 0; i < count; ++i) {
            int256 price = prices[i];
            if (price <= 0 || price > MAX_PRICE) revert BadPrice(price);
            bytes32 digest = _hashTypedDataV4(keccak256(abi.encode(REPORT, price, time)));
            address next = ECDSA.recoverCalldata(digest, signatures[i]);
            if (next <= signer || !isReporter[next]) revert NotAReporter(next);
            signer = next;
        }
        int256 answer = _median(prices);
        if (last.time != 0 && time < last.time + BREAKER_TIME) {
            int256 distance = answer > last.answer ? answer - last.answer : last.answer - answer;
            if (distance * 10000 > int256(last.answer) * int256(MAX_DEVIATION)) revert Deviates(answer, last.answer);
        }
        uint256 roundId = ++latestRound;
        // Below MAX_PRICE, and of a time that has been.
        _rounds[roundId] = Round(int192(answer), uint64(time));
        emit NewRound(roundId, msg.sender, time);
        emit AnswerUpdated(answer, roundId, time);
    }

    function setReporters(address[] calldata accounts, uint256 newQuorum) external override onlyOwner {
        for (uint256 i = 0; i < _reporters.length; ++i) {
            isReporter[_reporters[i]] = false;
        }
        _setReporters(accounts, newQuorum);
    }

    function reporters() external view override returns (address[] memory) {
        return _reporters;
    }

    function latestRoundData() external view override returns (uint80, int256, uint256, uint256, uint80) {
        return getRoundData(uint80(latestRound));
    }

    function latestAnswer() external view override returns (int256) {
        return _rounds[latestRound].answer;
    }

    function latestTimestamp() external view override returns (uint256) {
        return _rounds[latestRound].time;
    }

    function decimals() external pure override returns (uint8) {
        return 8;
    }

    function description() external pure override returns (string memory) {
        return "BESC / USD";
    }

    function getRoundData(uint80 roundId) public view override returns (uint80, int256, uint256, uint256, uint80) {
        Round memory round = _rounds[roundId];
        if (round.time == 0) revert NoData();
        return (roundId, round.answer, round.time, round.time, roundId);
    }

    function _setReporters(address[] memory accounts, uint256 newQuorum) private {
        uint256 count = accounts.length;
        if (count > MAX_REPORTERS || newQuorum < 3 || newQuorum > count || newQuorum * 2 <= count) {
            revert BadReporters();
        }
        // Half of an even quorum could be half of the reports, and say where the mean of their middle two lies.
        if (newQuorum % 2 == 0) revert BadReporters();
        address last;
        for (uint256 i = 0; i < count; ++i) {
            if (accounts[i] <= last) revert BadReporters();
            last = accounts[i];
            isReporter[last] = true;
        }
        (_reporters, quorum) = (accounts, newQuorum);
        emit ReportersSet(accounts, newQuorum);
    }

    /// @dev Of an even number the mean of the middle two, rounded down. At most fifteen values.
    function _median(int256[] memory values) private pure returns (int256) {
        uint256 count = values.length;
        for (uint256 i = 1; i < count; ++i) {
            int256 value = values[i];
            uint256 spot = i;
            for (; spot > 0 && values[spot - 1] > value; --spot) {
                values[spot] = values[spot - 1];
            }
            values[spot] = value;
        }
        int256 upper = values[count / 2];
        return count % 2 == 1 ? upper : (values[count / 2 - 1] + upper) / 2;
    }
}
