import { POLL_MS, RECONNECT_DELAYS_MS, startLiveStream } from './live.stream';

class FakeSource extends EventTarget {
  isClosed = false;
  close() {
    this.isClosed = true;
  }
  say(type: string, data?: unknown) {
    this.dispatchEvent(new MessageEvent(type, { data: JSON.stringify(data) }));
  }
}

function setUp() {
  const sources: FakeSource[] = [];
  const heard = {
    onTags: jest.fn(),
    onNotification: jest.fn(),
    onOpen: jest.fn(),
    onDown: jest.fn(),
    onPoll: jest.fn(),
  };
  const stop = startLiveStream({
    ...heard,
    open: () => {
      const source = new FakeSource();
      sources.push(source);
      return source as unknown as EventSource;
    },
  });
  return { sources, heard, stop };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('gathers tags that come together into one refresh and leaves out what it does not know', () => {
  const { sources, heard } = setUp();
  sources[0]?.say('tags', [{ type: 'Quote', id: 'q1' }]);
  sources[0]?.say('tags', [{ type: 'Callback' }]);
  sources[0]?.say('tags', [{ type: 'Robot' }]);
  jest.advanceTimersByTime(200);
  expect(heard.onTags.mock.calls).toEqual([[[{ type: 'Quote', id: 'q1' }, { type: 'Callback' }]]]);
});

it('hands on notifications', () => {
  const { sources, heard } = setUp();
  const notification = { notificationId: 'n1', topic: 'QUOTE_ACCEPTED', quoteId: 'q1' };
  sources[0]?.say('notification', notification);
  expect(heard.onNotification).toHaveBeenCalledWith(notification);
});

it('connects again with growing delays, polls meanwhile and stops polling once it is back', () => {
  const { sources, heard } = setUp();
  sources[0]?.say('error');
  expect(sources[0]?.isClosed).toBe(true);
  for (const delay of RECONNECT_DELAYS_MS) {
    jest.advanceTimersByTime(delay);
    sources.at(-1)?.say('error');
  }
  expect(sources).toHaveLength(RECONNECT_DELAYS_MS.length + 1);
  jest.advanceTimersByTime(POLL_MS);
  expect(heard.onPoll).toHaveBeenCalled();
  sources.at(-1)?.say('open');
  heard.onPoll.mockClear();
  jest.advanceTimersByTime(POLL_MS * 2);
  expect(heard.onPoll).not.toHaveBeenCalled();
});

it('says whether it opened for the first time: later, what was missed must be read', () => {
  const { sources, heard } = setUp();
  sources[0]?.say('open');
  sources[0]?.say('error');
  jest.advanceTimersByTime(1_000);
  sources[1]?.say('open');
  expect(heard.onOpen.mock.calls).toEqual([[true], [false]]);
});

it('stays closed when stopped', () => {
  const { sources, stop } = setUp();
  stop();
  sources[0]?.say('error');
  jest.advanceTimersByTime(POLL_MS);
  expect(sources).toHaveLength(1);
});
