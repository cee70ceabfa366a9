import { listQuotes, type InputOf, type QuoteSummary } from '@quillcare/contracts';
import { addDays, searchKey } from '@quillcare/rules';
import { defineList, type ListQuery } from '@quillcare/service-kit';
import { questionCondition, reportedCondition, reportedFilters } from './report-filters';

type QuoteQuery = InputOf<typeof listQuotes>['query'];

/** A quote expires soon if its last day of validity is at most this many days away. */
const SOON_DAYS = 7;
const IS_WAITING = `status in ('SENT', 'QUERY_RECEIVED')`;

/**
 * Lists the newest version of each quote, and the draft of the next one if there is one. A signed quote and a variation awaiting
 * the patient are both listed, because one is in force and the other needs an answer. Replaced versions and unsigned variations
 * that ended appear only in the quote's history.
 */
export const quoteList = defineList<QuoteSummary>({
  name: 'quoting.quotes',
  from: 'quoting.quote',
  columns: `id, version, created_at, updated_at, quote_number, revision, status, client_id,
    concat_ws(' ', client->>'firstName', client->>'lastName') as client_name,
    concat_ws(' ', nullif(doctor->>'title', ''), doctor->>'firstName', doctor->>'lastName') as doctor_name,
    hospital->>'name' as hospital_name, hospital_id, site_id, currency, total_minor,
    (totals->>'outOfPocketMinor')::float8 as out_of_pocket_minor, valid_until, sent_at, first_viewed_at, mail_state,
    unread_messages, variation_of_id`,
  where: 'deleted_at is null and superseded_at is null and not lapsed',
  query: listQuotes.query,
  search: { column: 'search_key', key: searchKey },
  // The quote shows and searches names as they were, but sorts by the current names of doctor and hospital.
  joins: [
    { table: 'quoting.doctor', on: 'doctor_id', columns: { doctor_sort_name: 'sort_name' } },
    { table: 'quoting.hospital', on: 'hospital_id', columns: { hospital_sort_name: 'sort_name' } },
  ],
  sorts: {
    createdAt: ['created_at'],
    validUntil: ['valid_until'],
    total: ['total_minor'],
    sentAt: [{ column: 'sent_at', isNullable: true }],
    doctor: ['doctor_sort_name'],
    hospital: [{ column: 'hospital_sort_name', isNullable: true }],
  },
  defaultSort: '-createdAt',
  filters: {
    status: 'status',
    clientId: 'client_id',
    doctorId: 'doctor_id',
    hospitalId: 'hospital_id',
    siteId: 'site_id',
    surgeryId: (surgery) => `lines @> jsonb_build_array(jsonb_build_object('surgeryId', ${surgery}::uuid))`,
    createdAt: 'created_at',
    sentAt: 'sent_at',
    validUntil: 'valid_until',
    total: 'total_minor',
    // Stand for `attention`; see `listQueryOf`.
    viewed: (isViewed) => `(${IS_WAITING} and (first_viewed_at is not null) = ${isViewed}::boolean)`,
    asked: (isAsked) => `(status = 'QUERY_RECEIVED') = ${isAsked}::boolean`,
    approving: (isOn) => `(status = 'DRAFT' and approval->>'state' = 'REQUESTED' and ${isOn}::boolean)`,
    stale: (isOn) => `(status in ('DRAFT', 'SENT', 'QUERY_RECEIVED') and id in (
      select s.quote_id from quoting.stale_quote s where s.organisation_id = $1) and ${isOn}::boolean)`,
    // Figures of the reports; see `listQueryOf`.
    reported: reportedCondition,
    askedBetween: questionCondition,
    endsBetween: (days) =>
      `(${IS_WAITING} and valid_until between (${days}::date[])[1] and (${days}::date[])[2])`,
  },
});

/** Translates `attention` and the reports' filters into conditions. `today` is in the practice's time zone. */
export function listQueryOf({ attention, ...filters }: QuoteQuery, today: string): ListQuery {
  const query: ListQuery = { ...filters, ...reportedFilters(filters) };
  switch (attention) {
    case 'VIEWED_UNANSWERED':
      return { ...query, viewed: true };
    case 'EXPIRES_SOON':
      return { ...query, endsBetween: [today, addDays(today, SOON_DAYS)] };
    case 'UNANSWERED_QUESTION':
      return { ...query, asked: true };
    case 'APPROVAL_WAITING':
      return { ...query, approving: true };
    case 'PRICES_CHANGED':
      return { ...query, stale: true };
    case undefined:
      return query;
  }
}
