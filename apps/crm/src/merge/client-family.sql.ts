/**
 * Recursive query `family`: the client `$2` and all records merged into it. Data that is never moved (consents, relations) is
 * read for the whole family, so that undoing a merge needs no move back.
 */
export const FAMILY = `family (id) as (
    select id from crm.client where organisation_id = $1 and id = $2
    union select c.id from family join crm.client c on c.organisation_id = $1 and c.merged_into = family.id)`;
