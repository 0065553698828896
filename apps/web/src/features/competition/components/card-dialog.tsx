import { tierOf } from '@besc/domain/competition/tiers';
import { fraction } from '@besc/domain/shared/fraction';
import { shortAddress } from '@besc/domain/shared/short-address';
import { Button } from '@besc/ui/button';
import { Dialog } from '@besc/ui/dialog';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useChain } from '../../../blocks/chain/chain-context';
import { isRightToLeft } from '../../../blocks/language/is-right-to-left';
import { useText } from '../../../blocks/language/use-text';
import { useShownName } from '../../../blocks/name-service/use-shown-name';
import { formatUsd } from '../../../blocks/prices/format-usd';
import { useAccount } from '../../../blocks/wallet/use-account';
import { formatDecimal } from '../../../lib/format-decimal';
import { placeQuery } from '../competition.queries';
import { cardSize, drawScoreCard, type ScoreCard } from '../score-card';
import { tierTexts } from '../tier-text';
import type { DialogProps } from './dialog-props';

const fileName = 'score.png';

/** The account's score as a picture that is made here, to share or to save. Load it lazily. */
export function CardDialog({ view, onClose }: DialogProps) {
  const { t, say, locale } = useText();
  const { competition, own, names } = view;
  const { address } = useAccount();
  const place = useQuery(placeQuery(useChain(), competition.id, address)).data ?? undefined;
  const name = useShownName(address) ?? (address ? shortAddress(address) : '');
  const number = (value: number | undefined) => (value === undefined ? '–' : formatDecimal(String(value), locale));
  const volume = place?.user.volumeUSD;
  const card: ScoreCard = {
    title: `${t('Trading competition')} #${competition.id}`,
    name,
    team: own?.teamId === undefined ? '' : (names?.get(own.teamId) ?? t('Team %id%', { id: own.teamId })),
    figures: [
      [t('Rank among all'), number(place?.rank)],
      [t('Rank in the team'), number(place?.teamRank)],
      [t('Tier'), place?.teamRank === undefined ? '–' : say(tierTexts[tierOf(place.teamRank)].name)],
      [t('Volume'), volume === undefined ? '–' : formatUsd(fraction(volume, 10n ** 18n), locale)],
    ],
    isRightToLeft: isRightToLeft(locale),
  };
  const picture = usePicture(card);
  const file = picture && new File([picture.blob], fileName, { type: 'image/png' });
  const canShare = file !== undefined && navigator.canShare?.({ files: [file] }) === true;
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      title={t('Your score card')}
      width="broad"
      closeLabel={t('Close')}
    >
      <div className="flex flex-col gap-4">
        {picture ? (
          <img
            src={picture.url}
            width={cardSize.width}
            height={cardSize.height}
            className="h-auto w-full rounded-control border border-border"
            alt={[card.name, card.team, ...card.figures.map(([label, value]) => `${label}: ${value}`)].join(', ')}
          />
        ) : null}
        <div className="flex flex-wrap gap-2">
          {canShare ? (
            <Button
              kind="primary"
              // Who closes the share sheet has decided not to: nothing is to be said.
              onClick={() => void navigator.share({ files: [file], title: card.title }).catch(() => undefined)}
            >
              {t('Share picture')}
            </Button>
          ) : null}
          {picture ? <Button onClick={() => save(picture.url)}>{t('Save picture')}</Button> : null}
        </div>
      </div>
    </Dialog>
  );
}

interface Picture {
  readonly url: string;
  readonly blob: Blob;
}

/** The card as a picture; undefined until it is drawn. */
function usePicture(card: ScoreCard): Picture | undefined {
  const [picture, setPicture] = useState<Picture>();
  const key = JSON.stringify(card);
  useEffect(() => {
    let isGone = false;
    const canvas = Object.assign(document.createElement('canvas'), cardSize);
    const context = canvas.getContext('2d');
    if (context === null) return;
    drawScoreCard(context, JSON.parse(key) as ScoreCard);
    // The page's content policy lets no picture come from a blob.
    const url = canvas.toDataURL('image/png');
    canvas.toBlob((blob) => {
      if (blob !== null && !isGone) setPicture({ url, blob });
    }, 'image/png');
    return () => {
      isGone = true;
    };
  }, [key]);
  return picture;
}

function save(url: string): void {
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
}
