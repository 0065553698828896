import { teamPicture } from '@besc/domain/profile/team-picture';
import sharp from 'sharp';

/** Widths in pixels. */
const widths: Readonly<Record<string, number>> = { lg: 1200, md: 600, sm: 300 };
/** Teams that may come to be: what is drawn is kept, and strangers choose the number. */
const mostTeams = 100;

/** Draws the banners of teams, each once. Undefined for a file that is none. */
export function teamBanners(): (file: string) => Promise<Uint8Array<ArrayBuffer> | undefined> {
  const drawn = new Map<string, Promise<Uint8Array<ArrayBuffer>>>();
  return async (file) => {
    const [, id, size = ''] = /^([1-9]\d?)-(lg|md|sm)\.webp$/.exec(file) ?? [];
    if (id === undefined || Number(id) > mostTeams) return undefined;
    const picture = drawn.get(file) ?? draw(Number(id), widths[size]);
    drawn.set(file, picture);
    return await picture;
  };
}

async function draw(id: number, width: number | undefined): Promise<Uint8Array<ArrayBuffer>> {
  const picture = sharp(Buffer.from(teamPicture(id))).resize({ ...(width && { width }) });
  return new Uint8Array(await picture.webp({ quality: 88 }).toBuffer());
}
