/** The columns of `quoting.mbs_item i`, named as in `MbsItem`. */
export const ITEM_COLUMNS = `i.item, i.category, i."group", i.sub_group as "subGroup", i.fee_type as "feeType",
  i.schedule_fee_minor as "scheduleFeeMinor", i.benefit75_minor as "benefit75Minor", i.benefit85_minor as "benefit85Minor",
  i.benefit100_minor as "benefit100Minor", i.basic_units as "basicUnits", i.derived_fee as "derivedFee",
  i.needs_anaesthetist as "needsAnaesthetist", i.allows_assistant as "allowsAssistant",
  i.hospital_only as "hospitalOnly", i.description, i.fee_from as "feeFrom"`;
