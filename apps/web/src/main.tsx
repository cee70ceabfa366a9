import '@fontsource-variable/inter/wght.css';
import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { RouterProvider } from 'react-router-dom';
import { createQuillcareTheme } from '@quillcare/ui';
import { ErrorBoundary } from './app/errors/error-boundary';
import { errorTexts } from './app/errors/error.texts';
import { startI18n } from './app/i18n/i18n';
import { createRouter } from './app/routes';
import { SessionProvider } from './app/session/session.context';
import { COLOUR_MODE_KEY } from './app/shell/colour-mode';
import { store } from './app/store';
import { setProductMessages } from './shared/forms/zod-messages';

async function start(): Promise<void> {
  const root = document.getElementById('root');
  if (!root) throw new Error(errorTexts.mountFailed);
  setProductMessages();
  await startI18n();
  const router = createRouter();
  createRoot(root).render(
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
            <SessionProvider>
              <RouterProvider router={router} />
            </SessionProvider>
          </ErrorBoundary>
        </ThemeProvider>
      </Provider>
    </StrictMode>,
  );
}

start().catch((error: unknown) => {
  console.error(error);
  document.body.textContent = errorTexts.mountFailed;
});
