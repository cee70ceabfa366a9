import type { Currency } from '@quillcare/contracts';

/** A row of quoting's own items, or (kind FACTS) the details of a quote named by another service. */
export interface TodayRow {
  kind:
    | 'QUESTION'
    | 'MAIL_FAILED'
    | 'APPROVAL'
    | 'EXPIRING'
    | 'VIEWED'
    | 'CHECKLIST'
    | 'TOO_EARLY'
    | 'DISPUTE'
    | 'DOCUMENT'
    | 'EVIDENCE'
    | 'COOLING_OFF'
    | 'CASE'
    | 'FACTS';
  reason: 'QUOTE_EMAIL' | 'NO_DATE' | 'DATE_NEAR' | 'DATE_PASSED' | 'BOOKED_NEAR' | 'BOOKED_PASSED' | null;
  id: string;
  version: number;
  who: string;
  phone: string | null;
  email: string | null;
  about: string | null;
  byName: string | null;
  /** Null for a fault in the audit trail itself. */
  quoteId: string | null;
  quoteNumber: string | null;
  clientId: string | null;
  dueOn: string;
  since: string | null;
  amountMinor: number | null;
  currency: Currency | null;
  /** Whether the quote can still lead to a surgery. False once it is closed. */
  isAlive: boolean;
  /** The part of the statement the row comes from, and the part's total number of matches including rows not returned. */
  part: string;
  found: number;
}

export const QUOTE = `q.organisation_id = $1 and q.deleted_at is null and q.superseded_at is null`;
/** Completes an expression to the day of an instant in the practice's time zone. */
export const IN_ZONE = `at time zone $4)::date`;

type Columns = Partial<
  Record<'reason' | 'id' | 'version' | 'about' | 'byName' | 'dueOn' | 'since' | 'limit', string>
>;

/** The rows of one part, in the order of its index. A column not given is the quote's, or null. */
export function part(
  name: string,
  kind: TodayRow['kind'],
  from: string,
  order: string,
  columns: Columns,
): string {
  const {
    reason = 'null',
    id = 'q.id',
    version = 'q.version',
    about = `q.lines->0->>'description'`,
    byName = 'null',
    dueOn = '$2::date',
    since = 'null::timestamptz',
    limit = '$5',
  } = columns;
  return `select * from (select '${name}' as part, '${kind}' as kind, ${reason}::text as reason, ${id} as id,
    ${version} as version, concat_ws(' ', q.client->>'firstName', q.client->>'lastName') as who,
    q.client->>'phone' as phone, q.client->>'email' as email, left(${about}, 300) as about, ${byName}::text as by_name,
    q.id as quote_id, q.quote_number, q.client_id, ${dueOn} as due_on, ${since} as since, q.total_minor as amount_minor,
    q.currency, q.status in ('SENT', 'QUERY_RECEIVED', 'ACCEPTED') as is_alive, count(*) over ()::int as found
    from ${from} order by ${order} limit ${limit}) ${name}`;
}
