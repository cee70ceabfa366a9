import type { Locks } from './live.leader';
import type { Channel } from './live.sharing';

/** A stream of server-sent events that a test controls. */
export class FakeSource extends EventTarget {
  isClosed = false;
  close() {
    this.isClosed = true;
  }
  say(type: string, data?: unknown) {
    this.dispatchEvent(new MessageEvent(type, { data: JSON.stringify(data) }));
  }
}

/** The locks of one browser: the first to request a lock holds it until its work ends, then the next in the queue. */
export function fakeLocks(): Locks {
  const ends = new Map<string, Promise<unknown>>();
  return {
    request: (name, { signal }, work) => {
      const before = ends.get(name) ?? Promise.resolve();
      const run = before.then(() => {
        if (signal.aborted) throw new DOMException('given up', 'AbortError');
        return work();
      });
      ends.set(
        name,
        run.catch(() => undefined),
      );
      return run;
    },
  };
}

/** The broadcast channels of one browser: a tab's message reaches all other tabs. */
export function fakeChannels(): (name: string) => Channel {
  const open = new Map<string, Set<Channel>>();
  return (name) => {
    const tabs = open.get(name) ?? new Set<Channel>();
    open.set(name, tabs);
    const channel: Channel = {
      onmessage: null,
      postMessage: (data: unknown) => {
        for (const tab of tabs) if (tab !== channel) tab.onmessage?.(new MessageEvent('message', { data }));
      },
      close: () => void tabs.delete(channel),
    };
    tabs.add(channel);
    return channel;
  };
}
