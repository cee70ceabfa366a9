-- Today: leads to reach and to follow up, as the role quillcare_crm

select * from (
  select 'NOT_REACHED' as reason, id, version, created_at, updated_at, deleted_at, first_name, last_name, email, phone, category, source,
  interested_in, surgery_id, surgery_name, site_id, expected_value_minor, priority, urgency, sentiment, next_follow_up_on, status, status_changed_at,
  first_contacted_at, contact_attempts, last_attempt_at, client_id, owner_id, owner_name, owner_is_active, count(*) over ()::int as found from crm.lead
  where organisation_id = $1 and deleted_at is null and status = 'NEW' and first_contacted_at is null order by created_at, id limit $3) unreached
  union all
  select * from (
  select 'FOLLOW_UP' as reason, id, version, created_at, updated_at, deleted_at, first_name, last_name, email, phone, category, source,
  interested_in, surgery_id, surgery_name, site_id, expected_value_minor, priority, urgency, sentiment, next_follow_up_on, status, status_changed_at,
  first_contacted_at, contact_attempts, last_attempt_at, client_id, owner_id, owner_name, owner_is_active, count(*) over ()::int as found from crm.lead
  where organisation_id = $1 and deleted_at is null and status in ('NEW', 'CONTACTED', 'QUALIFIED') and next_follow_up_on <= $2::date
  and not (status = 'NEW' and first_contacted_at is null) order by next_follow_up_on, id limit $3) due

Append
  ->  Limit
        InitPlan 1
          ->  Result
        InitPlan 2
          ->  Result
        ->  Sort
              Sort Key: lead.created_at, lead.id
              ->  WindowAgg
                    Window: w1 AS ()
                    ->  Bitmap Heap Scan on lead
                          Recheck Cond: ((organisation_id = '…'::uuid) AND (status = '…'::text) AND (deleted_at IS NULL))
                          Filter: ((first_contacted_at IS NULL) AND (((InitPlan 1).col1 <> '…'::text) OR (organisation_id = (InitPlan 2).col1)))
                          ->  Bitmap Index Scan on lead_by_status
                                Index Cond: ((organisation_id = '…'::uuid) AND (status = '…'::text))
  ->  Limit
        InitPlan 3
          ->  Result
        InitPlan 4
          ->  Result
        ->  WindowAgg
              Window: w1 AS ()
              ->  Index Scan using lead_follow_up_due on lead lead_1
                    Index Cond: ((organisation_id = '…'::uuid) AND (next_follow_up_on <= '…'::date))
                    Filter: (((status <> '…'::text) OR (first_contacted_at IS NOT NULL)) AND (((InitPlan 3).col1 <> '…'::text) OR (organisation_id = (InitPlan 4).col1)))
