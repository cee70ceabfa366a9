export const QUOTE_COLUMNS = `id, version, created_at, updated_at, quote_number, revision, status, client, doctor, hospital,
  site, procedure_class, place, place_results, surgeries, currency, gst_rate_basis_points, valid_until, notes_to_patient, lines, totals, quote_discount, discount, approval, fund, notices,
  priced_on, mbs_table_date, previous_id, superseded_by_id, superseded_at, sent_at, first_viewed_at,
  responded_at, rejection_reason, withdrawn_reason, withdrawn_at, surgery_case_id, document_hash, mail_state, mail_detail,
  link_locked_at, view_count, last_viewed_at, unread_messages, question_since, interpreter_language, variation_of_id, choices, acceptance,
  acceptance_withdrawn_at, acceptance_withdrawn_reason`;

/** One quote by id. `$1` is the organisation, `$2` the quote. */
export const QUOTE_BY_ID = `select ${QUOTE_COLUMNS} from quoting.quote where organisation_id = $1 and id = $2 and deleted_at is null`;

const CONTENT = `select id, version, revision, quote_number, previous_id, client, doctor, hospital, site, client_id, doctor_id, hospital_id, site_id,
    procedure_class, place, place_results, surgeries, currency, gst_rate_basis_points, time_zone, valid_until, notes_to_patient, lines, totals,
    total_minor, choices, quote_discount, discount, fund, notices, priced_on, mbs_table_date, search_key
  from quoting.quote where organisation_id = $1 and deleted_at is null`;

/** All stored content of a quote, as `QuoteContent`. Same parameters. */
export const STORED_QUOTE = `${CONTENT} and id = $2`;

/** The stored content of several quotes. `$2` holds their ids. */
export const STORED_QUOTES = `${CONTENT} and id = any($2::uuid[]) order by id`;
