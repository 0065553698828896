import { Component, type ReactNode } from 'react';
import { PageError } from './page-error';

type Props = {
  readonly children: ReactNode;
  /** Another place is another try. */
  readonly at?: string;
};

/** A fault below it ends in a sentence and a way out. */
export class ErrorBoundary extends Component<Props, { readonly error: Error | undefined }> {
  override state: { error: Error | undefined } = { error: undefined };

  static getDerivedStateFromError(error: unknown) {
    return { error: error instanceof Error ? error : new Error(String(error)) };
  }

  override componentDidUpdate(before: Props) {
    if (before.at !== this.props.at) this.setState({ error: undefined });
  }

  override render() {
    const { error } = this.state;
    if (error === undefined) return this.props.children;
    return <PageError error={error} reset={() => this.setState({ error: undefined })} />;
  }
}
