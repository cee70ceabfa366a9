import { useEffect, useState } from 'react';
import { useDispatch } from 'react-redux';
import { getClientTimeline, type ClientTimeline, type TimelineKind } from '@quillcare/contracts';
import { queryEndpoint } from '../../../shared/api/endpoints';
import { useOperationQuery, type OperationQueryState } from '../../../shared/api/hooks';
import { toProblem } from '../../../shared/api/problem';
import { joinedPages, withOlder, type Page } from './joined-pages';

/** What happened reaches the audit, and so the timeline, a moment after the record itself. */
const AUDIT_LAG_MS = 3_000;
/** So many more with each scroll; the page opens with fewer. */
const FIRST = 20;
const MORE = 50;

export interface ShownTimeline {
  /** The first page: kept up to date while the page is open. */
  request: OperationQueryState<typeof getClientTimeline>;
  entries: readonly ClientTimeline['items'][number][];
  missing: TimelineKind[];
  /** Left out when there are no older entries. */
  readOlder?: () => void;
  isReadingOlder: boolean;
  /** Why older entries could not be read. */
  failure: string | null;
}

type Pages = Page<ClientTimeline['items'][number]>;

/** A client's timeline: live at the top, older entries as they are asked for. */
export function useClientTimeline(id: string, kinds: readonly TimelineKind[]): ShownTimeline {
  const asked = kinds.length > 0 ? { kinds: kinds.join(',') } : {};
  const request = useOperationQuery(getClientTimeline, { params: { id }, query: { ...asked, limit: FIRST } });
  const { currentData, refetch } = request;
  const [known, setKnown] = useState<Pages | null>(null);
  const [older, setOlder] = useState<{ isReading: boolean; failure: string | null }>(IDLE);
  const readPage = useReadPage();
  const [met, setMet] = useState<Pages | null>(null);
  if (currentData && currentData !== met) {
    setMet(currentData);
    setKnown(known ? joinedPages(known, currentData) : currentData);
  }
  // Once after each answer that brought something new: an equal answer is the same object.
  useEffect(() => {
    if (!currentData) return undefined;
    const timer = setTimeout(refetch, AUDIT_LAG_MS);
    return () => clearTimeout(timer);
  }, [currentData, refetch]);
  const pages = known ?? currentData;
  const cursor = pages?.nextCursor;
  const readOlder = async () => {
    if (!cursor || older.isReading) return;
    setOlder({ isReading: true, failure: null });
    try {
      const page = await readPage({ params: { id }, query: { ...asked, limit: MORE, cursor } });
      // What came on top meanwhile stays there.
      setKnown((before) => (before ? withOlder(before, page) : page));
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

/** Reads a page once; older pages do not change and need no cache. */
function useReadPage(): (request: object) => Promise<ClientTimeline> {
  const dispatch = useDispatch();
  return (request) => {
    const options = { forceRefetch: true, subscribe: false };
    const reading = dispatch(queryEndpoint(getClientTimeline).initiate(request, options)) as unknown;
    return (reading as { unwrap: () => Promise<ClientTimeline> }).unwrap();
  };
}
