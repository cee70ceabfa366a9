-- Notifications of a person, as the role quillcare_notifications

with visible as not materialized (
  select n.id, n.topic, n.title, n.message, n.quote_id as "quoteId", n.action_url as "actionUrl", n.created_at as "createdAt",
  n.search_key, r.read_at is not null as "isRead"
  from notifications.notification n
  left join notifications.notification_read r on r.organisation_id = $1 and r.user_id = $2 and r.notification_id = n.id
  where n.organisation_id = $1 and n.deleted_at is null and n.needs = any ($3::text[]))
  select (select coalesce(jsonb_agg(to_jsonb(page) - 'search_key' order by page.id desc), '[]') from (
  select * from visible where (not $4::boolean or not "isRead") and search_key like all ($5::text[]) and id < $6::uuid order by id desc limit $7) page) as items,
  (select count(*) from (select 1 from visible where (not $4::boolean or not "isRead") and search_key like all ($5::text[]) limit 10001) counted) as total,
  (select count(*) from (select 1 from visible where not "isRead" limit 10001) counted) as unread

Result
  InitPlan 5
    ->  Aggregate
          ->  Subquery Scan on page
                ->  Limit
                      InitPlan 1
                        ->  Result
                      InitPlan 2
                        ->  Result
                      InitPlan 3
                        ->  Result
                      InitPlan 4
                        ->  Result
                      ->  Sort
                            Sort Key: n.id DESC
                            ->  Nested Loop Left Join
                                  Join Filter: (r.notification_id = n.id)
                                  Filter: ((NOT $4) OR (r.read_at IS NULL))
                                  ->  Bitmap Heap Scan on notification n
                                        Recheck Cond: ((organisation_id = $1) AND (id < $6) AND (deleted_at IS NULL))
                                        Filter: ((((InitPlan 1).col1 <> '…'::text) OR (organisation_id = (InitPlan 2).col1)) AND (needs = ANY ($3)) AND (search_key ~~ ALL ($5)))
                                        ->  Bitmap Index Scan on notification_newest
                                              Index Cond: ((organisation_id = $1) AND (id < $6))
                                  ->  Index Scan using notification_read_pkey on notification_read r
                                        Index Cond: ((organisation_id = $1) AND (user_id = $2))
                                        Filter: (((InitPlan 3).col1 <> '…'::text) OR (organisation_id = (InitPlan 4).col1))
  InitPlan 10
    ->  Aggregate
          ->  Limit
                InitPlan 6
                  ->  Result
                InitPlan 7
                  ->  Result
                InitPlan 8
                  ->  Result
                InitPlan 9
                  ->  Result
                ->  Nested Loop Left Join
                      Join Filter: (r_1.notification_id = n_1.id)
                      Filter: ((NOT $4) OR (r_1.read_at IS NULL))
                      ->  Bitmap Heap Scan on notification n_1
                            Recheck Cond: ((organisation_id = $1) AND (deleted_at IS NULL))
                            Filter: ((((InitPlan 6).col1 <> '…'::text) OR (organisation_id = (InitPlan 7).col1)) AND (needs = ANY ($3)) AND (search_key ~~ ALL ($5)))
                            ->  Bitmap Index Scan on notification_newest
                                  Index Cond: (organisation_id = $1)
                      ->  Index Scan using notification_read_pkey on notification_read r_1
                            Index Cond: ((organisation_id = $1) AND (user_id = $2))
                            Filter: (((InitPlan 8).col1 <> '…'::text) OR (organisation_id = (InitPlan 9).col1))
  InitPlan 15
    ->  Aggregate
          ->  Limit
                InitPlan 11
                  ->  Result
                InitPlan 12
                  ->  Result
                InitPlan 13
                  ->  Result
                InitPlan 14
                  ->  Result
                ->  Nested Loop Left Join
                      Join Filter: (r_2.notification_id = n_2.id)
                      Filter: (r_2.read_at IS NULL)
                      ->  Bitmap Heap Scan on notification n_2
                            Recheck Cond: ((organisation_id = $1) AND (deleted_at IS NULL))
                            Filter: ((((InitPlan 11).col1 <> '…'::text) OR (organisation_id = (InitPlan 12).col1)) AND (needs = ANY ($3)))
                            ->  Bitmap Index Scan on notification_newest
                                  Index Cond: (organisation_id = $1)
                      ->  Materialize
                            ->  Index Scan using notification_read_pkey on notification_read r_2
                                  Index Cond: ((organisation_id = $1) AND (user_id = $2))
                                  Filter: (((InitPlan 13).col1 <> '…'::text) OR (organisation_id = (InitPlan 14).col1))
