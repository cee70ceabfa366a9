/**
 * Assignments of the practice (`$1`) that involve a deleted or inactive doctor or site, by site and doctor. Shared by the list
 * and the repair, so that both agree.
 */
export const FAULTY_ASSIGNMENTS = `
  select * from (
    select s.id as site_id, s.name as site_name, (a->>'doctorId')::uuid as doctor_id, a->>'doctorName' as doctor_name,
           array_remove(array[
             case when d.id is null or d.deleted_at is not null then 'DOCTOR_DELETED' when not d.is_active then 'DOCTOR_INACTIVE' end,
             case when s.deleted_at is not null then 'SITE_DELETED' when not s.is_active then 'SITE_INACTIVE' end
           ], null) as faults
      from quoting.site s cross join lateral jsonb_array_elements(s.doctors) a
      left join quoting.doctor d on d.organisation_id = $1 and d.id = (a->>'doctorId')::uuid
     where s.organisation_id = $1
  ) assignment where cardinality(faults) > 0 order by site_name, doctor_name, site_id, doctor_id`;
