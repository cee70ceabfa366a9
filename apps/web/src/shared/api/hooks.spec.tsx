import { act, renderHook, waitFor } from '@testing-library/react';
import { Provider } from 'react-redux';
import type { ReactNode } from 'react';
import { listPlans, markAllNotificationsRead, listNotifications } from '@quillcare/contracts';
import { fakeServer, refusal, type Replies } from '../../testing/fake-server';
import { createStore } from './store';
import { useOperationMutation, useOperationQuery } from './hooks';

function setUp(replies: Replies) {
  const server = fakeServer(replies);
  globalThis.fetch = server.fetch;
  const store = createStore();
  const wrapper = ({ children }: { children: ReactNode }) => <Provider store={store}>{children}</Provider>;
  return { server, wrapper };
}

const plan = {
  code: 'BASIC',
  name: 'Starter',
  monthlyPriceMinor: 4900,
  yearlyPriceMinor: 49000,
  currency: 'AUD',
  features: [],
  maxClients: 100,
  maxUsers: 1,
  maxTemplates: 5,
  mostPopular: false,
};
const noNotifications = { items: [], nextCursor: null, total: 0, totalIsEstimate: false, unread: 0 };

it('queries an operation', async () => {
  const { wrapper } = setUp({ 'GET /api/plans': [{ body: { items: [plan] } }] });
  const { result } = renderHook(() => useOperationQuery(listPlans, {}), { wrapper });
  await waitFor(() => expect(result.current.data?.items[0]?.name).toBe('Starter'));
});

it('rejects a response that violates the contract', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { wrapper } = setUp({
    'GET /api/plans': [{ body: { items: [{ ...plan, monthlyPriceMinor: 'free' }] } }],
  });
  const { result } = renderHook(() => useOperationQuery(listPlans, {}), { wrapper });
  await waitFor(() => expect(result.current.isError).toBe(true));
  log.mockRestore();
});

it('refetches what a command invalidates', async () => {
  const { server, wrapper } = setUp({
    'GET /api/notifications': [{ body: { ...noNotifications, unread: 3 } }, { body: noNotifications }],
    'POST /api/notifications/read-all': [{ body: { marked: 3 } }],
  });
  const { result } = renderHook(
    () => ({
      list: useOperationQuery(listNotifications, { query: {} }),
      markAll: useOperationMutation(markAllNotificationsRead)[0],
    }),
    { wrapper },
  );
  await waitFor(() => expect(result.current.list.data?.unread).toBe(3));
  await act(() => result.current.markAll({}));
  await waitFor(() => expect(result.current.list.data?.unread).toBe(0));
  expect(server.received.filter(({ method }) => method === 'GET')).toHaveLength(2);
});

it('keeps the idempotency key while a failed action is retried, and changes it after success', async () => {
  const { server, wrapper } = setUp({
    'POST /api/notifications/read-all': [
      refusal(503, 'SERVICE_UNAVAILABLE', 'away'),
      { body: { marked: 1 } },
    ],
  });
  const { result } = renderHook(() => useOperationMutation(markAllNotificationsRead)[0], { wrapper });
  await act(async () => {
    await expect(result.current({})).rejects.toMatchObject({ code: 'SERVICE_UNAVAILABLE' });
  });
  await act(() => result.current({}));
  await act(() => result.current({}));
  const [failed, repeated, next] = server.received.map(({ headers }) => headers['idempotency-key']);
  expect(failed).toBeTruthy();
  expect(repeated).toBe(failed);
  expect(next).not.toBe(failed);
});
