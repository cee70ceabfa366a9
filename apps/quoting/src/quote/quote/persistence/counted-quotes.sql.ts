/**
 * What counts as a quote that was sent, for every figure: of its versions the one in force, not a change of a signed quote that
 * waits for the signature, and not a draft. It was sent on the day on which its first version was.
 */
export const IN_FORCE = `deleted_at is null and superseded_at is null and not lapsed and sent_at is not null
  and (variation_of_id is null or status = 'ACCEPTED' or acceptance_withdrawn_at is not null)`;

/** What counts as a quote that waits for an answer, of those in force. */
export const WAITING = `status in ('SENT', 'QUERY_RECEIVED') and acceptance_withdrawn_at is null`;
