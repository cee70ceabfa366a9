-- Today: emails that did not arrive, as the role quillcare_notifications

select distinct on (quote_id) quote_id, updated_at as failed_at, last_error as detail
  from notifications.mail_message failed
  where organisation_id = $1 and state = 'FAILED' and quote_id is not null and updated_at >= $2 and template = any($3::text[])
  and not exists (select 1 from notifications.mail_message later
  where later.organisation_id = $1 and later.quote_id = failed.quote_id and later.created_at > failed.created_at and later.state <> 'FAILED')
  order by quote_id, updated_at desc limit $4

Limit
  InitPlan 1
    ->  Result
  InitPlan 2
    ->  Result
  InitPlan 3
    ->  Result
  InitPlan 4
    ->  Result
  ->  Unique
        ->  Incremental Sort
              Sort Key: failed.quote_id, failed.updated_at DESC
              Presorted Key: failed.quote_id
              ->  Nested Loop Anti Join
                    Join Filter: ((later.created_at > failed.created_at) AND (later.quote_id = failed.quote_id))
                    ->  Index Scan using mail_message_of_quote on mail_message failed
                          Index Cond: (organisation_id = $1)
                          Filter: ((updated_at >= $2) AND (state = '…'::text) AND (((InitPlan 1).col1 <> '…'::text) OR (organisation_id = (InitPlan 2).col1)) AND (template = ANY ($3)))
                    ->  Index Scan using mail_message_of_quote on mail_message later
                          Index Cond: (organisation_id = $1)
                          Filter: ((state <> '…'::text) AND (((InitPlan 3).col1 <> '…'::text) OR (organisation_id = (InitPlan 4).col1)))
