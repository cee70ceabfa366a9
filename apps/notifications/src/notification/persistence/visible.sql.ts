/** Which notifications a person may see: $1 is the organisation, $3 the names of what they may read. */
export const VISIBLE = 'n.organisation_id = $1 and n.deleted_at is null and n.needs = any ($3::text[])';
