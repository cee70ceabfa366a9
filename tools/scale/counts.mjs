// Compares what was acknowledged to clients with what is stored, and with its consequences, each of which must exist once.

const idsOf = (journal, what) =>
  journal.filter((entry) => entry.what === what && entry.state === 'acknowledged').map(({ id }) => id);
const quotesOf = (journal, what, kind) =>
  journal
    .filter((one) => one.what === what && one.state === 'acknowledged' && (!kind || one.kind === kind))
    .map(({ quoteId }) => quoteId);

const rows = (table, key = 'id', where = 'true') => `select ${key} as id from ${table} where ${where}`;
const entries = (action, type) =>
  rows('audit.entry', 'entity_id', `entity_type = '${type}' and action = '${action}'`);
// A mail counts as sent only if it is in the mailbox.
const mails = (template) =>
  `select m.quote_id as id from notifications.mail_message m join notifications.mailbox_message b
     on b.organisation_id = m.organisation_id and b.message_id = m.message_id where m.template = '${template}'`;
const notifications = (topic) => rows('notifications.notification', 'quote_id', `topic = '${topic}'`);

/** What must exist exactly once for each id of a kind, with the ids for which it exists. */
const EACH = {
  client: { 'the client': rows('crm.client'), 'audit entry': entries('CREATE', 'CLIENT') },
  callback: { 'the callback': rows('callbacks.callback'), 'audit entry': entries('CREATE', 'CALLBACK') },
  quote: { 'the quote': rows('quoting.quote'), 'audit entry': entries('CREATE', 'QUOTE') },
  sent: {
    'audit entry': entries('SEND', 'QUOTE'),
    document: rows('quoting.quote_document', 'quote_id'),
    email: mails('quote-ready'),
    callback: rows('callbacks.callback', 'quote_id'),
  },
  accepted: {
    answer: rows('quoting.patient_response', 'quote_id'),
    'surgery case': rows('quoting.surgery_case', 'quote_id'),
    'audit entry': entries('SIGN', 'QUOTE'),
    'email with the signed document': mails('quote-news'),
    receipt: mails('response-receipt'),
    notification: notifications('QUOTE_ACCEPTED'),
  },
  rejected: {
    answer: rows('quoting.patient_response', 'quote_id'),
    receipt: mails('response-receipt'),
    notification: notifications('QUOTE_REJECTED'),
  },
};

async function compareEach(database, what, ids) {
  const lines = [];
  for (const [thing, found] of Object.entries(EACH[what])) {
    const [{ none, more }] = await database.query(
      `select count(*) filter (where found = 0)::int as none, count(*) filter (where found > 1)::int as more
       from (select k.id, count(f.id) as found from unnest($1::uuid[]) k(id) left join (${found}) f on f.id = k.id
             group by k.id) each`,
      [ids],
    );
    lines.push({ what: `${what}: ${thing}`, expected: ids.length, lost: none, doubled: more });
  }
  return lines;
}

/** Rows of a table at the end: those at the beginning plus those added. Unclear ones may or may not exist. */
async function compareTotals(database, journal, before) {
  const of = (what, state) => journal.filter((one) => one.what === what && one.state === state);
  const imported = (state) => of('import', state).reduce((sum, one) => sum + one.rows, 0);
  const added = (state) => ({
    'crm.client': of('client', state).length + imported(state),
    'quoting.quote': of('quote', state).length,
    'callbacks.callback': of('callback', state).length + of('sent quote', state).length,
    'quoting.patient_response': of('answer', state).length,
  });
  const [sure, unclear, now] = [added('acknowledged'), added('unclear'), await totals(database)];
  return Object.keys(sure).map((table) => {
    const least = before[table] + sure[table];
    return {
      what: `rows of ${table}`,
      expected: least,
      lost: Math.max(0, least - now[table]),
      doubled: Math.max(0, now[table] - least - unclear[table]),
    };
  });
}

const TABLES = ['crm.client', 'quoting.quote', 'callbacks.callback', 'quoting.patient_response'];

export async function totals(database) {
  const found = {};
  for (const table of TABLES)
    found[table] = (await database.query(`select count(*)::int as count from ${table}`))[0].count;
  return found;
}

async function compareImports(database, journal) {
  const files = journal.filter(({ what, state }) => what === 'import' && state === 'acknowledged');
  const found = [];
  for (const { id, prefix, rows: wanted } of files) {
    const [{ count }] = await database.query(
      `select count(*)::int as count from crm.client where email like $1`,
      [`${prefix}.%`],
    );
    const [run] = await database.query('select status, successful from import.import_run where id = $1', [
      id,
    ]);
    const isDone = run?.status === 'COMPLETED' && run.successful === wanted;
    found.push({
      expected: wanted,
      lost: Math.max(0, wanted - count) + (isDone ? 0 : 1),
      doubled: Math.max(0, count - wanted),
    });
  }
  const sum = (key) => found.reduce((total, one) => total + one[key], 0);
  return [
    {
      what: `rows of ${files.length} imports`,
      expected: sum('expected'),
      lost: sum('lost'),
      doubled: sum('doubled'),
    },
  ];
}

/** Practices whose audit chain has a gap or a duplicate number. */
async function compareChains(database) {
  const [{ all, broken }] = await database.query(
    `select count(*)::int as all, count(*) filter (where entries <> last or numbers <> entries)::int as broken
     from (select max(sequence) as last, count(*) as entries, count(distinct sequence) as numbers
           from audit.entry group by organisation_id) chains`,
  );
  return [{ what: 'audit chains without a gap', expected: all, lost: broken, doubled: 0 }];
}

/** One line for each thing: the expected number, how many are lost, and how many exist more than once. */
export async function compare({ database, journal, before }) {
  const groups = {
    client: idsOf(journal, 'client'),
    callback: idsOf(journal, 'callback'),
    quote: idsOf(journal, 'quote'),
    sent: quotesOf(journal, 'sent quote'),
    accepted: quotesOf(journal, 'answer', 'accept'),
    rejected: quotesOf(journal, 'answer', 'reject'),
  };
  const lines = [];
  for (const [what, ids] of Object.entries(groups)) lines.push(...(await compareEach(database, what, ids)));
  return [
    ...lines,
    ...(await compareTotals(database, journal, before)),
    ...(await compareImports(database, journal)),
    ...(await compareChains(database)),
  ];
}
