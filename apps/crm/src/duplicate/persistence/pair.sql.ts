/** Partners of one record that are found for each reason; where there are more, the rest follows once these are decided. */
const MOST_PARTNERS = 10;

const partners = (reason: string, condition: string): string => `
  (select '${reason}' as reason, other.id from crm.client other
    where other.organisation_id = one.organisation_id and other.deleted_at is null and other.id <> one.id and ${condition}
    limit ${MOST_PARTNERS})`;

/**
 * The pairs of the client `one`, each in the order of its ids: the same email and the same name or date of birth, or the same
 * phone and date of birth. Each part reads one index; see `reasonsToSuspect` for the same rule over two records.
 */
export const FOUND_AMONG = `
  select least(one.id, found.id) as first_id, greatest(one.id, found.id) as second_id, found.reason from (
    ${partners('EMAIL_NAME', 'other.email = one.email and other.sort_name = one.sort_name')} union all
    ${partners('EMAIL_BIRTH', 'other.email = one.email and other.date_of_birth = one.date_of_birth')} union all
    ${partners('PHONE_BIRTH', 'other.phone = one.phone and other.date_of_birth = one.date_of_birth')}
  ) found`;
