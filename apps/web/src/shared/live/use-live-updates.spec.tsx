import { act, screen, waitFor } from '@testing-library/react';
import { EMPTY_PAGE, renderApp } from '../../testing/render-app';
import { RECONNECT_DELAYS_MS } from './live.stream';

class FakeSource extends EventTarget {
  static readonly opened: FakeSource[] = [];
  constructor() {
    super();
    FakeSource.opened.push(this);
  }
  close() {}
}

const EventSourceOfJsdom = window.EventSource;
beforeEach(() => {
  localStorage.clear();
  window.EventSource = FakeSource as unknown as typeof EventSource;
});
afterEach(() => {
  window.EventSource = EventSourceOfJsdom;
});

it('refetches everything shown after the stream was down', async () => {
  const { server } = await renderApp({
    url: '/users',
    role: 'ORG_ADMIN',
    replies: { 'GET /api/users': [{ body: EMPTY_PAGE }], 'GET /api/invitations': [{ body: EMPTY_PAGE }] },
  });
  await screen.findByRole('heading', { level: 1, name: 'Users' });
  const asked = () => server.received.filter(({ path }) => path.startsWith('/api/users')).length;
  await waitFor(() => expect(asked()).toBe(1));
  const [first] = FakeSource.opened;
  act(() => void first?.dispatchEvent(new Event('open')));
  act(() => void first?.dispatchEvent(new Event('error')));
  await waitFor(() => expect(FakeSource.opened).toHaveLength(2), {
    timeout: (RECONNECT_DELAYS_MS[0] ?? 0) * 3,
  });
  expect(asked()).toBe(1);
  act(() => void FakeSource.opened[1]?.dispatchEvent(new Event('open')));
  await waitFor(() => expect(asked()).toBe(2));
});
