/** Faults in migrations: what the database must enforce, whatever the code does. */
export const MIGRATIONS_FAULTS = [
  {
    name: "A table shows every practice's rows to its owner",
    file: 'libs/service-kit/src/persistence/tenant-table.ts',
    find: '  await runner.query(`alter table ${table} force row level security`);\n  await runner.query(`create policy own_organisation',
    put: '  await runner.query(`create policy own_organisation',
    tests: ['apps/launcher/src/row-level-security', 'libs/service-kit/src/persistence/isolation'],
  },
  {
    name: 'Rows can be written into another practice',
    file: 'libs/service-kit/src/persistence/tenant-table.ts',
    find: 'create policy own_organisation on ${table} using (${own}) with check (${own})',
    put: 'create policy own_organisation on ${table} using (${own}) with check (true)',
    tests: ['apps/launcher/src/row-level-security', 'libs/service-kit/src/persistence/isolation'],
  },
  {
    name: 'What a patient signed can be changed in the database',
    file: 'libs/service-kit/src/persistence/tenant-table.ts',
    find: 'create trigger immutable before update or delete on',
    put: 'create trigger immutable before delete on',
    tests: [
      'apps/quoting/src/patient/patient/operations/answer-once',
      'apps/quoting/src/evidence/evidence/check/evidence-checker',
      'apps/audit/src/trail/audit-trail',
      'apps/launcher/src/row-level-security',
    ],
  },
  {
    name: 'One quote can have two surgery cases',
    file: 'apps/quoting/src/migrations/baseline/cases.migration.ts',
    find: 'constraint surgery_case_once unique (organisation_id, quote_id)',
    put: 'constraint surgery_case_once unique (organisation_id, quote_id, id)',
    tests: [
      'apps/quoting/src/case/surgery-case/operations/surgery-cases',
      'apps/quoting/src/patient/patient/operations/answer-once',
    ],
  },
  {
    name: 'Two links can have the same token',
    file: 'apps/quoting/src/migrations/baseline/patients.migration.ts',
    find: 'constraint patient_link_token unique (token_hash)',
    put: 'constraint patient_link_token unique (token_hash, id)',
    tests: [
      'apps/quoting/src/patient/patient/operations/open-public-quote',
      'apps/quoting/src/patient/patient/operations/send-replacement-link',
    ],
    isMissed:
      'tokens are 256 random bits, of which no test makes the same twice; looking one up is as quick by the other index',
  },
  {
    name: 'The list of callbacks by their day reads all of them',
    file: 'apps/callbacks/src/migrations/baseline/callbacks.migration.ts',
    find: 'create index callback_by_due_date on callbacks.callback (organisation_id, due_date, id) where deleted_at is null',
    put: 'create index callback_by_due_date on callbacks.callback (due_date, id) where deleted_at is null',
    tests: ['tools/query-plans', 'apps/launcher/src/row-level-security'],
  },
  {
    name: 'A practice that signed up twice at once has two subscriptions',
    file: 'apps/billing/src/migrations/baseline/subscriptions.migration.ts',
    find: 'constraint subscription_of_organisation unique (organisation_id)',
    put: 'constraint subscription_of_organisation unique (organisation_id, id)',
    tests: ['apps/billing/src/subscription/consumers'],
  },
  {
    name: "Every practice can read other practices' client relations",
    file: 'apps/crm/src/migrations/baseline/clients.migration.ts',
    find: "  await tenantTable(runner, 'crm.client_relation');\n",
    put: '',
    tests: ['apps/launcher/src/row-level-security'],
  },
  {
    name: 'Two workers create the same callback of a quote',
    file: 'apps/callbacks/src/migrations/baseline/callbacks.migration.ts',
    find: "create unique index callback_of_quote on callbacks.callback (organisation_id, quote_id, revision, cause) where cause <> 'STAFF'",
    put: "create index callback_of_quote on callbacks.callback (organisation_id, quote_id, revision, cause) where cause <> 'STAFF'",
    tests: [
      'apps/callbacks/src/callback/consumers/on-quote-sent',
      'apps/callbacks/src/callback/operations/create-callback',
    ],
  },
];
