-- Notifications of a person, as the role quillcare_notifications

with visible as not materialized (
  select n.id, n.topic, n.title, n.message, n.quote_id as "quoteId", n.action_url as "actionUrl", n.created_at as "createdAt",
  n.search_key, exists (select from notifications.notification_read r
  where r.organisation_id = $1 and r.user_id = $2 and r.notification_id = n.id) as "isRead"
  from notifications.notification n
  where n.organisation_id = $1 and n.deleted_at is null and n.needs = any ($3::text[]))
  select (select coalesce(jsonb_agg(to_jsonb(page) - 'search_key' order by page.id desc), '[]') from (
  select * from visible where (not $4::boolean or not "isRead") and search_key like all ($5::text[]) and id < $6::uuid order by id desc limit $7) page) as items,
  (select count(*) from (select 1 from visible where (not $4::boolean or not "isRead") and search_key like all ($5::text[]) limit 10001) counted) as total,
  (select count(*) from (select 1 from visible where not "isRead" limit 10001) counted) as unread

Result
  InitPlan 15
    ->  Aggregate
          ->  Subquery Scan on page
                ->  Limit
                      InitPlan 13
                        ->  Result
                      InitPlan 14
                        ->  Result
                      ->  Result
                            ->  Sort
                                  Sort Key: n.id DESC
                                  ->  Bitmap Heap Scan on notification n
                                        Recheck Cond: ((organisation_id = $1) AND (id < $6) AND (deleted_at IS NULL))
                                        Filter: ((((InitPlan 13).col1 <> '…'::text) OR (organisation_id = (InitPlan 14).col1)) AND (needs = ANY ($3)) AND (search_key ~~ ALL ($5)) AND ((NOT $4) OR (NOT (ANY (id = (hashed SubPlan 12).col1)))))
                                        ->  Bitmap Index Scan on notification_newest
                                              Index Cond: ((organisation_id = $1) AND (id < $6))
                                        SubPlan 12
                                          ->  Index Only Scan using notification_read_pkey on notification_read r_1
                                                Index Cond: ((organisation_id = $1) AND (user_id = $2))
                                                Filter: (((InitPlan 10).col1 <> '…'::text) OR (organisation_id = (InitPlan 11).col1))
                                                InitPlan 10
                                                  ->  Result
                                                InitPlan 11
                                                  ->  Result
                            SubPlan 3
                              ->  Index Only Scan using notification_read_pkey on notification_read r
                                    Index Cond: ((organisation_id = $1) AND (user_id = $2) AND (notification_id = n.id))
                                    Filter: (((InitPlan 1).col1 <> '…'::text) OR (organisation_id = (InitPlan 2).col1))
                                    InitPlan 1
                                      ->  Result
                                    InitPlan 2
                                      ->  Result
  InitPlan 24
    ->  Aggregate
          ->  Limit
                InitPlan 22
                  ->  Result
                InitPlan 23
                  ->  Result
                ->  Bitmap Heap Scan on notification n_1
                      Recheck Cond: ((organisation_id = $1) AND (deleted_at IS NULL))
                      Filter: ((((InitPlan 22).col1 <> '…'::text) OR (organisation_id = (InitPlan 23).col1)) AND (needs = ANY ($3)) AND (search_key ~~ ALL ($5)) AND ((NOT $4) OR (NOT (ANY (id = (hashed SubPlan 21).col1)))))
                      ->  Bitmap Index Scan on notification_newest
                            Index Cond: (organisation_id = $1)
                      SubPlan 21
                        ->  Index Only Scan using notification_read_pkey on notification_read r_2
                              Index Cond: ((organisation_id = $1) AND (user_id = $2))
                              Filter: (((InitPlan 19).col1 <> '…'::text) OR (organisation_id = (InitPlan 20).col1))
                              InitPlan 19
                                ->  Result
                              InitPlan 20
                                ->  Result
  InitPlan 33
    ->  Aggregate
          ->  Limit
                InitPlan 31
                  ->  Result
                InitPlan 32
                  ->  Result
                ->  Bitmap Heap Scan on notification n_2
                      Recheck Cond: ((organisation_id = $1) AND (deleted_at IS NULL))
                      Filter: ((((InitPlan 31).col1 <> '…'::text) OR (organisation_id = (InitPlan 32).col1)) AND (needs = ANY ($3)) AND (NOT (ANY (id = (hashed SubPlan 30).col1))))
                      ->  Bitmap Index Scan on notification_newest
                            Index Cond: (organisation_id = $1)
                      SubPlan 30
                        ->  Index Only Scan using notification_read_pkey on notification_read r_3
                              Index Cond: ((organisation_id = $1) AND (user_id = $2))
                              Filter: (((InitPlan 28).col1 <> '…'::text) OR (organisation_id = (InitPlan 29).col1))
                              InitPlan 28
                                ->  Result
                              InitPlan 29
                                ->  Result
