/**
 * What every figure counts as a sent quote: the version in force, excluding drafts and variations awaiting a signature. Its
 * sending day is that of its first version.
 */
export const IN_FORCE = `deleted_at is null and superseded_at is null and not lapsed and sent_at is not null
  and (variation_of_id is null or status = 'ACCEPTED' or acceptance_withdrawn_at is not null)`;

/** Of the quotes in force, those awaiting an answer. */
export const WAITING = `status in ('SENT', 'QUERY_RECEIVED') and acceptance_withdrawn_at is null`;
