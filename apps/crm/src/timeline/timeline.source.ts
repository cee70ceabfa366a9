import type { SourceEntry, TimelineKind, TimelinePosition, UserPrincipal } from '@quillcare/contracts';

/** The query passed to each source. */
export interface TimelineAsk {
  organisationId: string;
  clientId: string;
  /** Ids of the client and all records merged into it, whose histories are combined. */
  familyIds: readonly string[];
  /** The requested kinds the user may read. A source need not return others. */
  kinds: readonly TimelineKind[];
  person: UserPrincipal;
  before: TimelinePosition | null;
  limit: number;
}

/**
 * A source of timeline entries. Returns its own entries before a position, newest first, at most `limit`; the timeline is
 * assembled on read and never stored. The cost must not grow with the number of entries before or after the page.
 */
export interface TimelineSource {
  /** Reported as missing if the source does not answer. */
  readonly kinds: readonly TimelineKind[];
  entries(ask: TimelineAsk): Promise<SourceEntry[]>;
}
