-- The enquiry form behind an address, as the role quillcare_crm

select f.id, f.organisation_id as "organisationId", f.is_on as "isOn", f.slug, f.greeting,
  f.privacy_note as "privacyNote", f.surgery_ids as "surgeryIds", f.origins
  from crm.enquiry_slug s join crm.enquiry_form f using (organisation_id) where s.slug = $1

Hash Join
  Hash Cond: (f.organisation_id = s.organisation_id)
  InitPlan 1
    ->  Result
  InitPlan 2
    ->  Result
  InitPlan 3
    ->  Result
  InitPlan 4
    ->  Result
  ->  Seq Scan on enquiry_form f
        Filter: (((InitPlan 3).col1 <> '…'::text) OR (organisation_id = (InitPlan 4).col1))
  ->  Hash
        ->  Index Scan using enquiry_slug_pkey on enquiry_slug s
              Index Cond: (slug = $1)
              Filter: (((InitPlan 1).col1 <> '…'::text) OR (organisation_id = (InitPlan 2).col1))
