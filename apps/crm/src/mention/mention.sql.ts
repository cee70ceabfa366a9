/**
 * The mentions `m` of person $2 in practice $1 that they may read, with their notes `n`: the record's kind is one of $3, the note
 * is not deleted, and it is not medical unless they may see medical notes ($4).
 */
export const MINE = `crm.mention m left join crm.note n on n.organisation_id = $1 and n.id = m.note_id
  where m.organisation_id = $1 and m.user_id = $2::uuid and m.deleted_at is null and m.entity_type = any($3::text[])
    and (m.note_id is null or (n.deleted_at is null and (n.type <> 'MEDICAL' or $4)))`;
