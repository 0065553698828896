import { Component, type ReactNode } from 'react';

export interface DrawingBoundaryProps {
  /** Shown when the drawing cannot be loaded or throws. */
  failure: ReactNode;
  children: ReactNode;
}

/** Keeps a failed drawing from taking its page along. */
export class DrawingBoundary extends Component<DrawingBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return <div className="grid size-full place-items-center">{this.props.failure}</div>;
  }
}
