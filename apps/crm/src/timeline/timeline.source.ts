import type { SourceEntry, TimelineKind, TimelinePosition, UserPrincipal } from '@quillcare/contracts';

/** What a source is asked. */
export interface TimelineAsk {
  organisationId: string;
  clientId: string;
  /** The client and all records that were merged into it: their stories are one. */
  familyIds: readonly string[];
  /** The kinds that are wanted and that the person may read; of others a source need not answer. */
  kinds: readonly TimelineKind[];
  person: UserPrincipal;
  before: TimelinePosition | null;
  limit: number;
}

/**
 * One of the places where a client's story is. It answers its own entries before a position, the newest first, at most
 * `limit`: the timeline is put together when it is read and kept nowhere. What it costs must not grow with the entries
 * before or behind the page.
 */
export interface TimelineSource {
  /** Named as missing if the source does not answer. */
  readonly kinds: readonly TimelineKind[];
  entries(ask: TimelineAsk): Promise<SourceEntry[]>;
}
