-- Notifications of a person, as the role quillcare_notifications

select
  (select coalesce(jsonb_agg(to_jsonb(item) order by item.id desc), '[]') from (
  select page.id, page.topic, page.type, page.priority, page.title, page.message, page.quote_id as "quoteId",
  case when page.source_type is not null then jsonb_build_object('type', page.source_type, 'id', page.source_id)
  when page.quote_id is not null then jsonb_build_object('type', 'QUOTE', 'id', page.quote_id) end as source,
  case when page.action_url is not null
  then jsonb_build_object('label', coalesce(page.action_label, 'VIEW_QUOTE'), 'path', page.action_url) end as action,
  page.action_url as "actionUrl", page.created_at as "createdAt", false as "isArchived",
  case when page.group_key is not null then (
  select jsonb_build_object('count', count(*), 'unread', count(*) filter (where alike.id >= (select coalesce((select reader.read_before from notifications.notification_reader reader
  where reader.organisation_id = $1 and reader.user_id = $2::uuid), '00000000-0000-0000-0000-000000000000'::uuid)) and alike.id not in (
  select r.notification_id from notifications.notification_read r
  where r.organisation_id = $1 and r.user_id = $2::uuid and r.notification_id >= (select coalesce((select reader.read_before from notifications.notification_reader reader
  where reader.organisation_id = $1 and reader.user_id = $2::uuid), '00000000-0000-0000-0000-000000000000'::uuid)))))
  from notifications.notification alike
  where alike.organisation_id = $1 and alike.group_key = page.group_key and alike.deleted_at is null and alike.organisation_id = $1 and alike.deleted_at is null and alike.id >= $3::uuid
  and (alike.to_user is null or alike.to_user = $2::uuid)
  and (alike.to_roles is null or ($4 = any (alike.to_roles) and alike.id >= ($5::jsonb ->> $4)::uuid))
  and (alike.to_right is null or alike.id >= ($5::jsonb ->> alike.to_right)::uuid)
  and (alike.needs is null or alike.id >= ($5::jsonb ->> (alike.needs || ' READ'))::uuid) and alike.id not in (
  select a.notification_id from notifications.notification_archived a where a.organisation_id = $1 and a.user_id = $2::uuid)) end as "group",
  page.id < (select coalesce((select reader.read_before from notifications.notification_reader reader
  where reader.organisation_id = $1 and reader.user_id = $2::uuid), '00000000-0000-0000-0000-000000000000'::uuid)) or exists (select from notifications.notification_read r
  where r.organisation_id = $1 and r.user_id = $2::uuid and r.notification_id = page.id) as "isRead" from (select * from ((select n.* from notifications.notification n where not n.is_response and n.organisation_id = $1 and n.deleted_at is null and n.id >= $3::uuid
  and (n.to_user is null or n.to_user = $2::uuid)
  and (n.to_roles is null or ($4 = any (n.to_roles) and n.id >= ($5::jsonb ->> $4)::uuid))
  and (n.to_right is null or n.id >= ($5::jsonb ->> n.to_right)::uuid)
  and (n.needs is null or n.id >= ($5::jsonb ->> (n.needs || ' READ'))::uuid) and n.topic <> all (coalesce((select array_agg(rule.topic)
  from notifications.notification_preference p
  join (values ('QUOTE_ACCEPTED', 'ANSWERS'), ('QUOTE_REJECTED', 'ANSWERS'), ('QUOTE_QUERY', 'ANSWERS'), ('ACCEPTANCE_WITHDRAWN', 'ANSWERS'), ('RECORD_DISPUTED', 'ANSWERS'), ('ANSWER_OVERDUE', 'ANSWERS'), ('QUOTE_VIEWED', 'QUOTES'), ('LINK_LOCKED', 'QUOTES'), ('CHANGE_EXPIRED', 'QUOTES'), ('DISCOUNT_APPROVAL', 'APPROVALS'), ('CALLBACKS_DUE', 'CALLBACKS'), ('CALLBACK_ASSIGNED', 'CALLBACKS'), ('CASE_SCHEDULED', 'CASES'), ('CASE_MOVED', 'CASES'), ('CASE_CANCELLED', 'CASES'), ('ENQUIRY_RECEIVED', 'LEADS'), ('CHECKLIST_ASSIGNED', 'CASES'), ('LEAD_ASSIGNED', 'LEADS'), ('MENTIONED', 'MENTIONS'), ('MAIL_FAILED', 'EMAILS'), ('TRIAL_ENDING', 'ACCOUNT'), ('TRIAL_ENDED', 'ACCOUNT'), ('MAIL_SERVER_FAILED', 'EMAILS'), ('EXPORT_READY', 'WORK')) rule (topic, kind) on not p.show_in_app or rule.kind = any (p.in_app_off)
  where p.organisation_id = $1 and p.user_id = $2::uuid), '{}'::text[])) and n.id not in (
  select a.notification_id from notifications.notification_archived a where a.organisation_id = $1 and a.user_id = $2::uuid) and (n.group_key is null or not exists (select from notifications.notification alike
  where alike.organisation_id = $1 and alike.group_key = n.group_key and alike.id > n.id and alike.deleted_at is null and alike.organisation_id = $1 and alike.deleted_at is null and alike.id >= $3::uuid
  and (alike.to_user is null or alike.to_user = $2::uuid)
  and (alike.to_roles is null or ($4 = any (alike.to_roles) and alike.id >= ($5::jsonb ->> $4)::uuid))
  and (alike.to_right is null or alike.id >= ($5::jsonb ->> alike.to_right)::uuid)
  and (alike.needs is null or alike.id >= ($5::jsonb ->> (alike.needs || ' READ'))::uuid) and alike.id not in (
  select a.notification_id from notifications.notification_archived a where a.organisation_id = $1 and a.user_id = $2::uuid))) and n.id < $7::uuid order by n.id desc limit $8) union all (select n.* from notifications.notification n where n.is_response and n.id >= (select coalesce((select answer.id from notifications.notification answer
  where answer.organisation_id = $1 and answer.deleted_at is null and answer.id >= $3::uuid
  and (answer.to_user is null or answer.to_user = $2::uuid)
  and (answer.to_roles is null or ($4 = any (answer.to_roles) and answer.id >= ($5::jsonb ->> $4)::uuid))
  and (answer.to_right is null or answer.id >= ($5::jsonb ->> answer.to_right)::uuid)
  and (answer.needs is null or answer.id >= ($5::jsonb ->> (answer.needs || ' READ'))::uuid) and answer.is_response and answer.id >= $6::uuid
  order by answer.id desc offset 49 limit 1), $6::uuid)) and n.organisation_id = $1 and n.deleted_at is null and n.id >= $3::uuid
  and (n.to_user is null or n.to_user = $2::uuid)
  and (n.to_roles is null or ($4 = any (n.to_roles) and n.id >= ($5::jsonb ->> $4)::uuid))
  and (n.to_right is null or n.id >= ($5::jsonb ->> n.to_right)::uuid)
  and (n.needs is null or n.id >= ($5::jsonb ->> (n.needs || ' READ'))::uuid) and n.topic <> all (coalesce((select array_agg(rule.topic)
  from notifications.notification_preference p
  join (values ('QUOTE_ACCEPTED', 'ANSWERS'), ('QUOTE_REJECTED', 'ANSWERS'), ('QUOTE_QUERY', 'ANSWERS'), ('ACCEPTANCE_WITHDRAWN', 'ANSWERS'), ('RECORD_DISPUTED', 'ANSWERS'), ('ANSWER_OVERDUE', 'ANSWERS'), ('QUOTE_VIEWED', 'QUOTES'), ('LINK_LOCKED', 'QUOTES'), ('CHANGE_EXPIRED', 'QUOTES'), ('DISCOUNT_APPROVAL', 'APPROVALS'), ('CALLBACKS_DUE', 'CALLBACKS'), ('CALLBACK_ASSIGNED', 'CALLBACKS'), ('CASE_SCHEDULED', 'CASES'), ('CASE_MOVED', 'CASES'), ('CASE_CANCELLED', 'CASES'), ('ENQUIRY_RECEIVED', 'LEADS'), ('CHECKLIST_ASSIGNED', 'CASES'), ('LEAD_ASSIGNED', 'LEADS'), ('MENTIONED', 'MENTIONS'), ('MAIL_FAILED', 'EMAILS'), ('TRIAL_ENDING', 'ACCOUNT'), ('TRIAL_ENDED', 'ACCOUNT'), ('MAIL_SERVER_FAILED', 'EMAILS'), ('EXPORT_READY', 'WORK')) rule (topic, kind) on not p.show_in_app or rule.kind = any (p.in_app_off)
  where p.organisation_id = $1 and p.user_id = $2::uuid), '{}'::text[])) and n.id not in (
  select a.notification_id from notifications.notification_archived a where a.organisation_id = $1 and a.user_id = $2::uuid) and (n.group_key is null or not exists (select from notifications.notification alike
  where alike.organisation_id = $1 and alike.group_key = n.group_key and alike.id > n.id and alike.deleted_at is null and alike.organisation_id = $1 and alike.deleted_at is null and alike.id >= $3::uuid
  and (alike.to_user is null or alike.to_user = $2::uuid)
  and (alike.to_roles is null or ($4 = any (alike.to_roles) and alike.id >= ($5::jsonb ->> $4)::uuid))
  and (alike.to_right is null or alike.id >= ($5::jsonb ->> alike.to_right)::uuid)
  and (alike.needs is null or alike.id >= ($5::jsonb ->> (alike.needs || ' READ'))::uuid) and alike.id not in (
  select a.notification_id from notifications.notification_archived a where a.organisation_id = $1 and a.user_id = $2::uuid))) and n.id < $7::uuid order by n.id desc limit $8)) half order by half.id desc limit $8) page) item) as items,
  (select count(*) from (select from (select n.id from notifications.notification n where not n.is_response and n.organisation_id = $1 and n.deleted_at is null and n.id >= $3::uuid
  and (n.to_user is null or n.to_user = $2::uuid)
  and (n.to_roles is null or ($4 = any (n.to_roles) and n.id >= ($5::jsonb ->> $4)::uuid))
  and (n.to_right is null or n.id >= ($5::jsonb ->> n.to_right)::uuid)
  and (n.needs is null or n.id >= ($5::jsonb ->> (n.needs || ' READ'))::uuid) and n.topic <> all (coalesce((select array_agg(rule.topic)
  from notifications.notification_preference p
  join (values ('QUOTE_ACCEPTED', 'ANSWERS'), ('QUOTE_REJECTED', 'ANSWERS'), ('QUOTE_QUERY', 'ANSWERS'), ('ACCEPTANCE_WITHDRAWN', 'ANSWERS'), ('RECORD_DISPUTED', 'ANSWERS'), ('ANSWER_OVERDUE', 'ANSWERS'), ('QUOTE_VIEWED', 'QUOTES'), ('LINK_LOCKED', 'QUOTES'), ('CHANGE_EXPIRED', 'QUOTES'), ('DISCOUNT_APPROVAL', 'APPROVALS'), ('CALLBACKS_DUE', 'CALLBACKS'), ('CALLBACK_ASSIGNED', 'CALLBACKS'), ('CASE_SCHEDULED', 'CASES'), ('CASE_MOVED', 'CASES'), ('CASE_CANCELLED', 'CASES'), ('ENQUIRY_RECEIVED', 'LEADS'), ('CHECKLIST_ASSIGNED', 'CASES'), ('LEAD_ASSIGNED', 'LEADS'), ('MENTIONED', 'MENTIONS'), ('MAIL_FAILED', 'EMAILS'), ('TRIAL_ENDING', 'ACCOUNT'), ('TRIAL_ENDED', 'ACCOUNT'), ('MAIL_SERVER_FAILED', 'EMAILS'), ('EXPORT_READY', 'WORK')) rule (topic, kind) on not p.show_in_app or rule.kind = any (p.in_app_off)
  where p.organisation_id = $1 and p.user_id = $2::uuid), '{}'::text[])) and n.id not in (
  select a.notification_id from notifications.notification_archived a where a.organisation_id = $1 and a.user_id = $2::uuid) union all select n.id from notifications.notification n where n.is_response and n.id >= (select coalesce((select answer.id from notifications.notification answer
  where answer.organisation_id = $1 and answer.deleted_at is null and answer.id >= $3::uuid
  and (answer.to_user is null or answer.to_user = $2::uuid)
  and (answer.to_roles is null or ($4 = any (answer.to_roles) and answer.id >= ($5::jsonb ->> $4)::uuid))
  and (answer.to_right is null or answer.id >= ($5::jsonb ->> answer.to_right)::uuid)
  and (answer.needs is null or answer.id >= ($5::jsonb ->> (answer.needs || ' READ'))::uuid) and answer.is_response and answer.id >= $6::uuid
  order by answer.id desc offset 49 limit 1), $6::uuid)) and n.organisation_id = $1 and n.deleted_at is null and n.id >= $3::uuid
  and (n.to_user is null or n.to_user = $2::uuid)
  and (n.to_roles is null or ($4 = any (n.to_roles) and n.id >= ($5::jsonb ->> $4)::uuid))
  and (n.to_right is null or n.id >= ($5::jsonb ->> n.to_right)::uuid)
  and (n.needs is null or n.id >= ($5::jsonb ->> (n.needs || ' READ'))::uuid) and n.topic <> all (coalesce((select array_agg(rule.topic)
  from notifications.notification_preference p
  join (values ('QUOTE_ACCEPTED', 'ANSWERS'), ('QUOTE_REJECTED', 'ANSWERS'), ('QUOTE_QUERY', 'ANSWERS'), ('ACCEPTANCE_WITHDRAWN', 'ANSWERS'), ('RECORD_DISPUTED', 'ANSWERS'), ('ANSWER_OVERDUE', 'ANSWERS'), ('QUOTE_VIEWED', 'QUOTES'), ('LINK_LOCKED', 'QUOTES'), ('CHANGE_EXPIRED', 'QUOTES'), ('DISCOUNT_APPROVAL', 'APPROVALS'), ('CALLBACKS_DUE', 'CALLBACKS'), ('CALLBACK_ASSIGNED', 'CALLBACKS'), ('CASE_SCHEDULED', 'CASES'), ('CASE_MOVED', 'CASES'), ('CASE_CANCELLED', 'CASES'), ('ENQUIRY_RECEIVED', 'LEADS'), ('CHECKLIST_ASSIGNED', 'CASES'), ('LEAD_ASSIGNED', 'LEADS'), ('MENTIONED', 'MENTIONS'), ('MAIL_FAILED', 'EMAILS'), ('TRIAL_ENDING', 'ACCOUNT'), ('TRIAL_ENDED', 'ACCOUNT'), ('MAIL_SERVER_FAILED', 'EMAILS'), ('EXPORT_READY', 'WORK')) rule (topic, kind) on not p.show_in_app or rule.kind = any (p.in_app_off)
  where p.organisation_id = $1 and p.user_id = $2::uuid), '{}'::text[])) and n.id not in (
  select a.notification_id from notifications.notification_archived a where a.organisation_id = $1 and a.user_id = $2::uuid)) found limit 10001) counted) as total,
  (select count(*) from (select from (select n.id from notifications.notification n where not n.is_response and n.organisation_id = $1 and n.deleted_at is null and n.id >= $3::uuid
  and (n.to_user is null or n.to_user = $2::uuid)
  and (n.to_roles is null or ($4 = any (n.to_roles) and n.id >= ($5::jsonb ->> $4)::uuid))
  and (n.to_right is null or n.id >= ($5::jsonb ->> n.to_right)::uuid)
  and (n.needs is null or n.id >= ($5::jsonb ->> (n.needs || ' READ'))::uuid) and n.topic <> all (coalesce((select array_agg(rule.topic)
  from notifications.notification_preference p
  join (values ('QUOTE_ACCEPTED', 'ANSWERS'), ('QUOTE_REJECTED', 'ANSWERS'), ('QUOTE_QUERY', 'ANSWERS'), ('ACCEPTANCE_WITHDRAWN', 'ANSWERS'), ('RECORD_DISPUTED', 'ANSWERS'), ('ANSWER_OVERDUE', 'ANSWERS'), ('QUOTE_VIEWED', 'QUOTES'), ('LINK_LOCKED', 'QUOTES'), ('CHANGE_EXPIRED', 'QUOTES'), ('DISCOUNT_APPROVAL', 'APPROVALS'), ('CALLBACKS_DUE', 'CALLBACKS'), ('CALLBACK_ASSIGNED', 'CALLBACKS'), ('CASE_SCHEDULED', 'CASES'), ('CASE_MOVED', 'CASES'), ('CASE_CANCELLED', 'CASES'), ('ENQUIRY_RECEIVED', 'LEADS'), ('CHECKLIST_ASSIGNED', 'CASES'), ('LEAD_ASSIGNED', 'LEADS'), ('MENTIONED', 'MENTIONS'), ('MAIL_FAILED', 'EMAILS'), ('TRIAL_ENDING', 'ACCOUNT'), ('TRIAL_ENDED', 'ACCOUNT'), ('MAIL_SERVER_FAILED', 'EMAILS'), ('EXPORT_READY', 'WORK')) rule (topic, kind) on not p.show_in_app or rule.kind = any (p.in_app_off)
  where p.organisation_id = $1 and p.user_id = $2::uuid), '{}'::text[])) and n.id >= (select coalesce((select reader.read_before from notifications.notification_reader reader
  where reader.organisation_id = $1 and reader.user_id = $2::uuid), '00000000-0000-0000-0000-000000000000'::uuid)) and n.id not in (
  select r.notification_id from notifications.notification_read r
  where r.organisation_id = $1 and r.user_id = $2::uuid and r.notification_id >= (select coalesce((select reader.read_before from notifications.notification_reader reader
  where reader.organisation_id = $1 and reader.user_id = $2::uuid), '00000000-0000-0000-0000-000000000000'::uuid))) union all select n.id from notifications.notification n where n.is_response and n.id >= (select coalesce((select answer.id from notifications.notification answer
  where answer.organisation_id = $1 and answer.deleted_at is null and answer.id >= $3::uuid
  and (answer.to_user is null or answer.to_user = $2::uuid)
  and (answer.to_roles is null or ($4 = any (answer.to_roles) and answer.id >= ($5::jsonb ->> $4)::uuid))
  and (answer.to_right is null or answer.id >= ($5::jsonb ->> answer.to_right)::uuid)
  and (answer.needs is null or answer.id >= ($5::jsonb ->> (answer.needs || ' READ'))::uuid) and answer.is_response and answer.id >= $6::uuid
  order by answer.id desc offset 49 limit 1), $6::uuid)) and n.organisation_id = $1 and n.deleted_at is null and n.id >= $3::uuid
  and (n.to_user is null or n.to_user = $2::uuid)
  and (n.to_roles is null or ($4 = any (n.to_roles) and n.id >= ($5::jsonb ->> $4)::uuid))
  and (n.to_right is null or n.id >= ($5::jsonb ->> n.to_right)::uuid)
  and (n.needs is null or n.id >= ($5::jsonb ->> (n.needs || ' READ'))::uuid) and n.topic <> all (coalesce((select array_agg(rule.topic)
  from notifications.notification_preference p
  join (values ('QUOTE_ACCEPTED', 'ANSWERS'), ('QUOTE_REJECTED', 'ANSWERS'), ('QUOTE_QUERY', 'ANSWERS'), ('ACCEPTANCE_WITHDRAWN', 'ANSWERS'), ('RECORD_DISPUTED', 'ANSWERS'), ('ANSWER_OVERDUE', 'ANSWERS'), ('QUOTE_VIEWED', 'QUOTES'), ('LINK_LOCKED', 'QUOTES'), ('CHANGE_EXPIRED', 'QUOTES'), ('DISCOUNT_APPROVAL', 'APPROVALS'), ('CALLBACKS_DUE', 'CALLBACKS'), ('CALLBACK_ASSIGNED', 'CALLBACKS'), ('CASE_SCHEDULED', 'CASES'), ('CASE_MOVED', 'CASES'), ('CASE_CANCELLED', 'CASES'), ('ENQUIRY_RECEIVED', 'LEADS'), ('CHECKLIST_ASSIGNED', 'CASES'), ('LEAD_ASSIGNED', 'LEADS'), ('MENTIONED', 'MENTIONS'), ('MAIL_FAILED', 'EMAILS'), ('TRIAL_ENDING', 'ACCOUNT'), ('TRIAL_ENDED', 'ACCOUNT'), ('MAIL_SERVER_FAILED', 'EMAILS'), ('EXPORT_READY', 'WORK')) rule (topic, kind) on not p.show_in_app or rule.kind = any (p.in_app_off)
  where p.organisation_id = $1 and p.user_id = $2::uuid), '{}'::text[])) and n.id >= (select coalesce((select reader.read_before from notifications.notification_reader reader
  where reader.organisation_id = $1 and reader.user_id = $2::uuid), '00000000-0000-0000-0000-000000000000'::uuid)) and n.id not in (
  select r.notification_id from notifications.notification_read r
  where r.organisation_id = $1 and r.user_id = $2::uuid and r.notification_id >= (select coalesce((select reader.read_before from notifications.notification_reader reader
  where reader.organisation_id = $1 and reader.user_id = $2::uuid), '00000000-0000-0000-0000-000000000000'::uuid)))) found limit 100) counted) as unread

