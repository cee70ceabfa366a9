type Seen = Pick<IntersectionObserverEntry, 'isIntersecting' | 'target'>;

/** Reports to one observer what came into view or left it. */
export type ReportIntersections = (...entries: Seen[]) => void;

/**
 * Fakes IntersectionObserver, because jsdom has no layout: tests report what comes into view. Returns a function that restores
 * the window.
 */
export function fakeIntersections(
  onObserve: (target: Element, report: ReportIntersections) => void,
): () => void {
  const before = globalThis.IntersectionObserver;
  class Observer {
    private readonly report: ReportIntersections;
    constructor(callback: IntersectionObserverCallback) {
      // Nothing reads the other properties of entries, or the observer argument.
      this.report = (...entries) =>
        callback(entries as IntersectionObserverEntry[], this as unknown as IntersectionObserver);
    }
    observe(target: Element) {
      onObserve(target, this.report);
    }
    unobserve() {}
    disconnect() {}
  }
  globalThis.IntersectionObserver = Observer as unknown as typeof IntersectionObserver;
  return () => void (globalThis.IntersectionObserver = before);
}
