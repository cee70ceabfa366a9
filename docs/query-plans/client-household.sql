-- Household of one client, as the role quillcare_crm

with recursive family (id) as (
  select id from crm.client where organisation_id = $1 and id = $2
  union select c.id from family join crm.client c on c.organisation_id = $1 and c.merged_into = family.id),
  link (id, relation, other, name, phone, note, is_inverse) as (
  select r.id, r.relation, r.other_client_id, r.name, r.phone, r.note, false
  from family join crm.client_relation r on r.organisation_id = $1 and r.client_id = family.id and r.deleted_at is null
  union all
  select r.id, r.relation, r.client_id, null, null, r.note, true
  from family join crm.client_relation r on r.organisation_id = $1 and r.other_client_id = family.id and r.deleted_at is null),
  path (link, at) as (
  select id, other from link where other is not null
  union select path.link, c.merged_into from path join crm.client c on c.organisation_id = $1 and c.id = path.at
  where c.merged_into is not null)
  select l.id, l.relation, l.is_inverse, coalesce(l.name, concat_ws(' ', c.first_name, c.last_name)) as name,
  coalesce(l.phone, c.phone) as phone, l.note,
  case when c.id is null then null else jsonb_build_object('id', c.id, 'dateOfBirth', c.date_of_birth, 'email', c.email,
  'deletedAt', to_char(c.deleted_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) end as client
  from link l left join path on path.link = l.id
  left join crm.client c on c.organisation_id = $1 and c.id = path.at and c.merged_into is null
  where l.other is null or (c.id is not null and c.id not in (select id from family))
  order by l.id limit 100

Limit
  CTE family
    ->  Recursive Union
          ->  Index Scan using client_pkey on client
                Index Cond: (id = $2)
                Filter: ((organisation_id = $1) AND (((InitPlan 1).col1 <> '…'::text) OR (organisation_id = (InitPlan 2).col1)))
                InitPlan 1
                  ->  Result
                InitPlan 2
                  ->  Result
          ->  Merge Join
                Merge Cond: (family.id = c_1.merged_into)
                InitPlan 3
                  ->  Result
                InitPlan 4
                  ->  Result
                ->  Sort
                      Sort Key: family.id
                      ->  WorkTable Scan on family
                ->  Index Scan using client_by_merged_into on client c_1
                      Index Cond: (organisation_id = $1)
                      Filter: (((InitPlan 3).col1 <> '…'::text) OR (organisation_id = (InitPlan 4).col1))
  CTE link
    ->  Append
          ->  Nested Loop
                InitPlan 6
                  ->  Result
                InitPlan 7
                  ->  Result
                ->  CTE Scan on family family_1
                ->  Index Scan using client_relation_by_client_id on client_relation r
                      Index Cond: ((organisation_id = $1) AND (client_id = family_1.id))
                      Filter: (((InitPlan 6).col1 <> '…'::text) OR (organisation_id = (InitPlan 7).col1))
          ->  Nested Loop
                InitPlan 8
                  ->  Result
                InitPlan 9
                  ->  Result
                ->  CTE Scan on family family_2
                ->  Index Scan using client_relation_by_other_client_id on client_relation r_1
                      Index Cond: ((organisation_id = $1) AND (other_client_id = family_2.id))
                      Filter: (((InitPlan 8).col1 <> '…'::text) OR (organisation_id = (InitPlan 9).col1))
  CTE path
    ->  Recursive Union
          ->  CTE Scan on link
                Filter: (other IS NOT NULL)
          ->  Hash Join
                Hash Cond: (path_1.at = c_2.id)
                InitPlan 11
                  ->  Result
                InitPlan 12
                  ->  Result
                ->  WorkTable Scan on path path_1
                ->  Hash
                      ->  Index Scan using client_by_merged_into on client c_2
                            Index Cond: (organisation_id = $1)
                            Filter: (((InitPlan 11).col1 <> '…'::text) OR (organisation_id = (InitPlan 12).col1))
  InitPlan 15
    ->  Result
  InitPlan 16
    ->  Result
  ->  Sort
        Sort Key: l.id
        ->  Nested Loop Left Join
              Filter: ((l.other IS NULL) OR ((c.id IS NOT NULL) AND (NOT (ANY (c.id = (hashed SubPlan 14).col1)))))
              ->  Hash Right Join
                    Hash Cond: (path.link = l.id)
                    ->  CTE Scan on path
                    ->  Hash
                          ->  CTE Scan on link l
              ->  Index Scan using client_pkey on client c
                    Index Cond: (id = path.at)
                    Filter: ((merged_into IS NULL) AND (organisation_id = $1) AND (((InitPlan 15).col1 <> '…'::text) OR (organisation_id = (InitPlan 16).col1)))
              SubPlan 14
                ->  CTE Scan on family family_3
