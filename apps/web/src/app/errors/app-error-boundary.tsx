import { Component, type ReactNode } from 'react';
import { PageError } from './page-error';

/** The last net: a fault outside of any page still ends in a sentence and a way out. */
export class AppErrorBoundary extends Component<
  { readonly children: ReactNode },
  { readonly error: Error | undefined }
> {
  override state: { error: Error | undefined } = { error: undefined };

  static getDerivedStateFromError(error: unknown) {
    return { error: error instanceof Error ? error : new Error(String(error)) };
  }

  override render() {
    const { error } = this.state;
    if (error === undefined) return this.props.children;
    return <PageError error={error} reset={() => this.setState({ error: undefined })} />;
  }
}
