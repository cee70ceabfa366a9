-- Notifications of a person, as the role quillcare_notifications

select
  (select coalesce(jsonb_agg(to_jsonb(item) order by item.id desc), '[]') from (
  select page.id, page.topic, page.title, page.message, page.quote_id as "quoteId", page.action_url as "actionUrl",
  page.created_at as "createdAt", page.id < (select coalesce((select reader.read_before from notifications.notification_reader reader
  where reader.organisation_id = $1 and reader.user_id = $3), '00000000-0000-0000-0000-000000000000'::uuid)) or exists (select from notifications.notification_read r
  where r.organisation_id = $1 and r.user_id = $3 and r.notification_id = page.id) as "isRead" from (select n.* from notifications.notification n
  where n.organisation_id = $1 and n.deleted_at is null and n.needs = any ($2::text[]) and n.id < $4::uuid order by n.id desc limit $5) page) item) as items,
  (select count(*) from (select from notifications.notification n where n.organisation_id = $1 and n.deleted_at is null and n.needs = any ($2::text[]) order by n.id desc limit 10001) counted) as total,
  (select count(*) from (select from notifications.notification n where n.organisation_id = $1 and n.deleted_at is null and n.needs = any ($2::text[]) and n.id >= (select coalesce((select reader.read_before from notifications.notification_reader reader
  where reader.organisation_id = $1 and reader.user_id = $3), '00000000-0000-0000-0000-000000000000'::uuid)) and n.id not in (
  select r.notification_id from notifications.notification_read r
  where r.organisation_id = $1 and r.user_id = $3 and r.notification_id >= (select coalesce((select reader.read_before from notifications.notification_reader reader
  where reader.organisation_id = $1 and reader.user_id = $3), '00000000-0000-0000-0000-000000000000'::uuid))) order by n.id desc limit 100) counted) as unread

Result
  InitPlan 13
    ->  Aggregate
          InitPlan 4
            ->  Result
                  InitPlan 3
                    ->  Index Scan using notification_reader_pkey on notification_reader reader
                          Index Cond: ((organisation_id = $1) AND (user_id = $3))
                          Filter: (((InitPlan 1).col1 <> '…'::text) OR (organisation_id = (InitPlan 2).col1))
                          InitPlan 1
                            ->  Result
                          InitPlan 2
                            ->  Result
          ->  Limit
                InitPlan 11
                  ->  Result
                InitPlan 12
                  ->  Result
                ->  Index Scan Backward using notification_newest on notification n
                      Index Cond: ((organisation_id = $1) AND (id < $4))
                      Filter: ((((InitPlan 11).col1 <> '…'::text) OR (organisation_id = (InitPlan 12).col1)) AND (needs = ANY ($2)))
          SubPlan 7
            ->  Index Only Scan using notification_read_pkey on notification_read r
                  Index Cond: ((organisation_id = $1) AND (user_id = $3) AND (notification_id = n.id))
                  Filter: (((InitPlan 5).col1 <> '…'::text) OR (organisation_id = (InitPlan 6).col1))
                  InitPlan 5
                    ->  Result
                  InitPlan 6
                    ->  Result
  InitPlan 16
    ->  Aggregate
          ->  Limit
                InitPlan 14
                  ->  Result
                InitPlan 15
                  ->  Result
                ->  Index Only Scan Backward using notification_newest on notification n_1
                      Index Cond: (organisation_id = $1)
                      Filter: ((((InitPlan 14).col1 <> '…'::text) OR (organisation_id = (InitPlan 15).col1)) AND (needs = ANY ($2)))
  InitPlan 30
    ->  Aggregate
          ->  Limit
                InitPlan 20
                  ->  Result
                        InitPlan 19
                          ->  Index Scan using notification_reader_pkey on notification_reader reader_1
                                Index Cond: ((organisation_id = $1) AND (user_id = $3))
                                Filter: (((InitPlan 17).col1 <> '…'::text) OR (organisation_id = (InitPlan 18).col1))
                                InitPlan 17
                                  ->  Result
                                InitPlan 18
                                  ->  Result
                InitPlan 28
                  ->  Result
                InitPlan 29
                  ->  Result
                ->  Index Only Scan Backward using notification_newest on notification n_2
                      Index Cond: ((organisation_id = $1) AND (id >= (InitPlan 20).col1))
                      Filter: ((((InitPlan 28).col1 <> '…'::text) OR (organisation_id = (InitPlan 29).col1)) AND (needs = ANY ($2)) AND (NOT (ANY (id = (hashed SubPlan 27).col1))))
                      SubPlan 27
                        ->  Index Only Scan using notification_read_pkey on notification_read r_1
                              Index Cond: ((organisation_id = $1) AND (user_id = $3) AND (notification_id >= (InitPlan 24).col1))
                              Filter: (((InitPlan 25).col1 <> '…'::text) OR (organisation_id = (InitPlan 26).col1))
                              InitPlan 24
                                ->  Result
                                      InitPlan 23
                                        ->  Index Scan using notification_reader_pkey on notification_reader reader_2
                                              Index Cond: ((organisation_id = $1) AND (user_id = $3))
                                              Filter: (((InitPlan 21).col1 <> '…'::text) OR (organisation_id = (InitPlan 22).col1))
                                              InitPlan 21
                                                ->  Result
                                              InitPlan 22
                                                ->  Result
                              InitPlan 25
                                ->  Result
                              InitPlan 26
                                ->  Result
