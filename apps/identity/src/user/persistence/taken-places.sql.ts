/**
 * The users who count towards the plan's limit: those who can sign in and those with an open invitation. Accepting an invitation
 * turns one into the other, so the count stays the same.
 */
export const takenPlaces = (organisation: string, now: string): string => `
  select from identity."user" where organisation_id = ${organisation} and is_active and deleted_at is null
  union all
  select from identity.invitation where organisation_id = ${organisation} and deleted_at is null
    and accepted_at is null and expires_at > ${now}`;
