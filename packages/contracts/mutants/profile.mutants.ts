import type { Mutant } from './mutant';

const profile = 'src/profile/Profile.sol';
const points = 'src/profile/Points.sol';
const claims = 'src/profile/CampaignClaims.sol';
const center = 'src/profile/PointCenter.sol';
const history = 'src/profile/HistoryRoots.sol';
const gift = 'src/profile/DayOneGift.sol';
const profileTests = 'test/profile/Profile.t.sol';
const pointTests = 'test/profile/Points.t.sol';
const claimTests = 'test/profile/CampaignClaims.t.sol';
const historyTests = 'test/profile/HistoryRoots.t.sol';

/** Defects of this family's profiles: counts of paused ones, pictures taken, points twice, claims that lose or revert. */
export const profileMutants: readonly Mutant[] = [
  {
    name: 'profile: a change of team counts a paused profile',
    file: profile,
    search: 'if (user.isActive) {\n            --_teams',
    replace: 'if (user.isActive || true) {\n            --_teams',
    killer: profileTests,
  },
  {
    name: 'profile: a pause asks whether the collection is approved',
    file: profile,
    search: '        delete pictureOf[nftAddress][tokenId];\n        (user.picture',
    replace:
      '        if (!hasRole(NFT_ROLE, nftAddress)) revert NotCollection(nftAddress);\n        delete pictureOf[nftAddress][tokenId];\n        (user.picture',
    killer: profileTests,
  },
  {
    name: 'profile: a held picture is recovered',
    file: profile,
    search: 'if (user != address(0)) revert IsPicture(user);',
    replace: 'user;',
    killer: profileTests,
  },
  {
    name: 'profile: a collection is believed',
    file: profile,
    search: 'if (!_isHere(nftAddress, tokenId)) revert PictureNotReceived(nftAddress, tokenId);',
    replace: '',
    killer: profileTests,
  },
  {
    name: 'profile: a token that is gone holds its profile',
    file: profile,
    search: 'if (_isHere(nftAddress, tokenId)) IERC721',
    replace: 'IERC721',
    killer: profileTests,
  },
  {
    name: 'profile: one token is the picture of two',
    file: profile,
    search: 'if (holder != address(0)) revert IsPicture(holder);',
    replace: 'holder;',
    killer: profileTests,
  },
  {
    name: 'profile: a collection that comes back is let in',
    file: profile,
    search: 'function pauseProfile() external override lock {',
    replace: 'function pauseProfile() external override {',
    killer: profileTests,
  },
  {
    name: 'profile: a price without a cap',
    file: profile,
    search: '_requireLow(toUpdate, launchCosts.toUpdate);',
    replace: '',
    killer: profileTests,
  },
  {
    name: 'profile: points of one campaign twice',
    file: points,
    search: '_users[user].userId == 0 || award.isGiven',
    replace: '_users[user].userId == 0',
    killer: pointTests,
  },
  {
    name: 'profile: points without a profile',
    file: points,
    search: '_users[user].userId == 0 || award.isGiven',
    replace: 'award.isGiven',
    killer: pointTests,
  },
  {
    name: 'profile: a removal is not told',
    file: points,
    search: 'emit UserPointDecrease(user, taken, campaignId);',
    replace: '',
    killer: pointTests,
  },
  {
    name: 'profile: a removal takes points of other campaigns',
    file: points,
    search: 'uint256 taken = Math.min(numberPoints, award.points);',
    replace: 'uint256 taken = Math.min(numberPoints, _users[user].points);',
    killer: pointTests,
  },
  {
    name: 'profile: any number of users in one call',
    file: points,
    search:
      'if (users.length > MAX_USERS_OF_CALL) revert TooManyUsers(users.length);\n        for (uint256 i = 0; i < users.length; ++i) {\n            _award',
    replace: 'for (uint256 i = 0; i < users.length; ++i) {\n            _award',
    killer: pointTests,
  },
  {
    name: 'profile: a failing mint takes the points with it',
    file: claims,
    search: '            claim.hasBunny = false;\n',
    replace: '            revert ClaimFailed(campaignId);\n',
    killer: claimTests,
  },
  {
    name: 'profile: a bunny that could not be minted is forgotten',
    file: claims,
    search: '            claim.hasBunny = false;\n',
    replace: '',
    killer: claimTests,
  },
  {
    name: 'profile: points that could not be given are forgotten',
    file: claims,
    search: '            claim.hasPoints = false;\n',
    replace: '',
    killer: claimTests,
  },
  {
    name: 'profile: the least gas that succeeds gives a part',
    file: claims,
    search: 'if (gasleft() < GAS_OF_PART) revert TooLittleGas();',
    replace: '',
    killer: claimTests,
  },
  {
    name: 'profile: what was earned is asked for again',
    file: claims,
    search: 'if (_claims[campaignId][account].isEarned) return !hasClaimed(account, campaignId);',
    replace: 'if (hasClaimed(account, campaignId)) return false;',
    killer: claimTests,
  },
  {
    name: 'profile: a campaign after its end',
    file: claims,
    search: 'if (block.number >= campaign.endBlock) return false;',
    replace: '',
    killer: claimTests,
  },
  {
    name: 'profile: a campaign is replaced',
    file: claims,
    search: '!isComplete || _campaigns[campaignId].numberPoints != 0',
    replace: '!isComplete',
    killer: claimTests,
  },
  {
    name: 'profile: points of a sale before it is harvested',
    file: center,
    search: 'told.length == 2 && told[1] != 0 &&',
    replace: 'told.length == 2 &&',
    killer: 'test/profile/PointCenter.t.sol',
  },
  {
    name: 'profile: points above the threshold alone',
    file: center,
    search: 'told[0] >= sale.threshold',
    replace: 'told[0] > sale.threshold',
    killer: 'test/profile/PointCenter.t.sol',
  },
  {
    name: 'profile: a root counts at once',
    file: history,
    search: 'return from != 0 && block.timestamp >= from;',
    replace: 'return from != 0;',
    killer: historyTests,
  },
  {
    name: 'profile: a root that counts is struck',
    file: history,
    search: 'if (block.timestamp >= countsFrom[campaignId][root]) revert RootStands(campaignId, root);',
    replace: '',
    killer: historyTests,
  },
  {
    name: 'profile: a root for an earlier block',
    file: history,
    search: 'untilBlock > lastBlock[campaignId] &&',
    replace: '',
    killer: historyTests,
  },
  {
    name: 'profile: a leaf is hashed once',
    file: history,
    search: 'keccak256(bytes.concat(keccak256(abi.encode(campaignId, account))))',
    replace: 'keccak256(abi.encode(campaignId, account))',
    killer: historyTests,
  },
  {
    name: 'profile: the gift is taken back before its end',
    file: gift,
    search: 'if (block.number < endBlock) revert NotExpired(endBlock);',
    replace: '',
    killer: 'test/profile/DayOneGift.t.sol',
  },
  {
    name: 'profile: the gift twice',
    file: gift,
    search: 'hasClaimed[msg.sender] = true;',
    replace: '',
    killer: 'test/profile/DayOneGift.t.sol',
  },
];
