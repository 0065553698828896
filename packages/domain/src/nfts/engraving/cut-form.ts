/** Path data of a form: its outline and its lines, and the width at which the outline is drawn. */
export interface CutForm {
  readonly edge: string;
  readonly lines: string;
  readonly width: number;
}
