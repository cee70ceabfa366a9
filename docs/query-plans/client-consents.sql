-- How one client may be contacted, as the role quillcare_crm

with recursive family (id) as (
  select id from crm.client where organisation_id = $1 and id = $2
  union select c.id from family join crm.client c on c.organisation_id = $1 and c.merged_into = family.id)
  (select distinct on (c.channel) c.id, c.channel, c.is_given, c.source, c.note, c.decided_at, c.recorded_by from crm.client_consent c join family on c.client_id = family.id where c.organisation_id = $1 order by c.channel, c.decided_at desc, c.id desc)
  union (select c.id, c.channel, c.is_given, c.source, c.note, c.decided_at, c.recorded_by from crm.client_consent c join family on c.client_id = family.id where c.organisation_id = $1 order by c.decided_at desc, c.id desc limit 100)

Unique
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
                Merge Cond: (family_2.id = c_2.merged_into)
                InitPlan 3
                  ->  Result
                InitPlan 4
                  ->  Result
                ->  Sort
                      Sort Key: family_2.id
                      ->  WorkTable Scan on family family_2
                ->  Index Scan using client_by_merged_into on client c_2
                      Index Cond: (organisation_id = $1)
                      Filter: (((InitPlan 3).col1 <> '…'::text) OR (organisation_id = (InitPlan 4).col1))
  ->  Sort
        Sort Key: c.id, c.channel, c.is_given, c.source, c.note, c.decided_at, c.recorded_by
        ->  Append
              ->  Unique
                    InitPlan 6
                      ->  Result
                    InitPlan 7
                      ->  Result
                    ->  Sort
                          Sort Key: c.channel, c.decided_at DESC, c.id DESC
                          ->  Nested Loop
                                ->  CTE Scan on family
                                ->  Index Scan using client_consent_by_client on client_consent c
                                      Index Cond: ((organisation_id = $1) AND (client_id = family.id))
                                      Filter: (((InitPlan 6).col1 <> '…'::text) OR (organisation_id = (InitPlan 7).col1))
              ->  Limit
                    InitPlan 8
                      ->  Result
                    InitPlan 9
                      ->  Result
                    ->  Sort
                          Sort Key: c_1.decided_at DESC, c_1.id DESC
                          ->  Nested Loop
                                ->  CTE Scan on family family_1
                                ->  Index Scan using client_consent_by_client on client_consent c_1
                                      Index Cond: ((organisation_id = $1) AND (client_id = family_1.id))
                                      Filter: (((InitPlan 8).col1 <> '…'::text) OR (organisation_id = (InitPlan 9).col1))
