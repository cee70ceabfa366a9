/**
 * The people of a practice that its plan counts: who can sign in, and who is invited and may still accept. Accepting puts one in the
 * place of the other.
 */
export const takenPlaces = (organisation: string, now: string): string => `
  select from identity."user" where organisation_id = ${organisation} and is_active and deleted_at is null
  union all
  select from identity.invitation where organisation_id = ${organisation} and deleted_at is null
    and accepted_at is null and expires_at > ${now}`;
