import { ThemeProvider } from '@mui/material/styles';
import { act, render } from '@testing-library/react';
import { Provider } from 'react-redux';
import type { ReactElement } from 'react';
import { createMemoryRouter, Outlet, RouterProvider, useLocation, type RouteObject } from 'react-router-dom';
import { createQuillcareTheme } from '@quillcare/ui';
import { SessionProvider, useSessionControl } from '../shared/session/session.context';
import { sessionSample } from '../shared/session/session.sample';
import { api } from '../shared/api/api';
import { createStore } from '../shared/api/store';
import type { CacheTag } from '../shared/api/tags';
import { LeaveQuestion } from '../shared/leaving/leave-question.dialog';
import { ToastRegion } from '../shared/toasts/toast-region.view';
import { clearToasts } from '../shared/toasts/toast.store';
import { fakeServer, type Replies } from './fake-server';
import { testUser } from './test-user';

export { sessionSample };

const NO_NOTES = { items: [], nextCursor: null, total: 0, totalIsEstimate: false, seesMedical: true };

export interface PageSetUp {
  /** Route path of the page. `url` is the address opened. */
  path: string;
  url?: string;
  replies: Replies;
  /** Somebody is signed in unless a test says otherwise. */
  isSignedIn?: boolean;
  /** How the user differs from the practice's administrator. */
  user?: object;
}

function WhenReady({ isSignedIn, children }: { isSignedIn: boolean; children: ReactElement }) {
  const { state } = useSessionControl();
  return isSignedIn && state.status !== 'signed-in' ? <p>Waiting for the session</p> : children;
}

function Elsewhere() {
  const { pathname, search } = useLocation();
  return <p>At {pathname + search}</p>;
}

function WithToasts() {
  return (
    <>
      <Outlet />
      <LeaveQuestion />
      <ToastRegion />
    </>
  );
}

/** Mounts a page as the app does, against a fake gateway. Other routes only show their URL. */
export function renderPage(page: ReactElement, { path, url = path, isSignedIn = true, ...rest }: PageSetUp) {
  return renderRoutes([{ path, element: <WhenReady isSignedIn={isSignedIn}>{page}</WhenReady> }], {
    ...rest,
    url,
    isSignedIn,
  });
}

/** Like `renderPage`, for several pages. */
export function renderRoutes(
  routes: RouteObject[],
  { url, replies, isSignedIn = true, user }: Omit<PageSetUp, 'path' | 'url'> & { url: string },
) {
  clearToasts();
  if (isSignedIn) localStorage.setItem('quillcare.signed-in', '1');
  else localStorage.removeItem('quillcare.signed-in');
  const server = fakeServer({
    'GET /api/auth/session': [{ body: { ...sessionSample, user: { ...sessionSample.user, ...user } } }],
    // Many pages show notes. There are none unless a test provides some.
    'GET /api/notes': [{ body: NO_NOTES }],
    // No email address is suppressed unless a test says so.
    'GET /api/mail-suppressions': [{ body: { suppression: null } }],
    ...replies,
  });
  globalThis.fetch = server.fetch;
  const store = createStore(undefined, { type: 'tick' });
  const router = createMemoryRouter(
    [{ element: <WithToasts />, children: [...routes, { path: '*', element: <Elsewhere /> }] }],
    { initialEntries: [url] },
  );
  render(
    <Provider store={store}>
      <SessionProvider>
        <ThemeProvider theme={createQuillcareTheme()}>
          <RouterProvider router={router} />
        </ThemeProvider>
      </SessionProvider>
    </Provider>,
  );
  const sent = (route: string) =>
    server.received.filter(({ method, path: at }) => `${method} ${at.split('?')[0]}` === route);
  const at = () => router.state.location.pathname + router.state.location.search;
  /** Simulates the live event of another user's change. */
  const changedElsewhere = (...tags: CacheTag[]) =>
    act(() => void store.dispatch(api.util.invalidateTags(tags)));
  return { user: testUser(), sent, at, router, changedElsewhere };
}
