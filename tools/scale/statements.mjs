// The product's statements on its two largest tables, as recorded in docs/query-plans. `@` stands for the table's name.
const CLIENT_FIELDS = `id, version, created_at, updated_at, deleted_at, first_name, last_name, email, phone, date_of_birth, is_vip,
  suburb, state, is_duplicate_flag, created_at::text as cursor_0, id::text as cursor_1`;
const QUOTE_FIELDS = `id, version, created_at, updated_at, quote_number, revision, status, client_id, currency, total_minor, valid_until,
  sent_at, first_viewed_at, mail_state, created_at::text as cursor_0, id::text as cursor_1`;
const LIVE_QUOTE = 'organisation_id = $1 and deleted_at is null and superseded_at is null and not lapsed';
const PAGE = 26;

/** Each with the values of a practice: `{ organisationId, id, at, word }`. */
export const STATEMENTS = {
  client: [
    {
      name: 'one',
      sql: `select ${CLIENT_FIELDS} from @ where organisation_id = $1 and id = $2`,
      values: ({ organisationId, id }) => [organisationId, id],
    },
    {
      name: 'first page, newest first',
      sql: `select ${CLIENT_FIELDS} from @ where organisation_id = $1 and deleted_at is null order by created_at desc, id desc limit ${PAGE}`,
      values: ({ organisationId }) => [organisationId],
    },
    {
      name: 'a page in the middle',
      sql: `select ${CLIENT_FIELDS} from @ where organisation_id = $1 and deleted_at is null and (created_at, id) < ($2, $3)
        order by created_at desc, id desc limit ${PAGE}`,
      values: ({ organisationId, at, id }) => [organisationId, at, id],
    },
    {
      name: 'search for a name',
      sql: `select ${CLIENT_FIELDS} from @ where organisation_id = $1 and deleted_at is null and search_key like $2
        order by created_at desc, id desc limit ${PAGE}`,
      values: ({ organisationId, word }) => [organisationId, `%${word}%`],
    },
  ],
  quote: [
    {
      name: 'one',
      sql: `select ${QUOTE_FIELDS} from @ where organisation_id = $1 and id = $2`,
      values: ({ organisationId, id }) => [organisationId, id],
    },
    {
      name: 'first page of a status',
      sql: `select ${QUOTE_FIELDS} from @ where ${LIVE_QUOTE} and status = 'SENT' order by created_at desc, id desc limit ${PAGE}`,
      values: ({ organisationId }) => [organisationId],
    },
    {
      name: 'count of a status',
      sql: `select count(*) from (select 1 from @ where ${LIVE_QUOTE} and status = 'SENT' limit 10001) counted`,
      values: ({ organisationId }) => [organisationId],
    },
  ],
};

/** Sweeps in the platform scope, which read all practices at once. */
export const SWEEPS = {
  client: { name: 'sweep of all practices', sql: 'select id from @ where deleted_at > now() limit 50' },
  quote: {
    name: 'sweep of all practices',
    sql: `select id from @ where status in ('SENT', 'QUERY_RECEIVED') and valid_until < current_date - 3650 limit 50`,
  },
};
