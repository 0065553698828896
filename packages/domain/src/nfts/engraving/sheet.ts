import type { Area } from './area';
import { curvePath } from './curve-path';
import type { CutForm } from './cut-form';
import { type Hatching, hatch } from './hatch';
import type { Point } from './point';
import type { Surface } from './surface';

/** What is drawn so far, from the back to the front. Marks that follow each other in one ink become one element. */
export class Sheet {
  readonly #parts: string[] = [];
  #attributes = '';
  /** Moves every colour but one: the plates of a note that were not laid on each other. */
  shift: { readonly but: string; readonly by: string } | undefined;
  #data = '';

  /** A shape filled with one colour. */
  fill(shape: Area | readonly Point[], colour: string): void {
    this.mark(`fill="${colour}"`, curvePath('points' in shape ? shape.points : shape, { isClosed: true }));
  }

  /** A line of one width through the points, smoothed. */
  line(points: readonly Point[], colour: string, width: number, isClosed = false): void {
    this.stroke(curvePath(points, { isClosed }), colour, width);
  }

  /** A line of one width along path data. */
  stroke(data: string, colour: string, width: number): void {
    const ends = 'stroke-linecap="round" stroke-linejoin="round"';
    this.mark(`fill="none" stroke="${colour}" stroke-width="${Math.round(width * 4)}" ${ends}`, data);
  }

  /** Lines across a shape that show its form. */
  hatch(area: Area, surface: Surface, hatching: Hatching, ink: string): void {
    const data = hatch(area, surface, hatching);
    if (data !== '') this.mark(`fill="${ink}"`, data);
  }

  /** A solid thing: its colour, the lines that model it, its outline. */
  form({ edge, lines, width }: CutForm, fill: string, ink: string): void {
    this.mark(`fill="${fill}"`, edge);
    if (lines !== '') this.mark(`fill="${ink}"`, lines);
    if (width > 0) this.stroke(edge, ink, width);
  }

  /** Path data with the attributes of its element. */
  mark(attributes: string, data: string): void {
    const { shift } = this;
    const isShifted = shift !== undefined && !attributes.includes(`"${shift.but}"`);
    const all = isShifted ? `${attributes} transform="translate(${shift.by})"` : attributes;
    if (all !== this.#attributes) this.#flush();
    this.#attributes = all;
    this.#data += data;
  }

  /** What is drawn by `draw` moved as a whole by an SVG transform. */
  moved(transform: string, draw: () => void): void {
    this.#flush();
    this.#parts.push(`<g transform="${transform}">`);
    draw();
    this.#flush();
    this.#parts.push('</g>');
  }

  #flush(): void {
    if (this.#data !== '') this.#parts.push(`<path ${this.#attributes} d="${this.#data}"/>`);
    this.#data = '';
  }

  /** The picture; its title is what a screen reader says. */
  svg(title: string): string {
    this.#flush();
    return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 3200 3200" role="img" aria-label="${title}">${this.#parts.join('')}</svg>`;
  }
}
