// Detects migration statements that block writes to a table that may be large, because PostgreSQL reads, rewrites or indexes all
// of it under a lock.

const matches = (text, pattern) => [...text.matchAll(pattern)];

/** Tables that the migration itself creates, which nobody writes to yet. */
function createdIn(text) {
  return new Set(matches(text, /create table (?:if not exists )?([^\s(]+)/gi).map(([, table]) => table));
}

function indexProblems(text, created) {
  return matches(
    text,
    /create (?:unique )?index (?!concurrently)(?:if not exists )?(\S+)\s+on (?:only )?([^\s(]+)/gi,
  )
    .filter(([, , table]) => !created.has(table))
    .map(([, name, table]) => `create index ${name} on ${table} locks the table: create it concurrently`);
}

function constraintProblem(name, definition) {
  if (/using index/i.test(definition)) return [];
  if (/^\s*(unique|primary key|exclude)/i.test(definition))
    return [
      `add constraint ${name} locks the table while its index is built: make it using an index that was created concurrently`,
    ];
  if (/not valid/i.test(definition)) return [];
  return [
    `add constraint ${name} reads the whole table under a lock: add it as not valid, then validate it in a transaction of its own`,
  ];
}

function alterProblems(text, created) {
  return matches(text, /alter table (?:only )?(\S+)([^;`]*)/gi)
    .filter(([, table]) => !created.has(table))
    .flatMap(([, , actions]) => [
      ...matches(actions, /add constraint (\S+)((?:(?!add constraint)[^])*)/gi).flatMap(
        ([, name, definition]) => constraintProblem(name, definition),
      ),
      ...matches(actions, /alter column (\S+) set not null/gi).map(
        ([, name]) =>
          `set not null of ${name} reads the whole table under a lock: add a check as not valid and validate it first`,
      ),
      ...matches(actions, /alter column (\S+) (?:set data )?type\b/gi).map(
        ([, name]) => `type of ${name} rewrites the table: add a column instead`,
      ),
    ]);
}

function concurrencyProblems(text) {
  if (!/create (?:unique )?index concurrently/i.test(text)) return [];
  if (/transaction = false/.test(text) && /lock_timeout = 0/.test(text)) return [];
  return [
    'an index is created concurrently only outside a transaction (transaction = false) and without a lock_timeout (set lock_timeout = 0)',
  ];
}

/** One line for each statement in a migration's source that blocks writes. Empty if there is none. */
export function lockProblems(text) {
  const created = createdIn(text);
  return [...indexProblems(text, created), ...alterProblems(text, created), ...concurrencyProblems(text)];
}
