import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import { StrictMode, type ReactNode } from 'react';
import { Provider } from 'react-redux';
import { createQuillcareTheme } from '@quillcare/ui';
import { ErrorBoundary } from './errors/error.boundary';
import { SessionProvider } from '../shared/session/session.context';
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
