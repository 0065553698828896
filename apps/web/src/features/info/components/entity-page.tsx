import type { Address } from '@besc/domain/shared/address';
import { EmptyState } from '@besc/ui/empty-state';
import { TextLink } from '@besc/ui/text-link';
import { parseAddress } from '@besc/wire/shared/parse-address';
import type { ReactNode } from 'react';
import { Link, useParams } from 'wouter';
import { InfoFrame } from './info-frame';

/** A page of what an address names, in any letter case; `missing` is said where it names nothing. */
export function EntityPage(props: {
  readonly missing: string;
  readonly list: { readonly to: string; readonly label: string };
  readonly children: (address: Address) => ReactNode;
}) {
  const { address: text = '' } = useParams<{ readonly address?: string }>();
  const address = parseAddress(text);
  if (address !== undefined) return props.children(address);
  return <MissingEntity {...props} />;
}

/** Said where there is nothing at an address, with the way to all there is. */
export function MissingEntity(props: {
  readonly missing: string;
  readonly list: { readonly to: string; readonly label: string };
}) {
  const { to, label } = props.list;
  return (
    <InfoFrame heading={null}>
      <EmptyState
        title={<h1 className="font-semibold">{props.missing}</h1>}
        action={<TextLink render={<Link to={to} />}>{label}</TextLink>}
      />
    </InfoFrame>
  );
}
