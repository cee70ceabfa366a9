-- The quote behind a patient's link, as the role quillcare_quoting

select l.id as link_id, l.quote_id, l.organisation_id, l.created_at, l.superseded_at,
  q.superseded_at as quote_superseded_at, q.status, q.expires_at, l.expires_at as link_expires_at,
  q.acceptance_withdrawn_at, l.revoked_at
  from quoting.patient_link l join quoting.quote q on q.organisation_id = l.organisation_id and q.id = l.quote_id
  where l.token_hash = $1

Nested Loop
  InitPlan 1
    ->  Result
  InitPlan 2
    ->  Result
  InitPlan 3
    ->  Result
  InitPlan 4
    ->  Result
  ->  Index Scan using patient_link_token on patient_link l
        Index Cond: (token_hash = $1)
        Filter: (((InitPlan 1).col1 <> '…'::text) OR (organisation_id = (InitPlan 2).col1))
  ->  Index Scan using quote_pkey on quote q
        Index Cond: (id = l.quote_id)
        Filter: ((organisation_id = l.organisation_id) AND (((InitPlan 3).col1 <> '…'::text) OR (organisation_id = (InitPlan 4).col1)))
