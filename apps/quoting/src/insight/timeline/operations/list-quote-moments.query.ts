import {
  boundOf,
  listQuoteMoments,
  type Currency,
  type SourceEntry,
  type TimelineAct,
  type TimelineKind,
} from '@quillcare/contracts';
import { implement, TenantReader } from '@quillcare/service-kit';
import { CASE_MOMENTS, MESSAGE_MOMENTS, QUOTE_MOMENTS } from './quote-moments.sql';

interface Row {
  act: TimelineAct;
  at: string;
  key: string;
  byId: string | null;
  byName: string | null;
  text: string | null;
  subjectType: 'QUOTE' | 'SURGERY_CASE';
  subjectId: string;
  label: string;
  revision: number | null;
  totalMinor: number | null;
  currency: Currency | null;
  basisPoints: number | null;
  count: number | null;
  /** Set only for surgery cases. */
  startsAt?: string | null;
  previousStartsAt?: string | null;
}

/** A cursor past every moment and key. */
const END = { at: 'infinity', key: '~' };

export const ListQuoteMomentsQuery = implement(listQuoteMoments, [TenantReader], (reader) => ({
  async handle({ body }) {
    const { clientId, kinds, before, limit } = body;
    const { at, key } = before ?? END;
    const [ofCases, ofMessages] = [boundOf(before, 'case'), boundOf(before, 'message')];
    const read = async (kind: TimelineKind, sql: string, from: string[]): Promise<SourceEntry[]> => {
      if (!kinds.includes(kind)) return [];
      const rows = await reader.rows<Row>(`quoting.moments_${kind.toLowerCase()}`, sql, [
        clientId,
        ...from,
        limit,
      ]);
      return rows.map((row) => entryOf(kind, row));
    };
    const found = await Promise.all([
      read('QUOTE', QUOTE_MOMENTS, [at, key]),
      read('CASE', CASE_MOMENTS, [ofCases.at, ofCases.id]),
      read('CONVERSATION', MESSAGE_MOMENTS, [ofMessages.at, ofMessages.id]),
    ]);
    // Each list is a page in its own order; the caller merges them with those of other services.
    return { items: found.flat() };
  },
}));

function entryOf(kind: TimelineKind, row: Row): SourceEntry {
  const { act, at, key, byId, byName, text, revision, totalMinor, currency, basisPoints, count } = row;
  const { startsAt = null, previousStartsAt = null } = row;
  const facts = { revision, totalMinor, currency, basisPoints, count, startsAt, previousStartsAt };
  const known = Object.entries(facts).filter(([, value]) => value !== null);
  return {
    at,
    key,
    kind,
    act,
    byId,
    byName,
    text,
    subject: { type: row.subjectType, id: row.subjectId, label: row.label },
    facts: Object.fromEntries(known),
  };
}
