// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// @title A round of the prediction pays its winners no more than was bet, and the treasury the rest
/// @dev Lines between `from` and `end` stand in the named source as they are here, which is checked before anything is proved.
contract PredictionSums {
    enum Result {
        Open,
        Bull,
        Bear
    }

    struct Stakes {
        uint256 bull;
        uint256 bear;
    }

    struct Bet {
        uint256 amount;
    }

    uint256 private constant MAX = 2 ** 112;

    /// @dev All winners, by induction: one is paid, the others have bet the rest of the side and share the rest of the reward.
    function claiming(uint256 base, uint256 reward, uint256 amount, uint256 claimed, uint256 paid) external pure {
        require(base > 0 && base < MAX && reward < MAX && claimed < base && amount <= base - claimed);
        // Those who have claimed got no more than their part.
        require(paid * base <= claimed * reward);
        Bet memory bet = Bet(amount);
        uint256 out = _payout(bet, reward, base);
        assert((paid + out) * base <= (claimed + amount) * reward);
        assert(paid + out <= reward);
    }

    function closing(uint256 bull, uint256 bear, uint256 fee, bool isBull) external pure {
        require(bull < MAX && bear < MAX && fee <= 1000);
        Stakes memory stakes = Stakes(bull, bear);
        (uint256 base, uint256 reward) = _reward(isBull ? Result.Bull : Result.Bear, stakes, fee);
        assert(base == (isBull ? bull : bear));
        assert(reward <= bull + bear);
        // What is left for the treasury is the fee, at most a tenth.
        assert((bull + bear - reward) * 10 <= bull + bear);
    }

    function _payout(Bet memory bet, uint256 reward, uint256 base) private pure returns (uint256) {
        // from src/prediction/Prediction.sol
        return bet.amount * reward / base;
        // end
    }

    function _reward(Result result, Stakes memory stakes, uint256 fee) private pure returns (uint256, uint256) {
        uint256 total = stakes.bull + stakes.bear;
        // from src/prediction/Prediction.sol
        return (result == Result.Bull ? stakes.bull : stakes.bear, total - total * fee / 10000);
        // end
    }
}
