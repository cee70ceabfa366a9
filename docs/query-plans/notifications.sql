-- Notifications of a person, as the role quillcare_notifications

select
  (select coalesce(jsonb_agg(to_jsonb(page) order by page.id desc), '[]') from (
  select n.id, n.topic, n.title, n.message, n.quote_id as "quoteId", n.action_url as "actionUrl",
  n.created_at as "createdAt", (select r.read_at from notifications.notification_read r
  where r.organisation_id = $1 and r.user_id = $2 and r.notification_id = n.id) is not null as "isRead"
  from notifications.notification n
  where n.organisation_id = $1 and n.deleted_at is null and n.needs = any ($3::text[]) and n.id < $4::uuid order by n.id desc limit $5) page) as items,
  (select count(*) from (select from notifications.notification n where n.organisation_id = $1 and n.deleted_at is null and n.needs = any ($3::text[]) order by n.id desc limit 10001) counted) as total,
  (select count(*) from (select from notifications.notification n where n.organisation_id = $1 and n.deleted_at is null and n.needs = any ($3::text[]) and n.id not in (select r.notification_id from notifications.notification_read r
  where r.organisation_id = $1 and r.user_id = $2) order by n.id desc limit 100) counted) as unread

Result
  InitPlan 6
    ->  Aggregate
          ->  Subquery Scan on page
                ->  Limit
                      InitPlan 4
                        ->  Result
                      InitPlan 5
                        ->  Result
                      ->  Index Scan Backward using notification_newest on notification n
                            Index Cond: ((organisation_id = $1) AND (id < $4))
                            Filter: ((((InitPlan 4).col1 <> '…'::text) OR (organisation_id = (InitPlan 5).col1)) AND (needs = ANY ($3)))
                            SubPlan 3
                              ->  Index Scan using notification_read_pkey on notification_read r
                                    Index Cond: ((organisation_id = $1) AND (user_id = $2) AND (notification_id = n.id))
                                    Filter: (((InitPlan 1).col1 <> '…'::text) OR (organisation_id = (InitPlan 2).col1))
                                    InitPlan 1
                                      ->  Result
                                    InitPlan 2
                                      ->  Result
  InitPlan 9
    ->  Aggregate
          ->  Limit
                InitPlan 7
                  ->  Result
                InitPlan 8
                  ->  Result
                ->  Index Only Scan Backward using notification_newest on notification n_1
                      Index Cond: (organisation_id = $1)
                      Filter: ((((InitPlan 7).col1 <> '…'::text) OR (organisation_id = (InitPlan 8).col1)) AND (needs = ANY ($3)))
  InitPlan 15
    ->  Aggregate
          ->  Limit
                InitPlan 13
                  ->  Result
                InitPlan 14
                  ->  Result
                ->  Index Only Scan Backward using notification_newest on notification n_2
                      Index Cond: (organisation_id = $1)
                      Filter: ((((InitPlan 13).col1 <> '…'::text) OR (organisation_id = (InitPlan 14).col1)) AND (needs = ANY ($3)) AND (NOT (ANY (id = (hashed SubPlan 12).col1))))
                      SubPlan 12
                        ->  Index Only Scan using notification_read_pkey on notification_read r_1
                              Index Cond: ((organisation_id = $1) AND (user_id = $2))
                              Filter: (((InitPlan 10).col1 <> '…'::text) OR (organisation_id = (InitPlan 11).col1))
                              InitPlan 10
                                ->  Result
                              InitPlan 11
                                ->  Result
