-- What the relay has to publish, as the role quillcare_crm

(select id, kind, destination, payload, not_before as "notBefore" from crm.outbox
  where published_at is null and kind = 'event' and coalesce(next_attempt_at, '-infinity') <= now()
  order by seq limit 200) union all (select id, kind, destination, payload, not_before as "notBefore" from crm.outbox
  where published_at is null and kind = 'job' and coalesce(next_attempt_at, '-infinity') <= now()
  order by seq limit 200)

Append
  ->  Subquery Scan on "*SELECT* 1_1"
        ->  Limit
              InitPlan 1
                ->  Result
              InitPlan 2
                ->  Result
              ->  Index Scan using outbox_waiting on outbox
                    Index Cond: (kind = '…'::text)
                    Filter: ((((InitPlan 1).col1 <> '…'::text) OR (organisation_id = (InitPlan 2).col1)) AND (COALESCE(next_attempt_at, '…'::timestamp with time zone) <= now()))
  ->  Subquery Scan on "*SELECT* 2"
        ->  Limit
              InitPlan 3
                ->  Result
              InitPlan 4
                ->  Result
              ->  Index Scan using outbox_waiting on outbox outbox_1
                    Index Cond: (kind = '…'::text)
                    Filter: ((((InitPlan 3).col1 <> '…'::text) OR (organisation_id = (InitPlan 4).col1)) AND (COALESCE(next_attempt_at, '…'::timestamp with time zone) <= now()))
