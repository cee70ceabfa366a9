-- Clients who may be the person that somebody enters, as the role quillcare_crm

with one as (select $2::text as email, $3::text as phone, $4::date as date_of_birth, $5::text as sort_name),
  found as (
  (select c.id from one join crm.client c on c.email = one.email and c.sort_name = one.sort_name
  where c.organisation_id = $1 and c.deleted_at is null limit 6) union
  (select c.id from one join crm.client c on c.email = one.email and c.date_of_birth = one.date_of_birth
  where c.organisation_id = $1 and c.deleted_at is null limit 6) union
  (select c.id from one join crm.client c on c.phone = one.phone and c.date_of_birth = one.date_of_birth
  where c.organisation_id = $1 and c.deleted_at is null limit 6))
  select c.id, first_name, last_name, c.email, c.phone, c.date_of_birth, suburb, state, created_at, c.sort_name
  from crm.client c join found using (id)
  where c.organisation_id = $1 and c.id is distinct from $6::uuid
  and not exists (select from crm.duplicate_pair told where told.organisation_id = $1 and told.dismissed_at is not null
  and told.first_id = least(c.id, $6::uuid) and told.second_id = greatest(c.id, $6::uuid))
  order by c.created_at limit 5

Limit
  CTE one
    ->  Result
  InitPlan 2
    ->  Result
  InitPlan 3
    ->  Result
  InitPlan 4
    ->  Result
  InitPlan 5
    ->  Result
  ->  Sort
        Sort Key: c.created_at
        ->  Nested Loop Anti Join
              ->  Nested Loop
                    ->  Unique
                          ->  Sort
                                Sort Key: c_1.id
                                ->  Append
                                      ->  Limit
                                            InitPlan 6
                                              ->  Result
                                            InitPlan 7
                                              ->  Result
                                            ->  Nested Loop
                                                  ->  CTE Scan on one
                                                  ->  Index Scan using client_by_email on client c_1
                                                        Index Cond: ((organisation_id = $1) AND (email = one.email) AND (sort_name = (one.sort_name)::text))
                                                        Filter: (((InitPlan 6).col1 <> '…'::text) OR (organisation_id = (InitPlan 7).col1))
                                      ->  Limit
                                            InitPlan 8
                                              ->  Result
                                            InitPlan 9
                                              ->  Result
                                            ->  Nested Loop
                                                  ->  CTE Scan on one one_1
                                                  ->  Index Scan using client_by_birth on client c_2
                                                        Index Cond: ((organisation_id = $1) AND (date_of_birth = one_1.date_of_birth) AND (email = one_1.email))
                                                        Filter: (((InitPlan 8).col1 <> '…'::text) OR (organisation_id = (InitPlan 9).col1))
                                      ->  Limit
                                            InitPlan 10
                                              ->  Result
                                            InitPlan 11
                                              ->  Result
                                            ->  Nested Loop
                                                  ->  CTE Scan on one one_2
                                                  ->  Index Scan using client_by_birth on client c_3
                                                        Index Cond: ((organisation_id = $1) AND (date_of_birth = one_2.date_of_birth))
                                                        Filter: ((one_2.phone = phone) AND (((InitPlan 10).col1 <> '…'::text) OR (organisation_id = (InitPlan 11).col1)))
                    ->  Index Scan using client_pkey on client c
                          Index Cond: (id = c_1.id)
                          Filter: ((id IS DISTINCT FROM $6) AND (organisation_id = $1) AND (((InitPlan 2).col1 <> '…'::text) OR (organisation_id = (InitPlan 3).col1)))
              ->  Index Scan using duplicate_pair_by_second on duplicate_pair told
                    Index Cond: ((organisation_id = $1) AND (second_id = GREATEST(c.id, $6)))
                    Filter: ((dismissed_at IS NOT NULL) AND (((InitPlan 4).col1 <> '…'::text) OR (organisation_id = (InitPlan 5).col1)) AND (first_id = LEAST(c.id, $6)))
