import { createLiveListener, POLL_MS } from './live.listener';

function setUp() {
  const heard = {
    onChanges: jest.fn(),
    onNotification: jest.fn(),
    onOpen: jest.fn(),
    onDown: jest.fn(),
    onPoll: jest.fn(),
  };
  return { heard, listener: createLiveListener(heard) };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('batches changes that arrive together into one refresh, each with its cause', () => {
  const { heard, listener } = setUp();
  listener.onMessage({ kind: 'tags', tags: [{ type: 'Quote', id: 'q1' }], cause: 'c1' });
  listener.onMessage({ kind: 'tags', tags: [{ type: 'Callback' }] });
  jest.advanceTimersByTime(200);
  expect(heard.onChanges.mock.calls).toEqual([
    [[{ tags: [{ type: 'Quote', id: 'q1' }], cause: 'c1' }, { tags: [{ type: 'Callback' }] }]],
  ]);
});

it('distinguishes the first opening of the stream from later ones, which may have missed changes', () => {
  const { heard, listener } = setUp();
  listener.onMessage({ kind: 'opened' });
  listener.onMessage({ kind: 'opened' });
  expect(heard.onOpen.mock.calls).toEqual([[true], [false]]);
});

it('polls while the stream is down', () => {
  const { heard, listener } = setUp();
  listener.onMessage({ kind: 'down' });
  jest.advanceTimersByTime(POLL_MS);
  expect(heard.onPoll).toHaveBeenCalledTimes(1);
  listener.onMessage({ kind: 'opened' });
  jest.advanceTimersByTime(POLL_MS * 2);
  expect(heard.onPoll).toHaveBeenCalledTimes(1);
});

it('takes over the stream’s state from another tab once', () => {
  const { heard, listener } = setUp();
  listener.onMessage({ kind: 'state', isOpen: true });
  listener.onMessage({ kind: 'state', isOpen: true });
  expect(heard.onOpen.mock.calls).toEqual([[true]]);
  listener.pause();
  listener.onMessage({ kind: 'state', isOpen: false });
  listener.onMessage({ kind: 'state', isOpen: false });
  expect(heard.onDown).toHaveBeenCalledTimes(1);
});

it('reports possibly missed changes after a pause', () => {
  const { heard, listener } = setUp();
  listener.onMessage({ kind: 'opened' });
  listener.pause();
  listener.onMessage({ kind: 'state', isOpen: true });
  expect(heard.onOpen.mock.calls).toEqual([[true], [false]]);
});
