import { Component, type ReactNode } from 'react';
import { PageError } from './page-error';

/** The last net: a fault outside of any page still ends in a sentence and a way out. */
export class AppErrorBoundary extends Component<
  { readonly children: ReactNode },
  { readonly error: Error | undefined }
> {
  override state = { error: undefined };

  static getDerivedStateFromError(error: unknown) {
    return { error: error instanceof Error ? error : new Error(String(error)) };
  }

  override render() {
    return this.state.error === undefined ? this.props.children : <PageError error={this.state.error} />;
  }
}
