-- What the relay has to publish, as the role quillcare_crm

select id, seq, kind, destination, payload, not_before from crm.outbox where published_at is null and kind = $1 order by seq limit 200

Limit
  InitPlan 1
    ->  Result
  InitPlan 2
    ->  Result
  ->  Index Scan using outbox_waiting on outbox
        Index Cond: (kind = '…'::text)
        Filter: (((InitPlan 1).col1 <> '…'::text) OR (organisation_id = (InitPlan 2).col1))
