/** The newest sent version of the quote behind a replaced link. $2 is the link, $3 the hash of its token. */
export const CURRENT_QUOTE = `select newest.id
  from quoting.patient_link link
  join quoting.quote own on own.organisation_id = link.organisation_id and own.id = link.quote_id
  join quoting.quote newest on newest.organisation_id = own.organisation_id and newest.quote_number = own.quote_number
 where link.organisation_id = $1 and link.id = $2 and link.token_hash = $3
   and (link.superseded_at is not null or own.superseded_at is not null)
   and newest.superseded_at is null and newest.status <> 'DRAFT' and newest.deleted_at is null
   and not newest.lapsed
 order by newest.revision desc limit 1`;
