import { Card } from '@besc/ui/card';
import { TextLink } from '@besc/ui/text-link';
import type { ReactNode } from 'react';
import { Link } from 'wouter';

/** A feature's card on the front page: its name, and the way to it, which a finger can hit however short its word is. */
export function FrontTile(props: {
  readonly title: string;
  readonly link: { readonly to: string; readonly label: string };
  readonly children: ReactNode;
}) {
  const { title, link, children } = props;
  return (
    <Card
      kind="panel"
      title={title}
      actions={
        <TextLink
          className="inline-flex min-h-11 min-w-11 items-center justify-center px-2"
          render={<Link to={link.to} />}
        >
          {link.label}
        </TextLink>
      }
    >
      {children}
    </Card>
  );
}
