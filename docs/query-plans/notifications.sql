-- Notifications of a person, as the role quillcare_notifications

with 
  reader as materialized (select coalesce((
  select own.read_before from notifications.notification_reader own where own.organisation_id = $1 and own.user_id = $2),
  '00000000-0000-0000-0000-000000000000'::uuid) as read_before),
  newest as materialized (select greatest((select read_before from reader), (
  select n.id from notifications.notification n where n.organisation_id = $1 and n.deleted_at is null and n.needs = any ($3::text[]) order by n.id desc offset 499 limit 1)) as newest_from),
  recent as materialized (select (select count(*) from (select from notifications.notification n where n.organisation_id = $1 and n.deleted_at is null and n.needs = any ($3::text[]) and n.id >= (select newest_from from newest) and n.id not in (
  select r.notification_id from notifications.notification_read r
  where r.organisation_id = $1 and r.user_id = $2 and r.notification_id >= (select newest_from from newest)) order by n.id desc limit 100) counted) as unread)
  select
  (select coalesce(jsonb_agg(to_jsonb(page) order by page.id desc), '[]') from (
  select n.id, n.topic, n.title, n.message, n.quote_id as "quoteId", n.action_url as "actionUrl",
  n.created_at as "createdAt", (n.id < (select read_before from reader) or (select true from notifications.notification_read r
  where r.organisation_id = $1 and r.user_id = $2 and r.notification_id = n.id) is not null) as "isRead"
  from notifications.notification n
  where n.organisation_id = $1 and n.deleted_at is null and n.needs = any ($3::text[]) and n.id < $4::uuid order by n.id desc limit $5) page) as items,
  (select count(*) from (select from notifications.notification n where n.organisation_id = $1 and n.deleted_at is null and n.needs = any ($3::text[]) order by n.id desc limit 10001) counted) as total,
  (select case when recent.unread = 100 or (select newest_from from newest) = (select read_before from reader) then recent.unread
  else (select count(*) from (select from notifications.notification n where n.organisation_id = $1 and n.deleted_at is null and n.needs = any ($3::text[]) and n.id >= (select read_before from reader) and n.id not in (
  select r.notification_id from notifications.notification_read r
  where r.organisation_id = $1 and r.user_id = $2 and r.notification_id >= (select read_before from reader)) order by n.id desc limit 100) counted) end from recent) as unread

Result
  CTE reader
    ->  Result
          InitPlan 3
            ->  Index Scan using notification_reader_pkey on notification_reader own
                  Index Cond: ((organisation_id = $1) AND (user_id = $2))
                  Filter: (((InitPlan 1).col1 <> '…'::text) OR (organisation_id = (InitPlan 2).col1))
                  InitPlan 1
                    ->  Result
                  InitPlan 2
                    ->  Result
  CTE newest
    ->  Result
          InitPlan 5
            ->  CTE Scan on reader
          InitPlan 8
            ->  Limit
                  InitPlan 6
                    ->  Result
                  InitPlan 7
                    ->  Result
                  ->  Index Only Scan Backward using notification_newest on notification n
                        Index Cond: (organisation_id = $1)
                        Filter: ((((InitPlan 6).col1 <> '…'::text) OR (organisation_id = (InitPlan 7).col1)) AND (needs = ANY ($3)))
  CTE recent
    ->  Result
          InitPlan 17
            ->  Aggregate
                  ->  Limit
                        InitPlan 10
                          ->  CTE Scan on newest
                        InitPlan 15
                          ->  Result
                        InitPlan 16
                          ->  Result
                        ->  Index Only Scan Backward using notification_newest on notification n_1
                              Index Cond: ((organisation_id = $1) AND (id >= (InitPlan 10).col1))
                              Filter: ((((InitPlan 15).col1 <> '…'::text) OR (organisation_id = (InitPlan 16).col1)) AND (needs = ANY ($3)) AND (NOT (ANY (id = (hashed SubPlan 14).col1))))
                              SubPlan 14
                                ->  Index Only Scan using notification_read_pkey on notification_read r
                                      Index Cond: ((organisation_id = $1) AND (user_id = $2) AND (notification_id >= (InitPlan 11).col1))
                                      Filter: (((InitPlan 12).col1 <> '…'::text) OR (organisation_id = (InitPlan 13).col1))
                                      InitPlan 11
                                        ->  CTE Scan on newest newest_1
                                      InitPlan 12
                                        ->  Result
                                      InitPlan 13
                                        ->  Result
  InitPlan 25
    ->  Aggregate
          ->  Subquery Scan on page
                ->  Limit
                      InitPlan 19
                        ->  CTE Scan on reader reader_1
                      InitPlan 23
                        ->  Result
                      InitPlan 24
                        ->  Result
                      ->  Index Scan Backward using notification_newest on notification n_2
                            Index Cond: ((organisation_id = $1) AND (id < $4))
                            Filter: ((((InitPlan 23).col1 <> '…'::text) OR (organisation_id = (InitPlan 24).col1)) AND (needs = ANY ($3)))
                            SubPlan 22
                              ->  Index Only Scan using notification_read_pkey on notification_read r_1
                                    Index Cond: ((organisation_id = $1) AND (user_id = $2) AND (notification_id = n_2.id))
                                    Filter: (((InitPlan 20).col1 <> '…'::text) OR (organisation_id = (InitPlan 21).col1))
                                    InitPlan 20
                                      ->  Result
                                    InitPlan 21
                                      ->  Result
  InitPlan 28
    ->  Aggregate
          ->  Limit
                InitPlan 26
                  ->  Result
                InitPlan 27
                  ->  Result
                ->  Index Only Scan Backward using notification_newest on notification n_3
                      Index Cond: (organisation_id = $1)
                      Filter: ((((InitPlan 26).col1 <> '…'::text) OR (organisation_id = (InitPlan 27).col1)) AND (needs = ANY ($3)))
  InitPlan 39
    ->  CTE Scan on recent
          InitPlan 29
            ->  CTE Scan on newest newest_2
          InitPlan 30
            ->  CTE Scan on reader reader_2
          InitPlan 38
            ->  Aggregate
                  ->  Limit
                        InitPlan 31
                          ->  CTE Scan on reader reader_3
                        InitPlan 36
                          ->  Result
                        InitPlan 37
                          ->  Result
                        ->  Index Only Scan Backward using notification_newest on notification n_4
                              Index Cond: ((organisation_id = $1) AND (id >= (InitPlan 31).col1))
                              Filter: ((((InitPlan 36).col1 <> '…'::text) OR (organisation_id = (InitPlan 37).col1)) AND (needs = ANY ($3)) AND (NOT (ANY (id = (hashed SubPlan 35).col1))))
                              SubPlan 35
                                ->  Index Only Scan using notification_read_pkey on notification_read r_2
                                      Index Cond: ((organisation_id = $1) AND (user_id = $2) AND (notification_id >= (InitPlan 32).col1))
                                      Filter: (((InitPlan 33).col1 <> '…'::text) OR (organisation_id = (InitPlan 34).col1))
                                      InitPlan 32
                                        ->  CTE Scan on reader reader_4
                                      InitPlan 33
                                        ->  Result
                                      InitPlan 34
                                        ->  Result
