import { Component, type ReactNode } from 'react';
import { ErrorPanel } from './error-screen.view';

/** Catches errors outside all routes, so that they get an error screen too. */
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
