-- Leads that became clients on some days, as the role quillcare_crm

select id, version, created_at, updated_at, deleted_at, first_name, last_name, email, phone, category, source,
  interested_in, surgery_id, surgery_name, site_id, expected_value_minor, priority, urgency, sentiment, next_follow_up_on, status, status_changed_at,
  first_contacted_at, contact_attempts, last_attempt_at, client_id, owner_id, owner_name, owner_is_active, created_at::text as cursor_0, id::text as cursor_1 from crm.lead where organisation_id = $1 and deleted_at is null and status = $2 and converted_at >= $3 and converted_at < $4 order by created_at desc, id desc limit $5

Limit
  InitPlan 1
    ->  Result
  InitPlan 2
    ->  Result
  ->  Sort
        Sort Key: lead.created_at DESC, lead.id DESC
        ->  Index Scan using lead_by_converted_at on lead
              Index Cond: ((organisation_id = $1) AND (converted_at >= $3) AND (converted_at < $4))
              Filter: ((status = $2) AND (((InitPlan 1).col1 <> '…'::text) OR (organisation_id = (InitPlan 2).col1)))

--

select count(*) as total from (select 1 from crm.lead where organisation_id = $1 and deleted_at is null and status = $2 and converted_at >= $3 and converted_at < $4 order by created_at desc, id desc limit 10001) counted

Aggregate
  ->  Limit
        InitPlan 1
          ->  Result
        InitPlan 2
          ->  Result
        ->  Sort
              Sort Key: lead.created_at DESC, lead.id DESC
              ->  Index Scan using lead_by_converted_at on lead
                    Index Cond: ((organisation_id = $1) AND (converted_at >= $3) AND (converted_at < $4))
                    Filter: ((status = $2) AND (((InitPlan 1).col1 <> '…'::text) OR (organisation_id = (InitPlan 2).col1)))
