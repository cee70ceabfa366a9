import { FakeSource } from './live.fakes';
import { RECONNECT_DELAYS_MS, startLiveStream } from './live.stream';

function setUp() {
  const sources: FakeSource[] = [];
  const tell = jest.fn();
  const stop = startLiveStream({
    onMessage: tell,
    random: () => 0,
    open: () => {
      const source = new FakeSource();
      sources.push(source);
      return source as unknown as EventSource;
    },
  });
  return { sources, tell, stop };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('passes on tags and notifications, and ignores unknown kinds', () => {
  const { sources, tell } = setUp();
  const notification = { notificationId: 'n1', topic: 'QUOTE_ACCEPTED', quoteId: 'q1', priority: 'NORMAL' };
  sources[0]?.emit('tags', [{ type: 'Quote', id: 'q1' }]);
  sources[0]?.emit('tags', [{ type: 'Robot' }]);
  sources[0]?.dispatchEvent(new MessageEvent('tags', { data: 'not json' }));
  sources[0]?.emit('notification', notification);
  expect(tell.mock.calls).toEqual([
    [{ kind: 'tags', tags: [{ type: 'Quote', id: 'q1' }] }],
    [{ kind: 'notification', notification }],
  ]);
});

it('reconnects with increasing delays', () => {
  const { sources, tell } = setUp();
  sources[0]?.emit('error');
  expect(sources[0]?.isClosed).toBe(true);
  for (const delay of RECONNECT_DELAYS_MS) {
    jest.advanceTimersByTime(delay);
    sources.at(-1)?.emit('error');
  }
  expect(sources).toHaveLength(RECONNECT_DELAYS_MS.length + 1);
  expect(tell).toHaveBeenLastCalledWith({ kind: 'down' });
  jest.advanceTimersByTime(RECONNECT_DELAYS_MS.at(-1)!);
  sources.at(-1)?.emit('open');
  expect(tell).toHaveBeenLastCalledWith({ kind: 'opened' });
});

it('spreads reconnections of many browsers over half the delay', () => {
  const open = jest.fn(() => new FakeSource() as unknown as EventSource);
  startLiveStream({ open, onMessage: jest.fn(), random: () => 1 });
  (open.mock.results[0]?.value as FakeSource).emit('error');
  jest.advanceTimersByTime(1_499);
  expect(open).toHaveBeenCalledTimes(1);
  jest.advanceTimersByTime(1);
  expect(open).toHaveBeenCalledTimes(2);
});

it('stays closed once stopped', () => {
  const { sources, stop } = setUp();
  stop();
  sources[0]?.emit('error');
  jest.advanceTimersByTime(60_000);
  expect(sources).toHaveLength(1);
});
