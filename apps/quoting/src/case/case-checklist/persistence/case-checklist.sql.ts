/** Inserts a row if this transaction is the one to create the case's checklist; concurrent transactions wait for it. */
export const CLAIM_CHECKLIST = `insert into quoting.case_checklist (organisation_id, case_id)
  select organisation_id, id from quoting.surgery_case where organisation_id = $1 and id = $2 and deleted_at is null
  on conflict do nothing`;

export const LOCK_CASE = `select 1 from quoting.surgery_case where organisation_id = $1 and id = $2 for update`;

export const LOCK_CHECKLIST = `select 1 from quoting.case_checklist
  where organisation_id = $1 and case_id = $2 for update`;

export const CLAIM_POST_OP = `update quoting.case_checklist set has_post_op = true
  where organisation_id = $1 and case_id = $2 and not has_post_op`;

/** The facts of cases that their checklists depend on. Procedure class and surgeries come from the current quote. */
const SITUATIONS = `select c.id, c.quote_number as "quoteNumber", c.status, c.starts_at as "startsAt",
    c.hospital_id as "hospitalId", c.theatre, c.anaesthetist_id as "anaesthetistId", c.assistant_id as "assistantId",
    q.procedure_class as "procedureClass",
    coalesce((select sum(case d->>'kind' when 'RECEIVED' then 1 else -1 end * (d->>'amountMinor')::bigint)
      from jsonb_array_elements(c.deposits) d), 0) > 0 as "hasDeposit",
    array(select distinct s->>'surgeryId' from jsonb_array_elements(q.surgeries) s where s->>'surgeryId' is not null) as "surgeryIds",
    c.evidence, q.sent_at as "sentAt", (select max(r.responded_at) from quoting.patient_response r
      where r.organisation_id = c.organisation_id and r.quote_id = c.quote_id and r.response = 'accept'
        and (r.signature_method is not null or r.scan_id is not null)) as "signedAt"
  from quoting.surgery_case c
  join quoting.quote q on q.organisation_id = c.organisation_id and q.id = c.quote_id
  where c.organisation_id = $1 and c.deleted_at is null`;

export const CASE_SITUATION = `${SITUATIONS} and c.id = $2`;

const IS_OPEN = `c.status in ('PLANNED', 'SCHEDULED', 'CONFIRMED', 'RESCHEDULED')`;

export const OPEN_SITUATIONS = `${SITUATIONS} and ${IS_OPEN} order by c.id`;
export const OPEN_CASES = `select c.id from quoting.surgery_case c
  where c.organisation_id = $1 and c.deleted_at is null and ${IS_OPEN} order by c.id`;

/** The items of the cases in OPEN_SITUATIONS, with the columns needed for aligning. */
export const OPEN_ITEMS = `select i.case_id as "caseId", i.id, i.template_item_id as "templateItemId", i.title, i.kind, i.days,
    i.due_on::text as "dueOn", i.state, i.decided_by as "decidedBy", i.owner_role as "ownerRole", i.owner_id as "ownerId"
  from quoting.case_checklist_item i
  join quoting.surgery_case c on c.organisation_id = i.organisation_id and c.id = i.case_id
  where i.organisation_id = $1 and i.deleted_at is null and c.deleted_at is null and ${IS_OPEN}`;

/** The case of a checklist; no row if there is none. */
export const CASE_LABEL = `select id, quote_number as "quoteNumber" from quoting.surgery_case
  where organisation_id = $1 and id = $2 and deleted_at is null`;

export const CASE_ITEMS = `select i.id, i.version, i.title, i.kind, i.days, i.due_on, i.owner_role, i.owner_id, i.state, i.reason,
    i.decided_by, i.decided_at, i.decided_by_id
  from quoting.case_checklist_item i
  where i.organisation_id = $1 and i.case_id = $2 and i.deleted_at is null
  order by (i.kind = 'POST_OP'), i.due_on nulls last, i.place, i.id`;

/** Subquery for cases `c`: their items as a JSON array by due date. */
export const ITEMS_OF_CASE = `select coalesce(jsonb_agg(jsonb_build_object('id', i.id, 'title', i.title, 'kind', i.kind, 'state', i.state,
      'dueOn', i.due_on, 'ownerRole', i.owner_role, 'ownerId', i.owner_id) order by i.due_on nulls last, i.place), '[]'::jsonb) as items
    from quoting.case_checklist_item i
    where i.organisation_id = c.organisation_id and i.case_id = c.id and i.deleted_at is null`;

/** Subquery for a surgery case: pre-op items done, pre-op items in total, and the next due date. */
export const readinessOfCase = (
  surgeryCase: string,
): string => `(select jsonb_build_object('ready', count(*) filter (where i.state = 'DONE'), 'total', count(*),
      'nextDueOn', min(i.due_on) filter (where i.state = 'OPEN'))
    from quoting.case_checklist_item i
    where i.organisation_id = ${surgeryCase}.organisation_id and i.case_id = ${surgeryCase}.id and i.deleted_at is null
      and i.kind <> 'POST_OP' and i.state <> 'NOT_NEEDED')`;
