-- The practice of a website's key, as the role quillcare_crm

select id as key_id, organisation_id, name from crm.lead_key
  where hash = $1 and revoked_at is null and deleted_at is null

Index Scan using lead_key_hash on lead_key
  Index Cond: (hash = $1)
  Filter: ((revoked_at IS NULL) AND (deleted_at IS NULL) AND (((InitPlan 1).col1 <> '…'::text) OR (organisation_id = (InitPlan 2).col1)))
  InitPlan 1
    ->  Result
  InitPlan 2
    ->  Result
