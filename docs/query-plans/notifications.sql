-- Notifications of a person, as the role quillcare_notifications

select
  (select coalesce(jsonb_agg(to_jsonb(item) order by item.id desc), '[]') from (
  select page.id, page.topic, page.type, page.priority, page.title, page.message, page.quote_id as "quoteId",
  case when page.source_type is not null then jsonb_build_object('type', page.source_type, 'id', page.source_id)
  when page.quote_id is not null then jsonb_build_object('type', 'QUOTE', 'id', page.quote_id) end as source,
  case when page.action_url is not null
  then jsonb_build_object('label', coalesce(page.action_label, 'VIEW_QUOTE'), 'path', page.action_url) end as action,
  page.action_url as "actionUrl", page.created_at as "createdAt",
  page.id < (select coalesce((select reader.read_before from notifications.notification_reader reader
  where reader.organisation_id = $1 and reader.user_id = $2::uuid), '00000000-0000-0000-0000-000000000000'::uuid)) or exists (select from notifications.notification_read r
  where r.organisation_id = $1 and r.user_id = $2::uuid and r.notification_id = page.id) as "isRead" from (select n.* from notifications.notification n
  where n.organisation_id = $1 and n.deleted_at is null and n.id >= $3::uuid
  and (n.to_user is null or n.to_user = $2::uuid)
  and (n.to_roles is null or ($4 = any (n.to_roles) and n.id >= ($5::jsonb ->> $4)::uuid))
  and (n.to_right is null or n.id >= ($5::jsonb ->> n.to_right)::uuid)
  and (n.needs is null or n.id >= ($5::jsonb ->> (n.needs || ' READ'))::uuid) and n.id < $6::uuid order by n.id desc limit $7) page) item) as items,
  (select count(*) from (select from notifications.notification n where n.organisation_id = $1 and n.deleted_at is null and n.id >= $3::uuid
  and (n.to_user is null or n.to_user = $2::uuid)
  and (n.to_roles is null or ($4 = any (n.to_roles) and n.id >= ($5::jsonb ->> $4)::uuid))
  and (n.to_right is null or n.id >= ($5::jsonb ->> n.to_right)::uuid)
  and (n.needs is null or n.id >= ($5::jsonb ->> (n.needs || ' READ'))::uuid) limit 10001) counted) as total,
  (select count(*) from (select from notifications.notification n where n.organisation_id = $1 and n.deleted_at is null and n.id >= $3::uuid
  and (n.to_user is null or n.to_user = $2::uuid)
  and (n.to_roles is null or ($4 = any (n.to_roles) and n.id >= ($5::jsonb ->> $4)::uuid))
  and (n.to_right is null or n.id >= ($5::jsonb ->> n.to_right)::uuid)
  and (n.needs is null or n.id >= ($5::jsonb ->> (n.needs || ' READ'))::uuid) and n.id >= (select coalesce((select reader.read_before from notifications.notification_reader reader
  where reader.organisation_id = $1 and reader.user_id = $2::uuid), '00000000-0000-0000-0000-000000000000'::uuid)) and n.id not in (
  select r.notification_id from notifications.notification_read r
  where r.organisation_id = $1 and r.user_id = $2::uuid and r.notification_id >= (select coalesce((select reader.read_before from notifications.notification_reader reader
  where reader.organisation_id = $1 and reader.user_id = $2::uuid), '00000000-0000-0000-0000-000000000000'::uuid))) limit 100) counted) as unread

Result
  InitPlan 13
    ->  Aggregate
          InitPlan 4
            ->  Result
                  InitPlan 3
                    ->  Index Scan using notification_reader_pkey on notification_reader reader
                          Index Cond: ((organisation_id = $1) AND (user_id = $2))
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
                      Index Cond: ((organisation_id = $1) AND (id >= $3) AND (id < $6))
                      Filter: (((to_user IS NULL) OR (to_user = $2)) AND (((InitPlan 11).col1 <> '…'::text) OR (organisation_id = (InitPlan 12).col1)) AND ((to_roles IS NULL) OR (($4 = ANY (to_roles)) AND (id >= (($5 ->> $4))::uuid))) AND ((to_right IS NULL) OR (id >= (($5 ->> to_right))::uuid)) AND ((needs IS NULL) OR (id >= (($5 ->> (needs || '…'::text)))::uuid)))
          SubPlan 7
            ->  Index Only Scan using notification_read_pkey on notification_read r
                  Index Cond: ((organisation_id = $1) AND (user_id = $2) AND (notification_id = n.id))
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
                ->  Index Only Scan using notification_newest on notification n_1
                      Index Cond: ((organisation_id = $1) AND (id >= $3))
                      Filter: (((to_user IS NULL) OR (to_user = $2)) AND (((InitPlan 14).col1 <> '…'::text) OR (organisation_id = (InitPlan 15).col1)) AND ((to_roles IS NULL) OR (($4 = ANY (to_roles)) AND (id >= (($5 ->> $4))::uuid))) AND ((to_right IS NULL) OR (id >= (($5 ->> to_right))::uuid)) AND ((needs IS NULL) OR (id >= (($5 ->> (needs || '…'::text)))::uuid)))
  InitPlan 30
    ->  Aggregate
          ->  Limit
                InitPlan 20
                  ->  Result
                        InitPlan 19
                          ->  Index Scan using notification_reader_pkey on notification_reader reader_1
                                Index Cond: ((organisation_id = $1) AND (user_id = $2))
                                Filter: (((InitPlan 17).col1 <> '…'::text) OR (organisation_id = (InitPlan 18).col1))
                                InitPlan 17
                                  ->  Result
                                InitPlan 18
                                  ->  Result
                InitPlan 28
                  ->  Result
                InitPlan 29
                  ->  Result
                ->  Index Only Scan using notification_newest on notification n_2
                      Index Cond: ((organisation_id = $1) AND (id >= $3) AND (id >= (InitPlan 20).col1))
                      Filter: (((to_user IS NULL) OR (to_user = $2)) AND (((InitPlan 28).col1 <> '…'::text) OR (organisation_id = (InitPlan 29).col1)) AND ((to_roles IS NULL) OR (($4 = ANY (to_roles)) AND (id >= (($5 ->> $4))::uuid))) AND (NOT (ANY (id = (hashed SubPlan 27).col1))) AND ((to_right IS NULL) OR (id >= (($5 ->> to_right))::uuid)) AND ((needs IS NULL) OR (id >= (($5 ->> (needs || '…'::text)))::uuid)))
                      SubPlan 27
                        ->  Index Only Scan using notification_read_pkey on notification_read r_1
                              Index Cond: ((organisation_id = $1) AND (user_id = $2) AND (notification_id >= (InitPlan 24).col1))
                              Filter: (((InitPlan 25).col1 <> '…'::text) OR (organisation_id = (InitPlan 26).col1))
                              InitPlan 24
                                ->  Result
                                      InitPlan 23
                                        ->  Index Scan using notification_reader_pkey on notification_reader reader_2
                                              Index Cond: ((organisation_id = $1) AND (user_id = $2))
                                              Filter: (((InitPlan 21).col1 <> '…'::text) OR (organisation_id = (InitPlan 22).col1))
                                              InitPlan 21
                                                ->  Result
                                              InitPlan 22
                                                ->  Result
                              InitPlan 25
                                ->  Result
                              InitPlan 26
                                ->  Result