Result
  InitPlan 60
    ->  Aggregate
          InitPlan 21
            ->  Result
                  InitPlan 20
                    ->  Index Scan using notification_reader_pkey on notification_reader reader_2
                          Index Cond: ((organisation_id = $1) AND (user_id = $2))
                          Filter: (((InitPlan 18).col1 <> '…'::text) OR (organisation_id = (InitPlan 19).col1))
                          InitPlan 18
                            ->  Result
                          InitPlan 19
                            ->  Result
          ->  Limit
                ->  Result
                      ->  Merge Append
                            Sort Key: "*SELECT* 1".id DESC
                            ->  Subquery Scan on "*SELECT* 1"
                                  ->  Limit
                                        InitPlan 30
                                          ->  Aggregate
                                                InitPlan 28
                                                  ->  Result
                                                InitPlan 29
                                                  ->  Result
                                                ->  Nested Loop
                                                      Join Filter: ((NOT p.show_in_app) OR ("*VALUES*".column2 = ANY (p.in_app_off)))
                                                      ->  Index Scan using notification_preference_pkey on notification_preference p
                                                            Index Cond: ((organisation_id = $1) AND (user_id = $2))
                                                            Filter: (((InitPlan 28).col1 <> '…'::text) OR (organisation_id = (InitPlan 29).col1))
                                                      ->  Values Scan on "*VALUES*"
                                        InitPlan 40
                                          ->  Result
                                        InitPlan 41
                                          ->  Result
                                        ->  Index Scan Backward using notification_newest on notification n
                                              Index Cond: ((organisation_id = $1) AND (id >= $3) AND (id < $7))
                                              Filter: (((to_user IS NULL) OR (to_user = $2)) AND (((InitPlan 40).col1 <> '…'::text) OR (organisation_id = (InitPlan 41).col1)) AND ((to_roles IS NULL) OR (($4 = ANY (to_roles)) AND (id >= (($5 ->> $4))::uuid))) AND (NOT (ANY (id = (hashed SubPlan 33).col1))) AND ((to_right IS NULL) OR (id >= (($5 ->> to_right))::uuid)) AND ((needs IS NULL) OR (id >= (($5 ->> (needs || '…'::text)))::uuid)) AND (topic <> ALL (COALESCE((InitPlan 30).col1, '…'::text[]))) AND ((group_key IS NULL) OR (NOT EXISTS(SubPlan 39))))
                                              SubPlan 33
                                                ->  Index Only Scan using notification_archived_pkey on notification_archived a_1
                                                      Index Cond: ((organisation_id = $1) AND (user_id = $2))
                                                      Filter: (((InitPlan 31).col1 <> '…'::text) OR (organisation_id = (InitPlan 32).col1))
                                                      InitPlan 31
                                                        ->  Result
                                                      InitPlan 32
                                                        ->  Result
                                              SubPlan 39
                                                ->  Index Scan using notification_group on notification alike_1
                                                      Index Cond: ((organisation_id = $1) AND (group_key = n.group_key) AND (id > n.id) AND (id >= $3))
                                                      Filter: ((deleted_at IS NULL) AND (deleted_at IS NULL) AND ((to_user IS NULL) OR (to_user = $2)) AND (((InitPlan 37).col1 <> '…'::text) OR (organisation_id = (InitPlan 38).col1)) AND ((to_roles IS NULL) OR (($4 = ANY (to_roles)) AND (id >= (($5 ->> $4))::uuid))) AND (NOT (ANY (id = (hashed SubPlan 36).col1))) AND ((to_right IS NULL) OR (id >= (($5 ->> to_right))::uuid)) AND ((needs IS NULL) OR (id >= (($5 ->> (needs || '…'::text)))::uuid)))
                                                      InitPlan 37
                                                        ->  Result
                                                      InitPlan 38
                                                        ->  Result
                                                      SubPlan 36
                                                        ->  Index Only Scan using notification_archived_pkey on notification_archived a_2
                                                              Index Cond: ((organisation_id = $1) AND (user_id = $2))
                                                              Filter: (((InitPlan 34).col1 <> '…'::text) OR (organisation_id = (InitPlan 35).col1))
                                                              InitPlan 34
                                                                ->  Result
                                                              InitPlan 35
                                                                ->  Result
                            ->  Subquery Scan on "*SELECT* 2"
                                  ->  Limit
                                        InitPlan 45
                                          ->  Result
                                                InitPlan 44
                                                  ->  Limit
                                                        InitPlan 42
                                                          ->  Result
                                                        InitPlan 43
                                                          ->  Result
                                                        ->  Sort
                                                              Sort Key: answer.id DESC
                                                              ->  Bitmap Heap Scan on notification answer
                                                                    Recheck Cond: ((organisation_id = $1) AND (id >= $3) AND (id >= $6) AND (deleted_at IS NULL) AND is_response)
                                                                    Filter: (((to_user IS NULL) OR (to_user = $2)) AND (((InitPlan 42).col1 <> '…'::text) OR (organisation_id = (InitPlan 43).col1)) AND ((to_roles IS NULL) OR (($4 = ANY (to_roles)) AND (id >= (($5 ->> $4))::uuid))) AND ((to_right IS NULL) OR (id >= (($5 ->> to_right))::uuid)) AND ((needs IS NULL) OR (id >= (($5 ->> (needs || '…'::text)))::uuid)))
                                                                    ->  Bitmap Index Scan on notification_newest_responses
                                                                          Index Cond: ((organisation_id = $1) AND (id >= $3) AND (id >= $6))
                                        InitPlan 48
                                          ->  Aggregate
                                                InitPlan 46
                                                  ->  Result
                                                InitPlan 47
                                                  ->  Result
                                                ->  Nested Loop
                                                      Join Filter: ((NOT p_1.show_in_app) OR ("*VALUES*_1".column2 = ANY (p_1.in_app_off)))
                                                      ->  Index Scan using notification_preference_pkey on notification_preference p_1
                                                            Index Cond: ((organisation_id = $1) AND (user_id = $2))
                                                            Filter: (((InitPlan 46).col1 <> '…'::text) OR (organisation_id = (InitPlan 47).col1))
                                                      ->  Values Scan on "*VALUES*_1"
                                        InitPlan 58
                                          ->  Result
                                        InitPlan 59
                                          ->  Result
                                        ->  Index Scan Backward using notification_newest_responses on notification n_1
                                              Index Cond: ((organisation_id = $1) AND (id >= (InitPlan 45).col1) AND (id >= $3) AND (id < $7))
                                              Filter: (((to_user IS NULL) OR (to_user = $2)) AND (((InitPlan 58).col1 <> '…'::text) OR (organisation_id = (InitPlan 59).col1)) AND ((to_roles IS NULL) OR (($4 = ANY (to_roles)) AND (id >= (($5 ->> $4))::uuid))) AND (NOT (ANY (id = (hashed SubPlan 51).col1))) AND ((to_right IS NULL) OR (id >= (($5 ->> to_right))::uuid)) AND ((needs IS NULL) OR (id >= (($5 ->> (needs || '…'::text)))::uuid)) AND (topic <> ALL (COALESCE((InitPlan 48).col1, '…'::text[]))) AND ((group_key IS NULL) OR (NOT EXISTS(SubPlan 57))))
                                              SubPlan 51
                                                ->  Index Only Scan using notification_archived_pkey on notification_archived a_3
                                                      Index Cond: ((organisation_id = $1) AND (user_id = $2))
                                                      Filter: (((InitPlan 49).col1 <> '…'::text) OR (organisation_id = (InitPlan 50).col1))
                                                      InitPlan 49
                                                        ->  Result
                                                      InitPlan 50
                                                        ->  Result
                                              SubPlan 57
                                                ->  Index Scan using notification_group on notification alike_2
                                                      Index Cond: ((organisation_id = $1) AND (group_key = n_1.group_key) AND (id > n_1.id) AND (id >= $3))
                                                      Filter: ((deleted_at IS NULL) AND (deleted_at IS NULL) AND ((to_user IS NULL) OR (to_user = $2)) AND (((InitPlan 55).col1 <> '…'::text) OR (organisation_id = (InitPlan 56).col1)) AND ((to_roles IS NULL) OR (($4 = ANY (to_roles)) AND (id >= (($5 ->> $4))::uuid))) AND (NOT (ANY (id = (hashed SubPlan 54).col1))) AND ((to_right IS NULL) OR (id >= (($5 ->> to_right))::uuid)) AND ((needs IS NULL) OR (id >= (($5 ->> (needs || '…'::text)))::uuid)))
                                                      InitPlan 55
                                                        ->  Result
                                                      InitPlan 56
                                                        ->  Result
                                                      SubPlan 54
                                                        ->  Index Only Scan using notification_archived_pkey on notification_archived a_4
                                                              Index Cond: ((organisation_id = $1) AND (user_id = $2))
                                                              Filter: (((InitPlan 52).col1 <> '…'::text) OR (organisation_id = (InitPlan 53).col1))
                                                              InitPlan 52
                                                                ->  Result
                                                              InitPlan 53
                                                                ->  Result
          SubPlan 17
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
                  InitPlan 15
                    ->  Result
                  InitPlan 16
                    ->  Result
                  ->  Index Scan using notification_group on notification alike
                        Index Cond: ((organisation_id = $1) AND (group_key = "*SELECT* 1".group_key) AND (id >= $3))
                        Filter: ((deleted_at IS NULL) AND (deleted_at IS NULL) AND ((to_user IS NULL) OR (to_user = $2)) AND (((InitPlan 15).col1 <> '…'::text) OR (organisation_id = (InitPlan 16).col1)) AND ((to_roles IS NULL) OR (($4 = ANY (to_roles)) AND (id >= (($5 ->> $4))::uuid))) AND (NOT (ANY (id = (hashed SubPlan 14).col1))) AND ((to_right IS NULL) OR (id >= (($5 ->> to_right))::uuid)) AND ((needs IS NULL) OR (id >= (($5 ->> (needs || '…'::text)))::uuid)))
                        SubPlan 14
                          ->  Index Only Scan using notification_archived_pkey on notification_archived a
                                Index Cond: ((organisation_id = $1) AND (user_id = $2))
                                Filter: (((InitPlan 12).col1 <> '…'::text) OR (organisation_id = (InitPlan 13).col1))
                                InitPlan 12
                                  ->  Result
                                InitPlan 13
                                  ->  Result
                  SubPlan 11
                    ->  Index Only Scan using notification_read_pkey on notification_read r
                          Index Cond: ((organisation_id = $1) AND (user_id = $2) AND (notification_id >= (InitPlan 8).col1))
                          Filter: (((InitPlan 9).col1 <> '…'::text) OR (organisation_id = (InitPlan 10).col1))
                          InitPlan 8
                            ->  Result
                                  InitPlan 7
                                    ->  Index Scan using notification_reader_pkey on notification_reader reader_1
                                          Index Cond: ((organisation_id = $1) AND (user_id = $2))
                                          Filter: (((InitPlan 5).col1 <> '…'::text) OR (organisation_id = (InitPlan 6).col1))
                                          InitPlan 5
                                            ->  Result
                                          InitPlan 6
                                            ->  Result
                          InitPlan 9
                            ->  Result
                          InitPlan 10
                            ->  Result
          SubPlan 24
            ->  Index Scan using notification_read_of on notification_read r_1
                  Index Cond: (notification_id = "*SELECT* 1".id)
                  Filter: ((organisation_id = $1) AND (user_id = $2) AND (((InitPlan 22).col1 <> '…'::text) OR (organisation_id = (InitPlan 23).col1)))
                  InitPlan 22
                    ->  Result
                  InitPlan 23
                    ->  Result
  InitPlan 81
    ->  Aggregate
          ->  Limit
                ->  Append
                      ->  Subquery Scan on "*SELECT* 1_1"
                            ->  Index Only Scan using notification_newest on notification n_2
                                  Index Cond: ((organisation_id = $1) AND (id >= $3))
                                  Filter: (((to_user IS NULL) OR (to_user = $2)) AND (((InitPlan 67).col1 <> '…'::text) OR (organisation_id = (InitPlan 68).col1)) AND ((to_roles IS NULL) OR (($4 = ANY (to_roles)) AND (id >= (($5 ->> $4))::uuid))) AND (NOT (ANY (id = (hashed SubPlan 66).col1))) AND ((to_right IS NULL) OR (id >= (($5 ->> to_right))::uuid)) AND ((needs IS NULL) OR (id >= (($5 ->> (needs || '…'::text)))::uuid)) AND (topic <> ALL (COALESCE((InitPlan 63).col1, '…'::text[]))))
                                  InitPlan 63
                                    ->  Aggregate
                                          InitPlan 61
                                            ->  Result
                                          InitPlan 62
                                            ->  Result
                                          ->  Nested Loop
                                                Join Filter: ((NOT p_2.show_in_app) OR ("*VALUES*_2".column2 = ANY (p_2.in_app_off)))
                                                ->  Index Scan using notification_preference_pkey on notification_preference p_2
                                                      Index Cond: ((organisation_id = $1) AND (user_id = $2))
                                                      Filter: (((InitPlan 61).col1 <> '…'::text) OR (organisation_id = (InitPlan 62).col1))
                                                ->  Values Scan on "*VALUES*_2"
                                  InitPlan 67
                                    ->  Result
                                  InitPlan 68
                                    ->  Result
                                  SubPlan 66
                                    ->  Index Only Scan using notification_archived_pkey on notification_archived a_5
                                          Index Cond: ((organisation_id = $1) AND (user_id = $2))
                                          Filter: (((InitPlan 64).col1 <> '…'::text) OR (organisation_id = (InitPlan 65).col1))
                                          InitPlan 64
                                            ->  Result
                                          InitPlan 65
                                            ->  Result
                      ->  Subquery Scan on "*SELECT* 2_1"
                            ->  Bitmap Heap Scan on notification n_3
                                  Recheck Cond: ((organisation_id = $1) AND (id >= (InitPlan 72).col1) AND (id >= $3) AND (deleted_at IS NULL) AND is_response)
                                  Filter: (((to_user IS NULL) OR (to_user = $2)) AND (((InitPlan 79).col1 <> '…'::text) OR (organisation_id = (InitPlan 80).col1)) AND ((to_roles IS NULL) OR (($4 = ANY (to_roles)) AND (id >= (($5 ->> $4))::uuid))) AND (NOT (ANY (id = (hashed SubPlan 78).col1))) AND ((to_right IS NULL) OR (id >= (($5 ->> to_right))::uuid)) AND ((needs IS NULL) OR (id >= (($5 ->> (needs || '…'::text)))::uuid)) AND (topic <> ALL (COALESCE((InitPlan 75).col1, '…'::text[]))))
                                  InitPlan 72
                                    ->  Result
                                          InitPlan 71
                                            ->  Limit
                                                  InitPlan 69
                                                    ->  Result
                                                  InitPlan 70
                                                    ->  Result
                                                  ->  Sort
                                                        Sort Key: answer_1.id DESC
                                                        ->  Bitmap Heap Scan on notification answer_1
                                                              Recheck Cond: ((organisation_id = $1) AND (id >= $3) AND (id >= $6) AND (deleted_at IS NULL) AND is_response)
                                                              Filter: (((to_user IS NULL) OR (to_user = $2)) AND (((InitPlan 69).col1 <> '…'::text) OR (organisation_id = (InitPlan 70).col1)) AND ((to_roles IS NULL) OR (($4 = ANY (to_roles)) AND (id >= (($5 ->> $4))::uuid))) AND ((to_right IS NULL) OR (id >= (($5 ->> to_right))::uuid)) AND ((needs IS NULL) OR (id >= (($5 ->> (needs || '…'::text)))::uuid)))
                                                              ->  Bitmap Index Scan on notification_newest_responses
                                                                    Index Cond: ((organisation_id = $1) AND (id >= $3) AND (id >= $6))
                                  InitPlan 75
                                    ->  Aggregate
                                          InitPlan 73
                                            ->  Result
                                          InitPlan 74
                                            ->  Result
                                          ->  Nested Loop
                                                Join Filter: ((NOT p_3.show_in_app) OR ("*VALUES*_3".column2 = ANY (p_3.in_app_off)))
                                                ->  Index Scan using notification_preference_pkey on notification_preference p_3
                                                      Index Cond: ((organisation_id = $1) AND (user_id = $2))
                                                      Filter: (((InitPlan 73).col1 <> '…'::text) OR (organisation_id = (InitPlan 74).col1))
                                                ->  Values Scan on "*VALUES*_3"
                                  InitPlan 79
                                    ->  Result
                                  InitPlan 80
                                    ->  Result
                                  ->  Bitmap Index Scan on notification_newest_responses
                                        Index Cond: ((organisation_id = $1) AND (id >= (InitPlan 72).col1) AND (id >= $3))
                                  SubPlan 78
                                    ->  Index Only Scan using notification_archived_pkey on notification_archived a_6
                                          Index Cond: ((organisation_id = $1) AND (user_id = $2))
                                          Filter: (((InitPlan 76).col1 <> '…'::text) OR (organisation_id = (InitPlan 77).col1))
                                          InitPlan 76
                                            ->  Result
                                          InitPlan 77
                                            ->  Result
  InitPlan 118
    ->  Aggregate
          ->  Limit
                ->  Append
                      ->  Subquery Scan on "*SELECT* 1_2"
                            ->  Index Only Scan using notification_newest on notification n_4
                                  Index Cond: ((organisation_id = $1) AND (id >= $3) AND (id >= (InitPlan 88).col1))
                                  Filter: (((to_user IS NULL) OR (to_user = $2)) AND (((InitPlan 96).col1 <> '…'::text) OR (organisation_id = (InitPlan 97).col1)) AND ((to_roles IS NULL) OR (($4 = ANY (to_roles)) AND (id >= (($5 ->> $4))::uuid))) AND (NOT (ANY (id = (hashed SubPlan 95).col1))) AND ((to_right IS NULL) OR (id >= (($5 ->> to_right))::uuid)) AND ((needs IS NULL) OR (id >= (($5 ->> (needs || '…'::text)))::uuid)) AND (topic <> ALL (COALESCE((InitPlan 84).col1, '…'::text[]))))
                                  InitPlan 84
                                    ->  Aggregate
                                          InitPlan 82
                                            ->  Result
                                          InitPlan 83
                                            ->  Result
                                          ->  Nested Loop
                                                Join Filter: ((NOT p_4.show_in_app) OR ("*VALUES*_4".column2 = ANY (p_4.in_app_off)))
                                                ->  Index Scan using notification_preference_pkey on notification_preference p_4
                                                      Index Cond: ((organisation_id = $1) AND (user_id = $2))
                                                      Filter: (((InitPlan 82).col1 <> '…'::text) OR (organisation_id = (InitPlan 83).col1))
                                                ->  Values Scan on "*VALUES*_4"
                                  InitPlan 88
                                    ->  Result
                                          InitPlan 87
                                            ->  Index Scan using notification_reader_pkey on notification_reader reader_3
                                                  Index Cond: ((organisation_id = $1) AND (user_id = $2))
                                                  Filter: (((InitPlan 85).col1 <> '…'::text) OR (organisation_id = (InitPlan 86).col1))
                                                  InitPlan 85
                                                    ->  Result
                                                  InitPlan 86
                                                    ->  Result
                                  InitPlan 96
                                    ->  Result
                                  InitPlan 97
                                    ->  Result
                                  SubPlan 95
                                    ->  Index Only Scan using notification_read_pkey on notification_read r_2
                                          Index Cond: ((organisation_id = $1) AND (user_id = $2) AND (notification_id >= (InitPlan 92).col1))
                                          Filter: (((InitPlan 93).col1 <> '…'::text) OR (organisation_id = (InitPlan 94).col1))
                                          InitPlan 92
                                            ->  Result
                                                  InitPlan 91
                                                    ->  Index Scan using notification_reader_pkey on notification_reader reader_4
                                                          Index Cond: ((organisation_id = $1) AND (user_id = $2))
                                                          Filter: (((InitPlan 89).col1 <> '…'::text) OR (organisation_id = (InitPlan 90).col1))
                                                          InitPlan 89
                                                            ->  Result
                                                          InitPlan 90
                                                            ->  Result
                                          InitPlan 93
                                            ->  Result
                                          InitPlan 94
                                            ->  Result
                      ->  Subquery Scan on "*SELECT* 2_2"
                            ->  Bitmap Heap Scan on notification n_5
                                  Recheck Cond: ((organisation_id = $1) AND (id >= (InitPlan 101).col1) AND (id >= $3) AND (id >= (InitPlan 108).col1) AND (deleted_at IS NULL) AND is_response)
                                  Filter: (((to_user IS NULL) OR (to_user = $2)) AND (((InitPlan 116).col1 <> '…'::text) OR (organisation_id = (InitPlan 117).col1)) AND ((to_roles IS NULL) OR (($4 = ANY (to_roles)) AND (id >= (($5 ->> $4))::uuid))) AND (NOT (ANY (id = (hashed SubPlan 115).col1))) AND ((to_right IS NULL) OR (id >= (($5 ->> to_right))::uuid)) AND ((needs IS NULL) OR (id >= (($5 ->> (needs || '…'::text)))::uuid)) AND (topic <> ALL (COALESCE((InitPlan 104).col1, '…'::text[]))))
                                  InitPlan 101
                                    ->  Result
                                          InitPlan 100
                                            ->  Limit
                                                  InitPlan 98
                                                    ->  Result
                                                  InitPlan 99
                                                    ->  Result
                                                  ->  Sort
                                                        Sort Key: answer_2.id DESC
                                                        ->  Bitmap Heap Scan on notification answer_2
                                                              Recheck Cond: ((organisation_id = $1) AND (id >= $3) AND (id >= $6) AND (deleted_at IS NULL) AND is_response)
                                                              Filter: (((to_user IS NULL) OR (to_user = $2)) AND (((InitPlan 98).col1 <> '…'::text) OR (organisation_id = (InitPlan 99).col1)) AND ((to_roles IS NULL) OR (($4 = ANY (to_roles)) AND (id >= (($5 ->> $4))::uuid))) AND ((to_right IS NULL) OR (id >= (($5 ->> to_right))::uuid)) AND ((needs IS NULL) OR (id >= (($5 ->> (needs || '…'::text)))::uuid)))
                                                              ->  Bitmap Index Scan on notification_newest_responses
                                                                    Index Cond: ((organisation_id = $1) AND (id >= $3) AND (id >= $6))
                                  InitPlan 104
                                    ->  Aggregate
                                          InitPlan 102
                                            ->  Result
                                          InitPlan 103
                                            ->  Result
                                          ->  Nested Loop
                                                Join Filter: ((NOT p_5.show_in_app) OR ("*VALUES*_5".column2 = ANY (p_5.in_app_off)))
                                                ->  Index Scan using notification_preference_pkey on notification_preference p_5
                                                      Index Cond: ((organisation_id = $1) AND (user_id = $2))
                                                      Filter: (((InitPlan 102).col1 <> '…'::text) OR (organisation_id = (InitPlan 103).col1))
                                                ->  Values Scan on "*VALUES*_5"
                                  InitPlan 108
                                    ->  Result
                                          InitPlan 107
                                            ->  Index Scan using notification_reader_pkey on notification_reader reader_5
                                                  Index Cond: ((organisation_id = $1) AND (user_id = $2))
                                                  Filter: (((InitPlan 105).col1 <> '…'::text) OR (organisation_id = (InitPlan 106).col1))
                                                  InitPlan 105
                                                    ->  Result
                                                  InitPlan 106
                                                    ->  Result
                                  InitPlan 116
                                    ->  Result
                                  InitPlan 117
                                    ->  Result
                                  ->  Bitmap Index Scan on notification_newest_responses
                                        Index Cond: ((organisation_id = $1) AND (id >= (InitPlan 101).col1) AND (id >= $3) AND (id >= (InitPlan 108).col1))
                                  SubPlan 115
                                    ->  Index Only Scan using notification_read_pkey on notification_read r_3
                                          Index Cond: ((organisation_id = $1) AND (user_id = $2) AND (notification_id >= (InitPlan 112).col1))
                                          Filter: (((InitPlan 113).col1 <> '…'::text) OR (organisation_id = (InitPlan 114).col1))
                                          InitPlan 112
                                            ->  Result
                                                  InitPlan 111
                                                    ->  Index Scan using notification_reader_pkey on notification_reader reader_6
                                                          Index Cond: ((organisation_id = $1) AND (user_id = $2))
                                                          Filter: (((InitPlan 109).col1 <> '…'::text) OR (organisation_id = (InitPlan 110).col1))
                                                          InitPlan 109
                                                            ->  Result
                                                          InitPlan 110
                                                            ->  Result
                                          InitPlan 113
                                            ->  Result
                                          InitPlan 114
                                            ->  Result
