/**
 * The recursive query `family`, of which `$2` is a client: its own record and all that were merged into it. What is never moved
 * (consents, relations) is read for the whole family, so that undoing a merge puts it back by itself.
 */
export const FAMILY = `family (id) as (
    select id from crm.client where organisation_id = $1 and id = $2
    union select c.id from family join crm.client c on c.organisation_id = $1 and c.merged_into = family.id)`;
