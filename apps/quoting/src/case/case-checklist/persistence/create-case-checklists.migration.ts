import { DEFAULT_CHECKLIST } from '@quillcare/rules';
import { tenantColumns, tenantTable } from '@quillcare/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

const TEMPLATE = `create table quoting.case_checklist_template (${tenantColumns},
  items jsonb not null,
  constraint case_checklist_template_of_organisation unique (organisation_id))`;

/** That a case has its checklist, and its tasks after the surgery. */
const CHECKLIST = `create table quoting.case_checklist (
  organisation_id uuid not null,
  case_id uuid not null references quoting.surgery_case (id),
  has_post_op boolean not null default false,
  primary key (organisation_id, case_id))`;

const ITEM = `create table quoting.case_checklist_item (${tenantColumns},
  case_id uuid not null references quoting.surgery_case (id),
  template_item_id uuid,
  place int not null,
  title text not null,
  kind text not null,
  days int,
  due_on date,
  owner_role text,
  owner_id uuid,
  state text not null check (state in ('OPEN', 'DONE', 'NOT_NEEDED')),
  reason text,
  decided_by text check (decided_by in ('PERSON', 'FACT')),
  decided_at timestamptz,
  decided_by_id uuid,
  constraint case_checklist_item_once unique (organisation_id, case_id, template_item_id))`;

// Today asks for what is overdue: only open items are in it, so that it stays small in a large practice.
const OVERDUE = `create index case_checklist_item_due on quoting.case_checklist_item (organisation_id, due_on, case_id)
  where state = 'OPEN' and deleted_at is null`;

const BEFORE = DEFAULT_CHECKLIST.map((item, place) => ({ ...item, place })).filter(
  ({ kind }) => kind !== 'POST_OP',
);

/** The cases that are there get the usual steps before surgery; what the patient signed is ticked. */
const MARK_ALL = `insert into quoting.case_checklist (organisation_id, case_id, has_post_op)
  select organisation_id, id, status in ('COMPLETED', 'POST_OP') from quoting.surgery_case`;
const FILL_ALL = `insert into quoting.case_checklist_item
    (id, organisation_id, case_id, template_item_id, place, title, kind, days, due_on, state, decided_by, decided_at)
  select gen_random_uuid(), c.organisation_id, c.id, md5(c.organisation_id || ' ' || item.id)::uuid, item.place, item.title, item.kind, item.days,
    (c.starts_at at time zone q.time_zone)::date - item.days,
    case when item.kind = 'CONSENT' and signed.is_so then 'DONE' else 'OPEN' end,
    case when item.kind = 'CONSENT' and signed.is_so then 'FACT' end,
    case when item.kind = 'CONSENT' and signed.is_so then c.accepted_at end
  from quoting.surgery_case c
  join quoting.quote q on q.organisation_id = c.organisation_id and q.id = c.quote_id
  cross join jsonb_to_recordset($1::jsonb) as item (id uuid, place int, title text, kind text, days int)
  cross join lateral (select exists (select 1 from quoting.patient_response r
    where r.organisation_id = c.organisation_id and r.quote_id = c.quote_id and r.response = 'accept'
      and (r.signature_method is not null or r.scan_id is not null)) as is_so) signed
  where c.status in ('PLANNED', 'SCHEDULED', 'CONFIRMED', 'RESCHEDULED', 'IN_PROGRESS')`;

/** What a practice sees to before and after each surgery, and what of it is done for each case. */
export class CreateCaseChecklists1764730000000 implements MigrationInterface {
  name = 'CreateCaseChecklists1764730000000';

  async up(runner: QueryRunner): Promise<void> {
    for (const [name, sql] of [
      ['case_checklist_template', TEMPLATE],
      ['case_checklist', CHECKLIST],
      ['case_checklist_item', ITEM],
    ] as const) {
      await runner.query(sql);
      await tenantTable(runner, `quoting.${name}`);
    }
    await runner.query(OVERDUE);
    await runner.query(`select set_config('app.platform_scope', 'cases get their checklists', true)`);
    await runner.query(MARK_ALL);
    await runner.query(FILL_ALL, [JSON.stringify(BEFORE)]);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const name of ['case_checklist_item', 'case_checklist', 'case_checklist_template'])
      await runner.query(`drop table quoting.${name}`);
  }
}
