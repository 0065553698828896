import { profileAbi } from '@besc/contracts/abi/profile';
import { addressOf } from '@besc/contracts/deploy/address-of';
import { changeTeamCall } from '@besc/sdk/profile/profile-calls';
import { checksumAddress } from '@besc/wire/shared/checksum-address';
import { formatEther, isAddress, parseEther } from 'viem';
import { readContract } from 'viem/actions';
import type { KeeperChain } from '../shared/keeper-chain';
import { OperateArgumentError } from '../shared/operate-argument-error';
import { operatedContract } from '../shared/operated-contract';
import { accountSetting, amountSetting } from '../shared/setting-values';

type Asked = Pick<KeeperChain, 'client' | 'deployment'>;

/** Most MONEY that each costs: five times what it was at first. */
const most = [25n, 10n, 10n].map((money) => money * parseEther('1'));
const [register, update, reactivate] = most.map((limit) => amountSetting('MONEY', { most: limit }));

export const operatedProfiles = operatedContract({
  slug: 'profile',
  name: 'profile',
  abi: profileAbi,
  isPausable: false,
  settings: [
    {
      name: 'costs',
      takes: 'REGISTER UPDATE REACTIVATE, each in MONEY',
      setter: 'updateNumberMoney',
      getters: ['numberMoneyToRegister', 'numberMoneyToUpdate', 'numberMoneyToReactivate'],
      parse(values: readonly string[]) {
        if (values.length !== 3 || !register || !update || !reactivate) {
          throw new OperateArgumentError('Name three amounts: to register, to update and to reactivate.');
        }
        const [first = '', second = '', third = ''] = values;
        return [register.parse([first])[0], update.parse([second])[0], reactivate.parse([third])[0]] as const;
      },
      format: (values: readonly unknown[]) =>
        values
          .flat()
          .map((value) => (typeof value === 'bigint' ? formatEther(value) : String(value)))
          .join(' '),
    },
    { ...accountSetting, name: 'treasury', setter: 'setTreasury', getters: ['treasury'] },
  ],
  acts: [
    {
      name: 'team',
      takes: 'ACCOUNT TEAM',
      does: 'moves a profile to another team by its number, with a key that holds SPECIAL_ROLE',
      call(address, { values: [account = '', team = '', ...more] }) {
        if (!isAddress(account) || !/^[1-9]\d{0,8}$/.test(team) || more.length > 0) {
          throw new OperateArgumentError('Name an account and the number of a team.');
        }
        return changeTeamCall(address, { account: checksumAddress(account), teamId: Number(team) });
      },
    },
  ],
  async statusLines({ client, deployment }: Asked) {
    const at = { address: addressOf(deployment, 'profile', 'profile'), abi: profileAbi } as const;
    const [all, active] = await Promise.all([
      readContract(client, { ...at, functionName: 'numberProfiles' }),
      readContract(client, { ...at, functionName: 'numberActiveProfiles' }),
    ]);
    return ['profile.profile', `  ${active} of ${all} are active`];
  },
});
