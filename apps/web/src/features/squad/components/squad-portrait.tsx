import clsx from 'clsx';
import { useEffect, useState } from 'react';
import { useText } from '../../../blocks/language/use-text';

/** A portrait of Squad as this browser draws it: the picture is not asked of any server. A plain ground until it is drawn. */
export function SquadPortrait({ id, className }: { readonly id: number; readonly className?: string }) {
  const { t } = useText();
  const [source, setSource] = useState<string>();
  useEffect(() => {
    let isCurrent = true;
    void import('@besc/domain/nfts/portrait-svg').then(({ portraitSvg }) => {
      const svg = portraitSvg({ collection: 'squad', id });
      if (isCurrent && svg !== undefined) setSource(`data:image/svg+xml;utf8,${encodeURIComponent(svg)}`);
    });
    return () => {
      isCurrent = false;
    };
  }, [id]);
  const name = t('Squad #%id%', { id: String(id) });
  const look = clsx('aspect-square w-full rounded-control bg-surface-sunken object-cover', className);
  if (source === undefined) return <span role="img" aria-label={name} className={clsx(look, 'block')} />;
  return <img src={source} alt={name} decoding="async" className={look} />;
}
