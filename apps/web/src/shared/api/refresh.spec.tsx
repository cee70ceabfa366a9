import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { listNotifications, markAllNotificationsRead, type LiveTag } from '@quillcare/contracts';
import { fakeServer } from '../../testing/fake-server';
import { useOperationMutation, useOperationQuery } from './hooks';
import { refresh, refreshAfter } from './refresh';
import { createStore } from './store';

const LIST = 'GET /api/notifications';
const READ = 'POST /api/notifications/read-all';
const tags: LiveTag[] = [{ type: 'Notification' }];
const unread = (count: number) => ({
  items: [],
  nextCursor: null,
  total: 0,
  totalIsEstimate: false,
  unread: count,
});

/** Renders a list whose answers are withheld until the test releases them. */
async function setUp() {
  const held: (() => void)[] = [];
  let isHeld = false;
  let stored = 3;
  const server = fakeServer({
    [LIST]: [() => ({ body: unread(stored) })],
    [READ]: [
      () => {
        stored = 0;
        return { body: { marked: 3 } };
      },
    ],
  });
  globalThis.fetch = async (input, init) => {
    const answer = await server.fetch(input, init);
    if (isHeld && (init?.method ?? 'GET') === 'GET') await new Promise<void>((go) => held.push(go));
    return answer;
  };
  const store = createStore();
  const wrapper = ({ children }: { children: ReactNode }) => <Provider store={store}>{children}</Provider>;
  const { result } = renderHook(
    () => ({
      list: useOperationQuery(listNotifications, { query: {} }),
      markAll: useOperationMutation(markAllNotificationsRead)[0],
    }),
    { wrapper },
  );
  await waitFor(() => expect(result.current.list.data?.unread).toBe(3));
  return {
    store,
    shown: () => result.current.list.data?.unread,
    markAll: () => act(() => result.current.markAll({})),
    // The braces matter: `act` would wait for a returned promise.
    refetch: () =>
      act(() => {
        result.current.list.refetch();
      }),
    reads: () => server.received.filter(({ method }) => method === 'GET').length,
    cause: () => server.received.find(({ method }) => method === 'POST')?.headers['x-correlation-id'],
    changeTo: (count: number) => (stored = count),
    hold: (hold: boolean) => {
      isHeld = hold;
      if (!hold) for (const go of held.splice(0)) go();
    },
  };
}

const aMoment = () => act(() => new Promise<void>((done) => setTimeout(done, 60)));

it('refetches once after this tab’s own command although its event arrives too', async () => {
  const page = await setUp();
  await page.markAll();
  await waitFor(() => expect(page.shown()).toBe(0));
  await act(() => page.store.dispatch(refreshAfter([{ tags, cause: page.cause() }])));
  await aMoment();
  expect(page.cause()).toMatch(/^[\da-f]{32}$/);
  expect(page.reads()).toBe(2);
});

it('waits for the response of a command whose event arrives first', async () => {
  const page = await setUp();
  const running = page.markAll();
  const heard = page.store.dispatch(refreshAfter([{ tags, cause: page.cause() }]));
  await running;
  await act(() => heard);
  await waitFor(() => expect(page.shown()).toBe(0));
  await aMoment();
  expect(page.reads()).toBe(2);
});

it('refetches after other users’ changes and after later effects of a command', async () => {
  const page = await setUp();
  await page.markAll();
  await waitFor(() => expect(page.reads()).toBe(2));
  page.changeTo(1);
  await act(() => page.store.dispatch(refreshAfter([{ tags, cause: 'a colleague’s' }])));
  await waitFor(() => expect(page.shown()).toBe(1));
  page.changeTo(2);
  await act(() => page.store.dispatch(refreshAfter([{ tags }])));
  await waitFor(() => expect(page.shown()).toBe(2));
});

it('refetches a query that was running when another user’s change arrived', async () => {
  const page = await setUp();
  page.hold(true);
  page.refetch();
  await waitFor(() => expect(page.reads()).toBe(2));
  page.changeTo(7);
  act(() => page.store.dispatch(refresh([{ type: 'Notification' }])));
  page.hold(false);
  await waitFor(() => expect(page.shown()).toBe(7));
  expect(page.reads()).toBe(3);
});

it('refetches a query that was running during a command', async () => {
  const page = await setUp();
  page.hold(true);
  page.refetch();
  await waitFor(() => expect(page.reads()).toBe(2));
  await page.markAll();
  page.hold(false);
  await waitFor(() => expect(page.shown()).toBe(0));
  expect(page.reads()).toBe(3);
});
