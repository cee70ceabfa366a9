type Seen = Pick<IntersectionObserverEntry, 'isIntersecting' | 'target'>;

/** Tells one observer of the page what came into view, or left it. */
export type TellSeen = (...entries: Seen[]) => void;

/** jsdom lays nothing out, so nothing ever comes into view: tests say what does. Returns a function that restores the window. */
export function fakeIntersections(onObserve: (target: Element, tell: TellSeen) => void): () => void {
  const before = globalThis.IntersectionObserver;
  class Observer {
    private readonly tell: TellSeen;
    constructor(callback: IntersectionObserverCallback) {
      // Nobody reads more of an entry, or the observer.
      this.tell = (...entries) =>
        callback(entries as IntersectionObserverEntry[], this as unknown as IntersectionObserver);
    }
    observe(target: Element) {
      onObserve(target, this.tell);
    }
    unobserve() {}
    disconnect() {}
  }
  globalThis.IntersectionObserver = Observer as unknown as typeof IntersectionObserver;
  return () => void (globalThis.IntersectionObserver = before);
}
