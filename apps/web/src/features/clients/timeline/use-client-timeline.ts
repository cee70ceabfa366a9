import { useEffect, useState } from 'react';
import { getClientTimeline, type ClientTimeline, type TimelineKind } from '@quillcare/contracts';
import { useOperationQuery, type OperationQueryState } from '../../../shared/api/hooks';
import { toProblem } from '../../../shared/api/problem';
import { useFetchFresh } from '../../../shared/forms/record/use-fetch-fresh';
import { mergePages, appendOlder, type Page } from './merge-pages';

/** An event reaches the audit trail, and so the timeline, shortly after the record itself is saved. */
const AUDIT_LAG_MS = 3_000;
/** Page sizes: the initial page is small, and each scroll loads more. */
const INITIAL_PAGE_SIZE = 20;
const NEXT_PAGE_SIZE = 50;

export interface TimelineState {
  /** The first page, kept up to date while the timeline is open. */
  request: OperationQueryState<typeof getClientTimeline>;
  entries: readonly ClientTimeline['items'][number][];
  missing: TimelineKind[];
  /** Undefined if there are no older entries. */
  readOlder?: () => void;
  isReadingOlder: boolean;
  /** Why older entries could not be loaded. */
  failure: string | null;
}

type TimelinePage = Page<ClientTimeline['items'][number]>;

/** A client's timeline, live at the top, with older entries loaded on demand. */
export function useClientTimeline(id: string, kinds: readonly TimelineKind[]): TimelineState {
  const filter = kinds.length > 0 ? { kinds: kinds.join(',') } : {};
  const request = useOperationQuery(getClientTimeline, {
    params: { id },
    query: { ...filter, limit: INITIAL_PAGE_SIZE },
  });
  const { currentData, refetch } = request;
  const [loaded, setLoaded] = useState<TimelinePage | null>(null);
  const [older, setOlder] = useState<{ isReading: boolean; failure: string | null }>(IDLE);
  const readPage = useFetchFresh(getClientTimeline);
  const [previousData, setPreviousData] = useState<TimelinePage | null>(null);
  if (currentData && currentData !== previousData) {
    setPreviousData(currentData);
    setLoaded(loaded ? mergePages(loaded, currentData) : currentData);
  }
  // Refetches once after each response that brought something new. An equal response keeps the same object, so it does not
  // trigger again.
  useEffect(() => {
    if (!currentData) return undefined;
    const timer = setTimeout(refetch, AUDIT_LAG_MS);
    return () => clearTimeout(timer);
  }, [currentData, refetch]);
  const pages = loaded ?? currentData;
  const cursor = pages?.nextCursor;
  const readOlder = async () => {
    if (!cursor || older.isReading) return;
    setOlder({ isReading: true, failure: null });
    try {
      const page = await readPage({ params: { id }, query: { ...filter, limit: NEXT_PAGE_SIZE, cursor } });
      // Keep entries that arrived on top in the meantime.
      setLoaded((before) => (before ? appendOlder(before, page) : page));
      setOlder(IDLE);
    } catch (error) {
      setOlder({ isReading: false, failure: toProblem(error).detail });
    }
  };
  return {
    request,
    entries: pages?.items ?? [],
    missing: currentData?.missing ?? [],
    readOlder: cursor ? () => void readOlder() : undefined,
    isReadingOlder: older.isReading,
    failure: older.failure,
  };
}

const IDLE = { isReading: false, failure: null };
