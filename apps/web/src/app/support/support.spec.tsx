import { ThemeProvider } from '@mui/material/styles';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router-dom';
import { createClient, createInvitation, listClients, type Session } from '@quillcare/contracts';
import { createQuillcareTheme } from '@quillcare/ui';
import { ToastRegion } from '../../shared/toasts/toast-region.view';
import { dismissToast } from '../../shared/toasts/toast.store';
import { fakeServer, refusal, type Replies } from '../../testing/fake-server';
import { someSession } from '../../testing/session.sample';
import { useOperationMutation, useOperationQuery } from '../../shared/api/hooks';
import { identityWatcher } from '../../shared/session/identity-watcher';
import { useRights, useSession } from '../../shared/session/session.context';
import { RequireSession } from '../access/require-session.view';
import { readRememberedSession } from '../../shared/session/session.cache';
import { SessionProvider } from '../../shared/session/session.context';
import { rememberSignedIn } from '../../shared/session/session.store';
import { createStore } from '../../shared/api/store';
import { SupportBanner } from './support.banner';
import { ENDED_TOAST_ID, SupportAccessWatcher } from './support-access-watcher.view';

const SESSION = 'GET /api/auth/session';
const CLIENTS = 'GET /api/clients';
const STOP = 'POST /api/auth/impersonation/stop';
const expired = refusal(401, 'UNAUTHENTICATED', 'Your session has expired');
const own = someSession('SUPER_ADMIN');

function supportOf(minutes: number, readOnly = true): Session {
  const expiresAt = new Date(Date.now() + minutes * 60_000).toISOString();
  return {
    ...someSession(),
    expiresAt,
    impersonation: { byName: 'Aroha Williams', readOnly, expiresAt },
  };
}

const renewedAs = (session: Session) => ({
  body: { access_token: null, refresh_token: null, token_type: 'bearer', expires_in: 900, session },
});

const clientsOf = (name: string) => ({
  body: { items: [], nextCursor: name, total: 0, totalIsEstimate: false },
});

const client = { firstName: 'Mia', lastName: 'Walker', email: 'mia@patients.test', phone: '0412 345 678' };

function Page() {
  const { user } = useSession();
  const { can, allows } = useRights();
  const { data } = useOperationQuery(listClients, {});
  const [run, { error }] = useOperationMutation(createClient);
  return (
    <main>
      <p>Signed in as {user.role}</p>
      <p>Clients of {data?.nextCursor ?? 'nobody'}</p>
      <p>May add: {String(can('CLIENTS', 'CREATE'))}</p>
      <p>May read: {String(can('CLIENTS', 'READ'))}</p>
      <p>May invite: {String(allows(createInvitation))}</p>
      <p>May add by the button: {String(allows(createClient))}</p>
      <input aria-label="Draft" />
      <button onClick={() => void run({ body: client }).catch(() => undefined)}>Save</button>
      <p>{error?.detail}</p>
    </main>
  );
}

function Root() {
  return (
    <>
      <SupportBanner />
      <Outlet />
      <ToastRegion />
      <SupportAccessWatcher />
    </>
  );
}

function setUp(replies: Replies, url = '/clients') {
  const server = fakeServer(replies);
  globalThis.fetch = server.fetch;
  rememberSignedIn(true);
  const pages = ['/clients', '/dashboard', '/organizations'].map((path) => ({ path, element: <Page /> }));
  const router = createMemoryRouter(
    [{ element: <Root />, children: [{ element: <RequireSession />, children: pages }] }],
    { initialEntries: [url] },
  );
  render(
    <Provider store={createStore(undefined, { type: 'tick' })}>
      <SessionProvider>
        <ThemeProvider theme={createQuillcareTheme()}>
          <RouterProvider router={router} />
        </ThemeProvider>
      </SessionProvider>
    </Provider>,
  );
  const sent = (route: string) => server.received.filter(({ method, path }) => `${method} ${path}` === route);
  return { user: userEvent.setup(), at: () => router.state.location.pathname, sent };
}

const banner = () => screen.findByRole('region', { name: 'Support access' });

beforeAll(() => {
  globalThis.ResizeObserver ??= class {
    observe = () => undefined;
    unobserve = () => undefined;
    disconnect = () => undefined;
  };
});
beforeEach(() => {
  localStorage.clear();
  identityWatcher.leave();
  dismissToast(ENDED_TOAST_ID);
});

it('shows for whom, where and until when support access lasts, and offers no change when read-only', async () => {
  setUp({ [SESSION]: [{ body: supportOf(27) }], [CLIENTS]: [clientsOf('theirs')] });
  const text = (await banner()).textContent ?? '';
  expect(text).toMatch(
    /^You are acting for Margaret O'Brien at Harbour Bridge Surgical, read-only, until \d+:\d\d.[AaPp][Mm] \(27 min left\)/,
  );
  await screen.findByText('May read: true');
  expect(screen.getByText('May add: false')).toBeTruthy();
  expect(screen.getByText('May add by the button: false')).toBeTruthy();
  expect(screen.getByText('May invite: false')).toBeTruthy();
  expect(readRememberedSession()).toBeUndefined();
});

