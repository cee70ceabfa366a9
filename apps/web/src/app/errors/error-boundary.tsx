import { Component, type ReactNode } from 'react';
import { ErrorPanel } from './error-screen';

/** The last net: an error outside of all routes still gets a screen that says so. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { error: Error | null }> {
  override state: { error: Error | null } = { error: null };

  static getDerivedStateFromError(error: Error) {
    return { error };
  }

  override render() {
    const { error } = this.state;
    if (!error) return this.props.children;
    return <ErrorPanel message={error.message} onRetry={() => this.setState({ error: null })} />;
  }
}
