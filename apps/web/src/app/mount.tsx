import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import { startTransition, StrictMode, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { RouterProvider } from 'react-router-dom';
import { createQuillcareTheme } from '@quillcare/ui';
import { messages } from '../shared/messages/messages.texts';
import { ErrorBoundary } from './errors/error-boundary';
import type { createRouter } from './routes';
import { SessionProvider } from './session/session.context';
import { COLOUR_MODE_KEY } from './shell/colour-mode';
import { store } from './store';

export interface MountParts {
  /** What must be ready before the first page: words and routes. */
  prepare: () => Promise<ReturnType<typeof createRouter>>;
}

/** Puts the app on the page; whatever keeps it from getting there is told in its place. */
export async function mount({ prepare }: MountParts): Promise<void> {
  try {
    const root = document.getElementById('root');
    if (!root) throw new Error('The page has no element #root');
    const router = await prepare();
    render(root, <RouterProvider router={router} />);
  } catch (error) {
    showMountFailure(error);
  }
}

function render(root: HTMLElement, app: ReactNode): void {
  // Only what no boundary caught comes here, and React has then taken everything off the page.
  const page = createRoot(root, { onUncaughtError: showMountFailure });
  const content = (
    <StrictMode>
      <Provider store={store}>
        <ThemeProvider
          theme={createQuillcareTheme()}
          defaultMode="system"
          modeStorageKey={COLOUR_MODE_KEY}
          disableTransitionOnChange
        >
          <CssBaseline enableColorScheme />
          <ErrorBoundary>
            <SessionProvider>{app}</SessionProvider>
          </ErrorBoundary>
        </ThemeProvider>
      </Provider>
    </StrictMode>
  );
  // A whole page is much to render: in pieces, so that the window answers meanwhile.
  startTransition(() => page.render(content));
}

function showMountFailure(error: unknown): void {
  console.error(error);
  const line = document.createElement('p');
  line.setAttribute('role', 'alert');
  line.textContent = messages.mountFailed;
  document.body.replaceChildren(line);
}
