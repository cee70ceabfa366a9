import { FakeSource, fakeChannels, fakeLocks } from './live.fakes';
import { HIDDEN_MS, startLiveUpdates } from './live.sharing';

/** A browser in which tabs can be opened, hidden and put into the back/forward cache. */
function browser({ isShared = true } = {}) {
  const sources: FakeSource[] = [];
  const locks = isShared ? fakeLocks() : undefined;
  const openChannel = isShared ? fakeChannels() : undefined;
  const openTab = () => {
    const page = new FakePage();
    const heard = {
      onChanges: jest.fn(),
      onNotification: jest.fn(),
      onOpen: jest.fn(),
      onDown: jest.fn(),
      onPoll: jest.fn(),
    };
    const close = startLiveUpdates({
      ...heard,
      name: 'live',
      locks,
      openChannel,
      page: page as unknown as Document,
      open: () => {
        const source = new FakeSource();
        sources.push(source);
        return source as unknown as EventSource;
      },
    });
    return { page, heard, close };
  };
  const standing = () => sources.filter(({ isClosed }) => !isClosed);
  return { sources, standing, openTab };
}

class FakePage extends EventTarget {
  visibilityState: 'visible' | 'hidden' = 'visible';
  readonly defaultView = new EventTarget();
  become(state: 'visible' | 'hidden') {
    this.visibilityState = state;
    this.dispatchEvent(new Event('visibilitychange'));
  }
}

const settle = () => jest.advanceTimersByTimeAsync(0);

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('opens one stream for all tabs, and passes its messages to each', async () => {
  const { sources, openTab } = browser();
  const tabs = Array.from({ length: 7 }, openTab);
  await settle();
  expect(sources).toHaveLength(1);
  sources[0]?.say('open');
  sources[0]?.say('tags', [{ type: 'Quote' }]);
  await jest.advanceTimersByTimeAsync(200);
  for (const { heard } of tabs) {
    expect(heard.onOpen.mock.calls).toEqual([[true]]);
    expect(heard.onChanges).toHaveBeenCalledWith([{ tags: [{ type: 'Quote' }] }]);
  }
});

it('passes the stream’s state to a tab that joins later', async () => {
  const { sources, openTab } = browser();
  openTab();
  await settle();
  sources[0]?.say('error');
  const late = openTab();
  expect(late.heard.onDown).toHaveBeenCalledTimes(1);
});

it('hands over when the leading tab closes, and the others refetch', async () => {
  const { sources, standing, openTab } = browser();
  const [leader, follower] = [openTab(), openTab()];
  await settle();
  sources[0]?.say('open');
  leader.close();
  await settle();
  expect(sources).toHaveLength(2);
  expect(standing()).toEqual([sources[1]]);
  sources[1]?.say('open');
  expect(follower.heard.onOpen.mock.calls).toEqual([[true], [false]]);
  expect(leader.heard.onOpen).toHaveBeenCalledTimes(1);
});

it('hands over when the leading tab has been hidden for a while', async () => {
  const { sources, standing, openTab } = browser();
  const [leader] = [openTab(), openTab()];
  await settle();
  leader.page.become('hidden');
  await jest.advanceTimersByTimeAsync(HIDDEN_MS - 1);
  expect(sources).toHaveLength(1);
  await jest.advanceTimersByTimeAsync(1);
  expect(standing()).toEqual([sources[1]]);
});

it('does not hand over to a closed tab', async () => {
  const { sources, openTab } = browser();
  const [leader, second] = [openTab(), openTab()];
  await settle();
  second.close();
  leader.close();
  await settle();
  expect(sources).toHaveLength(1);
});

it('closes the stream when all tabs are hidden, and opens it again on return', async () => {
  const { standing, sources, openTab } = browser();
  const tabs = [openTab(), openTab()];
  await settle();
  sources[0]?.say('open');
  for (const { page } of tabs) page.become('hidden');
  await jest.advanceTimersByTimeAsync(HIDDEN_MS);
  expect(standing()).toEqual([]);
  tabs[1]?.page.become('visible');
  await settle();
  sources.at(-1)?.say('open');
  expect(standing()).toHaveLength(1);
  expect(tabs[1]?.heard.onOpen.mock.calls).toEqual([[true], [false]]);
  expect(tabs[0]?.heard.onOpen).toHaveBeenCalledTimes(1);
});

it('closes the stream when the page enters the back-forward cache, and reopens it on return', async () => {
  const { standing, sources, openTab } = browser();
  const { page, heard } = openTab();
  await settle();
  sources[0]?.say('open');
  page.defaultView.dispatchEvent(new Event('pagehide'));
  await settle();
  expect(standing()).toEqual([]);
  page.defaultView.dispatchEvent(new Event('pageshow'));
  await settle();
  sources[1]?.say('open');
  expect(heard.onOpen.mock.calls).toEqual([[true], [false]]);
});

it('opens a stream per visible tab in a browser that cannot share one', async () => {
  const { standing, openTab } = browser({ isShared: false });
  const tabs = [openTab(), openTab()];
  expect(standing()).toHaveLength(2);
  tabs[0]?.page.become('hidden');
  await settle();
  expect(standing()).toHaveLength(1);
  tabs[0]?.page.become('visible');
  expect(standing()).toHaveLength(2);
});
