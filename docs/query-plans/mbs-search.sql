-- Items of the Medicare schedule by words, as the role quillcare_quoting

with in_force as (select id, effective_on, settings from quoting.mbs_table
  where $1::uuid is not null and effective_on <= $2::date and replaced_at is null
  order by effective_on desc limit 1)
  select in_force.effective_on as "tableDate", in_force.settings, found.*
  from in_force left join lateral (select i.item, i.category, i."group", i.sub_group as "subGroup", i.fee_type as "feeType",
  i.schedule_fee_minor as "scheduleFeeMinor", i.benefit75_minor as "benefit75Minor", i.benefit85_minor as "benefit85Minor",
  i.benefit100_minor as "benefit100Minor", i.basic_units as "basicUnits", i.derived_fee as "derivedFee",
  i.needs_anaesthetist as "needsAnaesthetist", i.allows_assistant as "allowsAssistant",
  i.hospital_only as "hospitalOnly", i.description, i.fee_from as "feeFrom" from quoting.mbs_item i
  where i.table_id = in_force.id and case when $4::text is null then i.search_key like all ($3::text[])
  else i.item like $4 || '%' end
  order by length(i.item), i.item limit $5) found on true

Nested Loop Left Join
  ->  Limit
        ->  Index Scan Backward using mbs_table_in_force on mbs_table
              Index Cond: (effective_on <= '…'::date)
  ->  Limit
        ->  Sort
              Sort Key: (length(i.item)), i.item
              ->  Bitmap Heap Scan on mbs_item i
                    Recheck Cond: (table_id = mbs_table.id)
                    Filter: (search_key ~~ ALL ('…'::text[]))
                    ->  Bitmap Index Scan on mbs_item_pkey
                          Index Cond: (table_id = mbs_table.id)
