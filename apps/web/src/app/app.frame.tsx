import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import { StrictMode, type ReactNode, Component } from 'react';
import { Provider } from 'react-redux';
import { createQuillcareTheme } from '@quillcare/ui';
import { SessionProvider } from '../shared/session/session.context';
import { ErrorPanel } from './errors/error-screen.view';
import { COLOUR_MODE_KEY } from './shell/colour-mode';
import { store } from '../shared/api/store';

interface AppFrameProps {
  children: ReactNode;
  /** Whether the page was prerendered, without knowing this browser's colour scheme. */
  isPrerendered: boolean;
}

/** Wraps every page in the providers: store, theme, session and the outermost error boundary. */
export function AppFrame({ children, isPrerendered }: AppFrameProps) {
  return (
    <StrictMode>
      <Provider store={store}>
        <ThemeProvider
          theme={createQuillcareTheme()}
          defaultMode="system"
          modeStorageKey={COLOUR_MODE_KEY}
          disableTransitionOnChange
          // Without noSsr, the theme ignores the browser's colour scheme at first and the whole page renders twice.
          noSsr={!isPrerendered}
        >
          <CssBaseline enableColorScheme />
          <ErrorBoundary>
            <SessionProvider>{children}</SessionProvider>
          </ErrorBoundary>
        </ThemeProvider>
      </Provider>
    </StrictMode>
  );
}

/** Catches errors outside all routes, so that they get an error screen too. */
class ErrorBoundary extends Component<{ children: ReactNode }, { error: Error | null }> {
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
