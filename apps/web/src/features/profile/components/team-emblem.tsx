import { joinUrl } from '@besc/wire/shared/join-url';
import clsx from 'clsx';
import { useChain } from '../../../blocks/chain/chain-context';

/** The banner of a team; its name stands beside it. */
export function TeamEmblem({ id, className }: { readonly id: number; readonly className?: string }) {
  const { settings } = useChain();
  const source = joinUrl(settings.api.url, `/images/teams/${id}-md.webp`);
  return (
    <img
      src={source}
      alt=""
      loading="lazy"
      className={clsx('rounded-control bg-surface-sunken object-cover', className)}
    />
  );
}