it('offers the user’s actions where changes are allowed', async () => {
  setUp({ [SESSION]: [{ body: supportOf(27, false) }], [CLIENTS]: [clientsOf('theirs')] });
  expect((await banner()).textContent).toContain('with changes allowed');
  expect(await screen.findByText('May add: true')).toBeTruthy();
  expect(screen.getByText('May add by the button: true')).toBeTruthy();
  // Inviting requires a recent identity check, which only the real user can pass.
  expect(screen.getByText('May invite: false')).toBeTruthy();
});

it('shows no banner without support access', async () => {
  setUp({ [SESSION]: [{ body: own }], [CLIENTS]: [clientsOf('own')] });
  await screen.findByText('Clients of own');
  expect(screen.queryByRole('region', { name: 'Support access' })).toBeNull();
  expect(readRememberedSession()).toEqual(own);
});

it('discards all cached data and opens the dashboard when support access begins', async () => {
  const { at } = setUp(
    {
      [SESSION]: [{ body: own }, { body: supportOf(30) }],
      [CLIENTS]: [clientsOf('own'), clientsOf('theirs')],
    },
    '/organizations',
  );
  await screen.findByText('Clients of own');
  act(() => identityWatcher.observe(supportOf(30)));
  expect(await screen.findByText('Clients of theirs')).toBeTruthy();
  expect(screen.getByText('Signed in as ORG_ADMIN')).toBeTruthy();
  expect(at()).toBe('/dashboard');
  expect(readRememberedSession()).toBeUndefined();
});

it('returns to the list of organisations when support access is stopped', async () => {
  const { user, at, sent } = setUp({
    [SESSION]: [{ body: supportOf(30) }, expired, { body: own }],
    [CLIENTS]: [clientsOf('theirs'), clientsOf('own')],
    [STOP]: [{ body: { stopped: true } }],
    'POST /api/auth/refresh': [renewedAs(own)],
  });
  await user.click(within(await banner()).getByRole('button', { name: 'Stop' }));
  expect(await screen.findByText('Clients of own')).toBeTruthy();
  expect(screen.getByText('Signed in as SUPER_ADMIN')).toBeTruthy();
  expect(screen.getByText('Support access has ended')).toBeTruthy();
  expect(at()).toBe('/organizations');
  expect(screen.queryByRole('region', { name: 'Support access' })).toBeNull();
  expect(sent(STOP)).toHaveLength(1);
});

it('continues and shows the error when stopping fails', async () => {
  const away = refusal(503, 'SERVICE_UNAVAILABLE', 'Service temporarily unavailable.');
  const { user } = setUp({
    [SESSION]: [{ body: supportOf(30) }],
    [CLIENTS]: [clientsOf('theirs')],
    [STOP]: [away],
  });
  await user.click(within(await banner()).getByRole('button', { name: 'Stop' }));
  expect(await screen.findByText('Service temporarily unavailable.')).toBeTruthy();
  expect(await banner()).toBeTruthy();
});

it('does not save text entered for another user after support access has ended', async () => {
  const { user, at, sent } = setUp({
    [SESSION]: [{ body: supportOf(30, false) }, { body: own }],
    [CLIENTS]: [clientsOf('theirs'), clientsOf('own')],
    'POST /api/clients': [expired, { status: 201, body: {} }],
    'POST /api/auth/refresh': [renewedAs(own)],
  });
  await user.type(await screen.findByLabelText('Draft'), 'Ngāpō');
  await user.click(screen.getByText('Save'));
  expect(await screen.findByText('Clients of own')).toBeTruthy();
  expect(sent('POST /api/clients')).toHaveLength(1);
  expect(at()).toBe('/organizations');
  expect(screen.getByLabelText<HTMLInputElement>('Draft').value).toBe('');
  expect(screen.getByText('Support access has ended')).toBeTruthy();
});

describe('remaining support time', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());
  const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

  it('counts down, announces thresholds, and checks with the server when it runs out', async () => {
    const { sent, at } = setUp({
      [SESSION]: [{ body: supportOf(6) }, expired, { body: own }],
      [CLIENTS]: [clientsOf('theirs'), clientsOf('own')],
      'POST /api/auth/refresh': [renewedAs(own)],
    });
    await pass(500);
    const status = () => within(screen.getByRole('region', { name: 'Support access' })).getByRole('status');
    expect(screen.getByText('(6 min left)')).toBeTruthy();
    expect(status().textContent).toBe('10 minutes of support access left');
    await pass(60_000);
    expect(screen.getByText('(5 min left)')).toBeTruthy();
    expect(status().textContent).toBe('5 minutes of support access left');
    await pass(60_000);
    expect(status().textContent).toBe('5 minutes of support access left');
    expect(sent(SESSION)).toHaveLength(1);
    await pass(4 * 60_000 + 1_000);
    expect(screen.getByText('Signed in as SUPER_ADMIN')).toBeTruthy();
    expect(screen.getByText('Support access has ended')).toBeTruthy();
    expect(at()).toBe('/organizations');
  });
});
