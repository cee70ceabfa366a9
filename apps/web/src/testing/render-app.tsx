import { ThemeProvider } from '@mui/material/styles';
import { render } from '@testing-library/react';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import type { Role } from '@quillcare/contracts';
import { createQuillcareTheme } from '@quillcare/ui';
import type { Environment } from '../shared/environment/environment';
import { startLanguage } from '../shared/words/language';
import { routesFor } from '../app/app.routes';
import { SessionProvider } from '../shared/session/session.context';
import { createStore } from '../shared/api/store';
import { clearToasts } from '../shared/toasts/toast.store';
import { fakeServer, type Reply } from './fake-server';
import { sessionSample } from './render-page';
import { testUser } from './test-user';

export interface AppSetUp {
  url: string;
  environment?: Environment;
  /** Role of the signed-in user. Nobody is signed in if omitted. */
  role?: Role;
  replies?: Parameters<typeof fakeServer>[0];
  /** Answers all other routes. */
  otherwise?: Reply;
}

export const sessionOf = (role: Role) => ({ ...sessionSample, user: { ...sessionSample.user, role } });

export const EMPTY_PAGE = { items: [], nextCursor: null, total: 0, totalIsEstimate: false };

/** Opens the whole app at a URL, as `main` does, against a fake gateway. */
export async function renderApp({
  url,
  environment = 'development',
  role,
  replies = {},
  otherwise,
}: AppSetUp) {
  clearToasts();
  await startLanguage();
  // jsdom has no EventSource. This one never emits anything.
  window.EventSource ??= class extends EventTarget {
    close() {}
  } as unknown as typeof EventSource;
  if (role) localStorage.setItem('quillcare.signed-in', '1');
  const server = fakeServer(
    {
      'GET /api/notifications': [{ body: { ...EMPTY_PAGE, unread: 0 } }],
      'GET /api/announcements/current': [{ body: { items: [] } }],
      ...(role ? { 'GET /api/auth/session': [{ body: sessionOf(role) }] } : {}),
      ...replies,
    },
    otherwise,
  );
  globalThis.fetch = server.fetch;
  const router = createMemoryRouter(routesFor(environment), { initialEntries: [url] });
  const { unmount } = render(
    <Provider store={createStore(undefined, { type: 'tick' })}>
      <SessionProvider>
        <ThemeProvider theme={createQuillcareTheme()}>
          <RouterProvider router={router} />
        </ThemeProvider>
      </SessionProvider>
    </Provider>,
  );
  const address = () => router.state.location.pathname + router.state.location.search;
  return { user: testUser(), address, server, unmount, router };
}
