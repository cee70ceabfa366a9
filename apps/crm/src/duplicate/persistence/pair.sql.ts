/** Maximum number of partners found per record and reason. If there are more, the rest appear once these are decided. */
const MOST_PARTNERS = 10;

const partners = (reason: string, condition: string): string => `
  (select '${reason}' as reason, other.id from crm.client other
    where other.organisation_id = one.organisation_id and other.deleted_at is null and other.id <> one.id and ${condition}
    limit ${MOST_PARTNERS})`;

/**
 * Finds the pairs of the client `one`, with ids in ascending order: same email and same name or date of birth, or same phone and
 * date of birth. Each branch reads one index. `reasonsToSuspect` implements the same rule for two records.
 */
export const FOUND_AMONG = `
  select least(one.id, found.id) as first_id, greatest(one.id, found.id) as second_id, found.reason from (
    ${partners('EMAIL_NAME', 'other.email = one.email and other.sort_name = one.sort_name')} union all
    ${partners('EMAIL_BIRTH', 'other.email = one.email and other.date_of_birth = one.date_of_birth')} union all
    ${partners('PHONE_BIRTH', 'other.phone = one.phone and other.date_of_birth = one.date_of_birth')}
  ) found`;
