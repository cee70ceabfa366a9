import { act, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { createClient } from '@quillcare/contracts';
import { fakeServer, problemOf, refusal, type Replies } from '../../testing/fake-server';
import { someSession } from '../../testing/session.sample';
import { connection } from '../api/connection';
import { useOperationMutation } from '../api/hooks';
import { endSession } from '../api/session-events';
import { createStore } from '../api/store';
import { buildDraftKey, storeDraft, readDraft } from '../forms/record/draft.store';
import { identityKey, identityWatcher } from './identity-watcher';
import { readRememberedSession, rememberSession } from './session.cache';
import { forgetEnding, readRecentEnding, rememberEnding } from './session.ending';
import { SessionProvider, useSessionControl } from './session.context';
import { rememberSignedIn } from './session.store';

const away = refusal(503, 'SERVICE_UNAVAILABLE', 'away');
const ROUTE = 'GET /api/auth/session';
const client = { firstName: 'Mia', lastName: 'Walker', email: 'mia@patients.test', phone: '0412 345 678' };

function Probe() {
  const { state, begin, end } = useSessionControl();
  const [run, { error }] = useOperationMutation(createClient);
  const name = state.status === 'signed-in' ? state.session.user.name : '';
  return (
    <>
      <p>
        {state.status} {name}
      </p>
      <button onClick={() => void run({ body: client }).catch(() => undefined)}>save</button>
      <button onClick={begin}>sign in</button>
      <button onClick={end}>sign out</button>
      <p>{error?.detail}</p>
    </>
  );
}

function setUp(replies: Replies) {
  const server = fakeServer(replies);
  globalThis.fetch = server.fetch;
  rememberSignedIn(true);
  const view = render(
    <Provider store={createStore(undefined, { type: 'tick' })}>
      <SessionProvider>
        <Probe />
      </SessionProvider>
    </Provider>,
  );
  return { server, view };
}

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

beforeEach(() => {
  localStorage.clear();
  jest.useFakeTimers();
  connection.networkIs(true);
  connection.serverAnswered(true);
});
afterEach(() => jest.useRealTimers());

it('remembers a confirmed session', async () => {
  const { view } = setUp({ [ROUTE]: [{ body: someSession() }] });
  await pass(200);
  expect(screen.getByText("signed-in Margaret O'Brien")).toBeTruthy();
  expect(readRememberedSession()).toEqual(someSession());
  view.unmount();
});

it('shows the remembered session read-only while the server is unreachable, and recovers', async () => {
  rememberSession(someSession());
  const { server, view } = setUp({
    [ROUTE]: ['no answer', 'no answer', 'no answer', 'no answer', 'no answer', { body: someSession() }],
  });
  await pass(100);
  expect(screen.getByText('loading')).toBeTruthy();
  await pass(3_000);
  expect(screen.getByText("signed-in Margaret O'Brien")).toBeTruthy();
  expect(connection.status()).toBe('offline');
  act(() => screen.getByText('save').click());
  await pass(200);
  expect(screen.getByText(/nothing was saved/)).toBeTruthy();
  expect(server.received.some(({ method }) => method === 'POST')).toBe(false);
  await pass(30_000);
  expect(connection.status()).toBe('connected');
  expect(connection.mayWrite()).toBe(true);
  view.unmount();
});

it('is degraded rather than offline when the server responds with an error', async () => {
  rememberSession(someSession());
  const { view } = setUp({ [ROUTE]: [away] });
  await pass(8_000);
  expect(screen.getByText("signed-in Margaret O'Brien")).toBeTruthy();
  expect([connection.status(), connection.mayWrite()]).toEqual(['degraded', false]);
  await pass(30_000);
  expect(screen.getByText("signed-in Margaret O'Brien")).toBeTruthy();
  view.unmount();
  expect(connection.mayWrite()).toBe(true);
});

it('retries every 5 seconds without a remembered session', async () => {
  const { view } = setUp({ [ROUTE]: [away, away, away, away, { body: someSession() }] });
  await pass(8_000);
  expect(screen.getByText('unreachable')).toBeTruthy();
  await pass(5_000);
  expect(screen.getByText("signed-in Margaret O'Brien")).toBeTruthy();
  view.unmount();
});

it('trusts the server over the remembered session', async () => {
  rememberSession(someSession());
  const expired = refusal(401, 'UNAUTHENTICATED', 'Your session has expired');
  const { view } = setUp({ [ROUTE]: [expired], 'POST /api/auth/refresh': [expired] });
  await pass(100);
  expect(screen.getByText('signed-out')).toBeTruthy();
  expect(readRememberedSession()).toBeUndefined();
  expect(readRecentEnding()).toEqual({ reason: null });
  view.unmount();
});

it('remembers why a session ended until the next sign-in or sign-out', async () => {
  const body = problemOf(401, 'UNAUTHENTICATED', 'Your session has expired');
  const { view } = setUp({
    [ROUTE]: [{ body: someSession() }, { status: 401, body }],
    'POST /api/auth/refresh': [{ status: 401, body: { ...body, facts: { reason: 'DEACTIVATED' } } }],
  });
  await pass(100);
  expect(readRecentEnding()).toBeNull();
  act(() => connection.serverAnswered(false));
  await pass(6_000);
  expect(screen.getByText('signed-out')).toBeTruthy();
  expect(readRecentEnding()).toEqual({ reason: 'DEACTIVATED' });
  act(() => screen.getByText('sign out').click());
  expect(readRecentEnding()).toBeNull();
  view.unmount();
});

it('lets a command go on that begins after the session has ended, such as the next sign-in', async () => {
  const expired = refusal(401, 'UNAUTHENTICATED', 'Your session has expired');
  const { view } = setUp({
    [ROUTE]: [expired],
    'POST /api/auth/refresh': [expired],
    'POST /api/clients': [away],
  });
  await pass(100);
  expect(screen.getByText('signed-out')).toBeTruthy();
  act(() => screen.getByText('save').click());
  // The late refusal of another request of the previous session.
  act(() => endSession(null));
  await pass(200);
  expect(screen.getByText(/away/)).toBeTruthy();
  view.unmount();
});

it('deletes drafts on sign-out', async () => {
  const { view } = setUp({ [ROUTE]: [{ body: someSession() }] });
  await pass(200);
  const key = buildDraftKey(identityKey(someSession()), 'client', 'new');
  storeDraft(key, { at: Date.now(), values: { notes: 'Allergic' }, base: { values: {}, version: 1 } });
  act(() => screen.getByText('sign out').click());
  expect(readDraft(key)).toBeNull();
  view.unmount();
});

describe('in two tabs', () => {
  const key = buildDraftKey(identityKey(someSession()), 'client', 'new');
  const signedIn = 'quillcare.signed-in';

  beforeEach(() => {
    forgetEnding();
    storeDraft(key, { at: Date.now(), values: { notes: 'Allergic' }, base: { values: {}, version: 1 } });
  });

  const hearOtherTab = () =>
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: signedIn, newValue: null })));

  it('keeps what was typed in the other tab if the session ended by itself, and says there why', async () => {
    const { view } = setUp({ [ROUTE]: [{ body: someSession() }] });
    await pass(200);
    rememberEnding('EXPIRED');
    hearOtherTab();
    expect(screen.getByText('signed-out')).toBeTruthy();
    expect(readDraft(key)).not.toBeNull();
    expect(readRecentEnding()).toEqual({ reason: 'EXPIRED' });
    view.unmount();
  });

  it('deletes what was typed in the other tab if the person signed out', async () => {
    const { view } = setUp({ [ROUTE]: [{ body: someSession() }] });
    await pass(200);
    hearOtherTab();
    expect(screen.getByText('signed-out')).toBeTruthy();
    expect(readDraft(key)).toBeNull();
    view.unmount();
  });

  it('records why the session ended before the other tab learns that it did', async () => {
    const { view } = setUp({ [ROUTE]: [{ body: someSession() }] });
    await pass(200);
    const known: unknown[] = [];
    const remove = jest.spyOn(Storage.prototype, 'removeItem').mockImplementation((name) => {
      if (name === signedIn) known.push(readRecentEnding());
    });
    act(() => endSession('EXPIRED'));
    remove.mockRestore();
    expect(known).toEqual([{ reason: 'EXPIRED' }]);
    view.unmount();
  });

  it('shows the person who has signed in at a form that was still open in the other tab', async () => {
    const tabs = new Set<FakeChannel>();
    class FakeChannel {
      onmessage: (() => void) | null = null;
      constructor(readonly name: string) {
        tabs.add(this);
      }
      postMessage() {
        for (const tab of tabs) if (tab !== this && tab.name === this.name) tab.onmessage?.();
      }
      close() {
        tabs.delete(this);
      }
    }
    globalThis.BroadcastChannel = FakeChannel as never;
    const { view: first } = setUp({ [ROUTE]: [{ body: someSession() }] });
    await pass(200);
    const otherId = '018f3f6e-7c1a-7b3c-8d4e-000000000099';
    const other = { ...someSession(), user: { ...someSession().user, id: otherId, name: 'Priya Raman' } };
    globalThis.fetch = fakeServer({ [ROUTE]: [{ body: other }] }).fetch;
    // The other tab has a watcher of its own, which has seen nobody yet.
    identityWatcher.leave();
    rememberSignedIn(false);
    const second = render(
      <Provider store={createStore(undefined, { type: 'tick' })}>
        <SessionProvider>
          <Probe />
        </SessionProvider>
      </Provider>,
    );
    await pass(200);
    expect(screen.getByText("signed-in Margaret O'Brien")).toBeTruthy();
    expect(screen.getByText('signed-out')).toBeTruthy();
    act(() => screen.getAllByText('sign in')[1]!.click());
    await pass(200);
    expect(screen.getAllByText('signed-in Priya Raman')).toHaveLength(2);
    second.unmount();
    first.unmount();
    Reflect.deleteProperty(globalThis, 'BroadcastChannel');
  });
});

it('records no ending if there was no session', async () => {
  const expired = refusal(401, 'UNAUTHENTICATED', 'Your session has expired');
  const { view } = setUp({ [ROUTE]: [expired], 'POST /api/auth/refresh': [expired] });
  await pass(100);
  expect(screen.getByText('signed-out')).toBeTruthy();
  expect(readRecentEnding()).toBeNull();
  view.unmount();
});
