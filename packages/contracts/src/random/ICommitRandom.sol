// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IRandomSource} from "./IRandomSource.sol";

/// @title Random words from a secret committed to before and the hash of a block after
/// @notice The operator commits to secrets, with a bond for each. A word is the hash of the secret and of a block that does
/// not exist yet when it is asked for: neither operator nor block producer knows it before the other has acted.
/// @dev WARNING: an operator who dislikes a word can withhold the secret and lose the bond, which must outweigh what a game
/// pays for that. Neither operator nor block producer alone can choose a word; one who is both, or two who agree, can: with the
/// secret known, the target block is made until its hash suits.
interface ICommitRandom is IRandomSource {
    event Committed(uint256 indexed id, bytes32 hash, uint256 bond);
    event BondRaised(uint256 indexed id, uint256 bond);
    event Withdrawn(uint256 indexed id);
    event Reserved(uint256 indexed id, address indexed consumer);
    event Requested(uint256 indexed id, uint256 targetBlock, uint256 deadline);
    event Noted(uint256 indexed id, bytes32 blockHash);
    event Revealed(uint256 indexed id, bytes32 secret, uint256 word);
    event Expired(uint256 indexed id, uint256 bond);
    event ConsumerSet(address indexed consumer, bool isConsumer);
    event BondSet(uint256 bond);

    /// @notice A bond of nothing, or above 2^96.
    error BadBond(uint256 bond);
    error NotAConsumer();
    error NothingCommitted();
    /// @notice The hash was used before: its secret may be known.
    error KnownHash(bytes32 hash);
    /// @notice The word is not in the state that this needs.
    error WrongState(uint256 id);
    error WrongSecret(uint256 id);
    /// @notice The target block has no hash yet, or none any more.
    error NoBlockHash(uint256 id);

    /// @notice Blocks from the request to the one whose hash counts.
    function TARGET_DELAY() external view returns (uint256);
    /// @notice Seconds from the request until the secret must be there.
    function REVEAL_TIME() external view returns (uint256);
    /// @notice And blocks from the target: a halted chain costs no bond. For so long the target's hash is known.
    function REVEAL_BLOCKS() external view returns (uint256);
    function bond() external view returns (uint256);
    /// @notice How many secrets were committed to, and how many of them are reserved: the next word's number.
    function committed() external view returns (uint256);
    function reserved() external view returns (uint256);
    function isConsumer(address account) external view returns (bool);

    /// @notice What a word comes from, without its secret: the holder of that can tell from here whether it may leave.
    /// @dev WARNING: a secret that anybody else sees before the target block has a hash, a node that is asked about it included,
    /// lets a block producer choose the word.
    /// @return hash Of the secret; zero where nothing was committed to
    /// @return targetBlock The block whose hash counts; zero before the word is asked for
    function commitmentOf(uint256 id) external view returns (bytes32 hash, uint256 targetBlock);

    /// @notice Commits to keccak256(secret) and takes the bond; operator or owner.
    function commit(bytes32 hash) external;

    /// @notice Adds to the bond of a commitment whose word has not been asked for yet; anyone.
    /// @dev WARNING: it goes back with the rest of the bond, to the committer.
    function raiseBond(uint256 id, uint256 amount) external;

    /// @notice Gives back the newest commitment not reserved, with its bond, to its payer; callable by the payer, operator
    /// or owner, so that a new operator is rid of what the last has committed to.
    function withdraw() external;

    /// @notice Stores the target block's hash, which the chain forgets after 256 blocks; anyone.
    function note(uint256 id) external;

    /// @notice Gives the secret, by which the word is known, and the bond back to its payer; anyone who knows it.
    function reveal(uint256 id, bytes32 secret) external;

    /// @notice Lets a contract reserve words, or no more; the owner only.
    function setConsumer(address consumer, bool isConsumer_) external;

    /// @notice The bond of later commitments; the owner only.
    function setBond(uint256 newBond) external;
}
