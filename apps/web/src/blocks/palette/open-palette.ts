import { paletteStore } from './palette-store';

/** Opens the command palette with an empty field. */
export function openPalette(): void {
  paletteStore.setState({ open: true, query: '' });
}
