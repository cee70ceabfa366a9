import type { QuoteSection } from '@quillcare/contracts';

/** After a pause this long the server counts further reading as a new view. */
const VIEW_GAP_MS = 30 * 60_000;
const BATCH_MS = 2_000;

/** Batches the sections that a patient reached, and reports each once per view. */
export class SectionReporter {
  private readonly pending = new Set<QuoteSection>();
  private readonly reportedSections = new Set<QuoteSection>();
  private lastReportedAt = 0;
  private timer: ReturnType<typeof setTimeout> | null = null;

  constructor(
    private readonly report: (sections: QuoteSection[]) => Promise<unknown>,
    private readonly now: () => number = Date.now,
  ) {}

  markReached(section: QuoteSection): void {
    if (this.now() - this.lastReportedAt > VIEW_GAP_MS) this.reportedSections.clear();
    if (this.reportedSections.has(section)) return;
    this.pending.add(section);
    this.timer ??= setTimeout(() => this.flush(), BATCH_MS);
  }

  /** Reports pending sections immediately, because the page may be about to close. */
  flush(): void {
    if (this.timer) clearTimeout(this.timer);
    this.timer = null;
    if (this.pending.size === 0) return;
    const sections = [...this.pending];
    this.pending.clear();
    for (const section of sections) this.reportedSections.add(section);
    this.lastReportedAt = this.now();
    // Never disturb the reader: sections that could not be reported are sent with the next one reached.
    this.report(sections).catch(() => {
      for (const section of sections) {
        this.reportedSections.delete(section);
        this.pending.add(section);
      }
    });
  }
}
