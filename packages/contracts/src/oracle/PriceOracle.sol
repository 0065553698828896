// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IPriceOracle} from "./IPriceOracle.sol";
import {Ownable} from "@openzeppelin/contracts/access/Ownable.sol";
import {Ownable2Step} from "@openzeppelin/contracts/access/Ownable2Step.sol";
import {ECDSA} from "@openzeppelin/contracts/utils/cryptography/ECDSA.sol";
import {EIP712} from "@openzeppelin/contracts/utils/cryptography/EIP712.sol";

/// @title The median of signed prices
contract PriceOracle is IPriceOracle, Ownable2Step, EIP712 {
    /// @dev One slot a round. `finalSince` is set by the first reports of it and by all of them.
    struct Round {
        int128 answer;
        uint48 time;
        uint48 finalSince;
        uint8 reports;
    }

    struct ReporterSet {
        uint128 since;
        uint128 quorum;
        address[] accounts;
    }

    uint256 public constant override MAX_REPORT_AGE = 60;
    /// @dev Keeps the way back from the newest round to a time of a minute ago short.
    uint256 public constant override MIN_STEP = 5;
    /// @dev Who completes a quorum could pick the reports that suit him. Until the time is over anyone can bring more.
    uint256 public constant override FINAL_AFTER = 15;
    uint256 public constant override REPORTERS_DELAY = 2 hours;
    /// @dev Hundredths of a percent.
    uint256 public constant override MAX_DEVIATION = 1000;
    /// @dev A price that really moved so far is taken again after this time, which no round of a game survives.
    uint256 public constant override BREAKER_TIME = 30 minutes;
    int256 private constant MAX_PRICE = 1e26;
    uint256 private constant MAX_REPORTERS = 15;
    bytes32 private constant REPORT = keccak256("Report(int256 price,uint256 time)");

    /// @dev In the order in which they count. Another is set only when no price is of before the last.
    ReporterSet[] private _sets;
    uint256 public override latestRound;
    mapping(uint256 roundId => Round) private _rounds;

    constructor(address owner_, address[] memory accounts, uint256 quorum_)
        Ownable(owner_)
        EIP712("BESC price oracle", "1")
    {
        _setReporters(accounts, quorum_, 0);
    }

    function submit(uint256 time, int256[] calldata prices, bytes[] calldata signatures) external override {
        uint256 count = prices.length;
        uint256 roundId = latestRound;
        Round memory round = _rounds[roundId];
        bool isReplacing = time == round.time;
        if (time > block.timestamp || time + MAX_REPORT_AGE < block.timestamp) revert BadTime(time);
        if (isReplacing) {
            if (count <= round.reports || block.timestamp >= round.finalSince) revert NotMore(time);
        } else if (time < round.time + MIN_STEP) {
            revert BadTime(time);
        } else {
            latestRound = ++roundId;
            round.finalSince = uint48(block.timestamp + FINAL_AFTER);
            emit NewRound(roundId, msg.sender, time);
        }
        ReporterSet storage set = _setAt(time);
        if (count < set.quorum || signatures.length != count) revert NoQuorum();
        if (_requireSigned(set.accounts, time, prices, signatures)) round.finalSince = uint48(block.timestamp);
        int256 answer = _median(prices);
        Round memory last = _rounds[roundId - 1];
        if (last.time != 0 && time < last.time + BREAKER_TIME) {
            int256 distance = answer > last.answer ? answer - last.answer : last.answer - answer;
            if (distance * 10000 > int256(last.answer) * int256(MAX_DEVIATION)) revert Deviates(answer, last.answer);
        }
        // Below MAX_PRICE, of a time that has been, and of at most MAX_REPORTERS.
        _rounds[roundId] = Round(int128(answer), uint48(time), round.finalSince, uint8(count));
        emit AnswerUpdated(answer, roundId, time);
    }

    function setReporters(address[] calldata accounts, uint256 newQuorum) external override onlyOwner {
        uint256 since = _sets[_sets.length - 1].since;
        if (block.timestamp <= since + MAX_REPORT_AGE) revert ReportersWait(since);
        _setReporters(accounts, newQuorum, block.timestamp + REPORTERS_DELAY);
    }

    function reporters() external view override returns (address[] memory) {
        return _sets[_sets.length - 1].accounts;
    }

    function quorum() external view override returns (uint256) {
        return _sets[_sets.length - 1].quorum;
    }

    function reportersSince() external view override returns (uint256) {
        return _sets[_sets.length - 1].since;
    }

    function reportersAt(uint256 time) external view override returns (address[] memory, uint256) {
        ReporterSet storage set = _setAt(time);
        return (set.accounts, set.quorum);
    }

    function finality(uint256 roundId) external view override returns (uint256, uint256) {
        return (_rounds[roundId].reports, _rounds[roundId].finalSince);
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

    function _setReporters(address[] memory accounts, uint256 newQuorum, uint256 since) private {
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
        }
        _sets.push(ReporterSet(uint128(since), uint128(newQuorum), accounts));
        emit ReportersSet(accounts, newQuorum, since);
    }

    /// @dev The last set or the one before it: earlier ones ended longer ago than a report may be old.
    function _setAt(uint256 time) private view returns (ReporterSet storage set) {
        uint256 index = _sets.length - 1;
        set = _sets[index];
        if (time < set.since) set = _sets[index - 1];
    }

    /// @dev Each signer comes after the one before, so that none is counted twice. Answers whether all accounts have signed.
    function _requireSigned(
        address[] memory accounts,
        uint256 time,
        int256[] calldata prices,
        bytes[] calldata signatures
    ) private view returns (bool) {
        uint256 length = accounts.length;
        uint256 place;
        for (uint256 i = 0; i < prices.length; ++i) {
            int256 price = prices[i];
            if (price <= 0 || price > MAX_PRICE) revert BadPrice(price);
            bytes32 digest = _hashTypedDataV4(keccak256(abi.encode(REPORT, price, time)));
            address signer = ECDSA.recoverCalldata(digest, signatures[i]);
            while (place < length && accounts[place] != signer) {
                ++place;
            }
            if (place++ == length) revert NotAReporter(signer);
        }
        return prices.length == length;
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
