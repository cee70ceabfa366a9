-- One client, as the role quillcare_crm

select id, version, created_at, updated_at, deleted_at, first_name, last_name, email, phone, secondary_phone, date_of_birth, is_vip, street_address, city, suburb, state, postcode, is_duplicate_flag, duplicate_of, merged_into, created_by, updated_by from crm.client
  where organisation_id = $1 and id = $2

Index Scan using client_pkey on client
  Index Cond: (id = $2)
  Filter: ((organisation_id = $1) AND (((InitPlan 1).col1 <> '…'::text) OR (organisation_id = (InitPlan 2).col1)))
  InitPlan 1
    ->  Result
  InitPlan 2
    ->  Result
