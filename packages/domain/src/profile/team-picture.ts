/** Colours and emblem of a team; a team beyond the first three has the plain ones. */
export interface TeamLook {
  /** Ground of its banner, and what stands on it, as CSS colours. */
  readonly background: string;
  readonly textColor: string;
  /** Ink of the engraving. */
  readonly ink: string;
}

const looks: readonly TeamLook[] = [
  { background: '#16324f', textColor: '#f4ead2', ink: '#7fb2c9' },
  { background: '#5b1f2a', textColor: '#f4ead2', ink: '#d98a6a' },
  { background: '#2f2450', textColor: '#f4ead2', ink: '#b39ddb' },
];
const plain: TeamLook = { background: '#2b3a34', textColor: '#f4ead2', ink: '#8fb5a0' };

/** How a team looks, by its id. */
export function teamLook(id: number): TeamLook {
  return looks[id - 1] ?? plain;
}

const width = 1200;
const height = 675;

/** The banner of a team, 1200 by 675, as SVG: a guilloche ground and its emblem in its inks. */
export function teamPicture(id: number): string {
  const { background, textColor, ink } = teamLook(id);
  const ground = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]
    .map((line) => wave(90 + line * 42, 18 + line * 2, 5 + id, line * 0.55))
    .join('');
  const rings = [0, 1, 2, 3, 4, 5, 6, 7]
    .map((line) => ring({ radius: 150 + line * 14, depth: 12 + line, lobes: 15 + id * 4, phase: line * 0.4 }))
    .join('');
  const emblem = [storm, coin, moon][id - 1] ?? coin;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">`,
    `<path fill="${background}" d="M0 0h${width}v${height}H0z"/>`,
    `<g fill="none" stroke="${ink}"><path stroke-width="1.6" opacity=".35" d="${ground}"/>`,
    `<path stroke-width="1.4" opacity=".8" d="${rings}"/></g>`,
    `<circle cx="600" cy="337" r="138" fill="${background}" stroke="${textColor}" stroke-width="5"/>`,
    `<circle cx="600" cy="337" r="128" fill="none" stroke="${ink}" stroke-width="2" stroke-dasharray="2 5"/>`,
    `<g fill="none" stroke="${textColor}" stroke-linecap="round" stroke-linejoin="round">${emblem(ink)}</g></svg>`,
  ].join('');
}

const place = (x: number, y: number) => `${x.toFixed(1)} ${y.toFixed(1)}`;

/** A line across the banner. */
function wave(y: number, depth: number, waves: number, phase: number): string {
  const points = Array.from({ length: 121 }, (_, step) => {
    const part = step / 120;
    return place(part * width, y + depth * Math.sin(part * waves * 2 * Math.PI + phase));
  });
  return `M${points.join('L')}`;
}

/** A closed line around the middle, whose radius swings. */
function ring(of: {
  readonly radius: number;
  readonly depth: number;
  readonly lobes: number;
  readonly phase: number;
}): string {
  const steps = of.lobes * 16;
  const points = Array.from({ length: steps }, (_, step) => {
    const angle = (step / steps) * 2 * Math.PI;
    const reach = of.radius + of.depth * Math.cos(of.lobes * angle + of.phase);
    return place(600 + reach * Math.cos(angle), 337 + reach * Math.sin(angle));
  });
  return `M${points.join('L')}Z`;
}

/** A spiral of cloud over a bolt. */
function storm(ink: string): string {
  const arms = [0, 1, 2, 3].map((arm) => {
    const points = Array.from({ length: 40 }, (_, step) => {
      const angle = step * 0.105 + (arm * Math.PI) / 2;
      const reach = 16 + step * 2.1;
      return place(600 + reach * Math.cos(angle), 337 + reach * Math.sin(angle) * 0.92);
    });
    return `M${points.join('L')}`;
  });
  return `<path stroke-width="9" d="${arms.join('')}"/><path stroke="${ink}" fill="${ink}" stroke-width="3" d="M612 270l-44 76h34l-20 66 62-86h-36z"/>`;
}

/** A coin on its way over, with the arcs of its flight. */
function coin(ink: string): string {
  const arcs = [0, 1, 2].map(
    (line) =>
      `M${530 - line * 9} ${392 - line * 8}a${80 + line * 12} ${80 + line * 12} 0 0 1 ${40 + line * 6} -${104 + line * 10}`,
  );
  return `<path stroke="${ink}" stroke-width="6" d="${arcs.join('')}"/><g transform="rotate(-24 612 332)"><ellipse cx="612" cy="332" rx="54" ry="82" stroke-width="8"/><ellipse cx="612" cy="332" rx="40" ry="66" stroke="${ink}" stroke-width="3"/><path stroke-width="8" d="M630 300c-12-12-38-8-38 10s38 16 38 36-28 24-40 10M611 284v98"/></g>`;
}

/** A crescent, a bunny's ears before it, and a path around. */
function moon(ink: string): string {
  return `<path stroke-width="7" fill="${ink}" fill-opacity=".25" d="M640 250a92 92 0 1 0 40 142a78 78 0 1 1 -40 -142z"/><path stroke="${ink}" stroke-width="5" d="M478 372c40 46 190 40 246-24"/><path stroke-width="6" d="M600 362c-16-52-10-92 2-92s16 40 14 78M628 360c8-46 26-72 36-66s2 44-22 74M586 400a34 30 0 1 1 66 0"/>`;
}
