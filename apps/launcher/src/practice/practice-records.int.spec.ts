import { SERVICES, type ServiceName } from '@quillcare/contracts';
import type { PracticeRecords } from '@quillcare/service-kit';
import { loadServices } from '../catalogue';
import { TenantTables, type CatalogueTable } from '../tenant-tables.suite';

let tables: TenantTables;
let ofPractices: CatalogueTable[];
let records: ReadonlyMap<ServiceName, PracticeRecords>;

beforeAll(async () => {
  tables = await TenantTables.open();
  ofPractices = (await tables.list()).filter(({ hasOrganisation }) => hasOrganisation);
  records = new Map((await loadServices(SERVICES)).map((service) => [service.name, service.records]));
});
afterAll(() => tables.close());

const plain = ({ name }: CatalogueTable): string => (name.split('.')[1] ?? '').replaceAll('"', '');

/** Columns whose names sound like secrets but hold none, with the reason. */
const HARMLESS: Record<string, string> = {
  'audit.entry.hash': 'the chain of the audit trail',
  'audit.entry.previous_hash': 'the chain of the audit trail',
  'import.import_mapping.header_key': 'tells files apart by the names of their columns',
  'import.import_run.file_hash': 'of an imported file',
  'notifications.mail_report.report_key': 'tells two reports apart',
  'notifications.mail_message.dedupe_key': 'tells two emails apart',
  'notifications.mail_template.key': 'which email it is',
  'notifications.notification.group_key': 'what is shown together',
  'notifications.notification.once_key': 'tells two notifications apart',
  'quoting.patient_response.document_hash': 'of what was signed',
  'quoting.quote.document_hash': 'of what was sent',
  'quoting.quote_file.storage_key': 'where the file is stored',
  'quoting.signed_scan.storage_key': 'where the file is stored',
  'quoting.quote_file.verify_code': 'printed on the document for whoever checks it',
  'crm.enquiry.nonce': 'tells one enquiry from its repetition',
  'crm.enquiry.key_name': 'which key it came with, not the key',
  'crm.enquiry.key_id': 'which key it came with, not the key',
  'crm.note.subject_key': 'what the note is about',
};
const SECRET = /hash|secret|token|password|sealed|nonce|code|challenge|(^|_)key(_|$)/;
const PLAIN = /^(search_key|unique_key|postcode)$/;

it('exports every practice table or gives a reason for leaving it out', () => {
  const open = ofPractices
    .filter((table) => {
      const { exported: taken, notExported: left } = records.get(table.schema) ?? {
        exported: {},
        notExported: {},
      };
      return !(plain(table) in taken) && !(plain(table) in left);
    })
    .map(({ name }) => `${name}: add it to \`taken\` or \`left\` of the service's *.records.ts`);
  expect(open).toEqual([]);
});

it('lists no table both as exported and left out, and none that does not exist', () => {
  const there = new Set(ofPractices.map((table) => `${table.schema}.${plain(table)}`));
  for (const [service, { exported: taken, notExported: left }] of records) {
    expect(Object.keys(taken).filter((name) => name in left)).toEqual([]);
    expect(Object.keys(taken).filter((name) => !there.has(`${service}.${name}`))).toEqual([]);
  }
});

it('exports no column whose name suggests a secret', async () => {
  const leaving: string[] = [];
  for (const [service, { exported: taken }] of records)
    for (const [table, { omittedColumns: without = {} }] of Object.entries(taken)) {
      const { rows } = await tables.owner.query<{ name: string }>(
        'select column_name as name from information_schema.columns where table_schema = $1 and table_name = $2',
        [service, table],
      );
      const names = rows.map(({ name }) => name);
      expect(Object.keys(without).filter((name) => !names.includes(name))).toEqual([]);
      leaving.push(
        ...names
          .filter((name) => SECRET.test(name) && !PLAIN.test(name) && !(name in without))
          .map((name) => `${service}.${table}.${name}`),
      );
    }
  expect(leaving.filter((name) => !(name in HARMLESS))).toEqual([]);
});
