/** What stands on a score card, in the language of the page. */
export interface ScoreCard {
  readonly title: string;
  readonly name: string;
  readonly team: string;
  /** Each a word and its figure. */
  readonly figures: readonly (readonly [label: string, value: string])[];
  readonly isRightToLeft: boolean;
}

/** Of the picture, as it is shared: what networks show of a link. */
export const cardSize = { width: 1200, height: 630 } as const;

const inks = { paper: '#f4efe1', line: '#2c5d4f', soft: '#b9cdbf', ink: '#1d2a26', gold: '#9a6b1f' };
const serif = 'Georgia, "Times New Roman", serif';

/** Draws a score card like a banknote: lines that cross as a lathe cuts them, a frame, and the figures. */
export function drawScoreCard(context: CanvasRenderingContext2D, card: ScoreCard): void {
  const { width, height } = cardSize;
  context.fillStyle = inks.paper;
  context.fillRect(0, 0, width, height);
  drawLathe(context);
  context.strokeStyle = inks.line;
  for (const [inset, line] of [
    [24, 3],
    [34, 1],
  ] as const) {
    context.lineWidth = line;
    context.strokeRect(inset, inset, width - 2 * inset, height - 2 * inset);
  }
  context.direction = card.isRightToLeft ? 'rtl' : 'ltr';
  context.textAlign = 'start';
  const start = card.isRightToLeft ? width - 84 : 84;
  const write = (
    text: string,
    place: { x: number; y: number },
    look: { size: number; ink: string; isBold?: boolean },
  ) => {
    context.font = `${look.isBold ? '700' : '400'} ${look.size}px ${serif}`;
    context.fillStyle = look.ink;
    context.fillText(text, place.x, place.y, 760);
  };
  write(card.title, { x: start, y: 120 }, { size: 34, ink: inks.line });
  write(card.name, { x: start, y: 200 }, { size: 64, ink: inks.ink, isBold: true });
  write(card.team, { x: start, y: 254 }, { size: 34, ink: inks.gold });
  for (const [index, [label, value]] of card.figures.entries()) {
    const step = (index % 2) * 400;
    const x = card.isRightToLeft ? start - step : start + step;
    const y = 356 + Math.floor(index / 2) * 130;
    write(label, { x, y }, { size: 26, ink: inks.line });
    write(value, { x, y: y + 56 }, { size: 50, ink: inks.ink, isBold: true });
  }
}

/** A rosette of a lathe at the side. */
function drawLathe(context: CanvasRenderingContext2D): void {
  const { width, height } = cardSize;
  const [x, y] = [width * 0.83, height * 0.5];
  context.strokeStyle = inks.soft;
  context.lineWidth = 1;
  for (let ring = 0; ring < 14; ring += 1) {
    context.beginPath();
    for (let step = 0; step <= 720; step += 1) {
      const angle = (step / 720) * 2 * Math.PI;
      const radius = 60 + ring * 11 + 22 * Math.sin(12 * angle + ring * 0.45);
      context.lineTo(x + radius * Math.cos(angle), y + radius * Math.sin(angle));
    }
    context.stroke();
  }
}
