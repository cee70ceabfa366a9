// The floor's statements, with the same columns, conditions and sort orders as the product's.

export const COLUMNS = `id, version, created_at, updated_at, first_name, last_name, email, phone, secondary_phone, date_of_birth, is_vip, notes,
  street_address, city, suburb, state, postcode, is_duplicate_flag, duplicate_of`;
const LIST_COLUMNS =
  'id, version, created_at, updated_at, first_name, last_name, email, phone, date_of_birth, is_vip, suburb, state, is_duplicate_flag';
const QUOTE_COLUMNS = `id, version, created_at, updated_at, quote_number, status, client_id,
  concat_ws(' ', client->>'firstName', client->>'lastName') as client_name,
  concat_ws(' ', doctor->>'title', doctor->>'firstName', doctor->>'lastName') as doctor_name,
  currency, total_minor, valid_until, sent_at, mail_state`;

/**
 * A page with one extra row, and its total, counted to 10,001 as in the product. Totals follow the list's order, except in
 * searches.
 */
function listOf({ columns, from, where, order, values, limit, isSearch = false }) {
  const counted = isSearch ? where : `${where} order by ${order}`;
  return {
    page: {
      text: `select ${columns} from ${from} where ${where} order by ${order} limit $${values.length + 1}`,
      values: [...values, Number(limit) + 1],
    },
    total: {
      text: `select count(*) as total from (select 1 from ${from} where ${counted} limit 10001) counted`,
      values,
    },
  };
}

/** Clients in a state, by name. */
export const clientList = (organisation, { state, limit }) =>
  listOf({
    columns: LIST_COLUMNS,
    from: 'crm.client',
    order: 'sort_name, id',
    limit,
    where: 'organisation_id = $1 and deleted_at is null and state = $2',
    values: [organisation, state],
  });

/** Clients that contain a word, newest first. */
export const clientSearch = (organisation, { word, limit }) =>
  listOf({
    columns: LIST_COLUMNS,
    from: 'crm.client',
    limit,
    isSearch: true,
    order: 'created_at desc, id desc',
    where: 'organisation_id = $1 and deleted_at is null and search_key like $2',
    values: [organisation, `%${word}%`],
  });

/** Some clients that contain a word, in no particular order, as the search box reads them. */
export const searchBox = (organisation, { word }) => ({
  text: `with found as materialized (select id, first_name, last_name, email, phone, date_of_birth, suburb, is_vip from crm.client
      where organisation_id = $1 and deleted_at is null and search_key like $2)
    select * from found limit 30`,
  values: [organisation, `%${word}%`],
});

/** Quotes with a status, newest first. */
export const quoteList = (organisation, { status, limit }) =>
  listOf({
    columns: QUOTE_COLUMNS,
    from: 'quoting.quote',
    limit,
    order: 'created_at desc, id desc',
    where: 'organisation_id = $1 and deleted_at is null and status = $2',
    values: [organisation, status],
  });

export const linkedQuote = (tokenHash) => ({
  text: `select l.id as link_id, l.quote_id, l.organisation_id, l.superseded_at, q.status, q.expires_at, q.responded_at,
      d.canonical_json, d.sha256
    from quoting.patient_link l
    join quoting.quote q on q.organisation_id = l.organisation_id and q.id = l.quote_id
    join quoting.quote_document d on d.organisation_id = l.organisation_id and d.quote_id = l.quote_id and d.revision = l.revision
    where l.token_hash = $1`,
  values: [tokenHash],
});
