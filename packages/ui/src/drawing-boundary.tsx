import { Component, type ReactNode } from 'react';

export interface DrawingBoundaryProps {
  /** Called when the drawing throws; it is taken away then. */
  onFailure(): void;
  children: ReactNode;
}

/** Keeps a failed drawing from taking its page along. */
export class DrawingBoundary extends Component<DrawingBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch() {
    this.props.onFailure();
  }

  override render() {
    return this.state.hasFailed ? null : this.props.children;
  }
}
