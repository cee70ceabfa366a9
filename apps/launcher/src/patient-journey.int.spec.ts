import {
  addBilledItem,
  answerQuoteQuestion,
  completeSurgeryCase,
  confirmSurgeryCase,
  createDoctor,
  getBilledFees,
  getCaseChecklist,
  getSurgeryCase,
  identifyPatient,
  listCallbacks,
  listQuoteReminders,
  recordBilledFees,
  recordCaseDeposit,
  recordCaseGate,
  recordQuoteView,
  rescheduleSurgeryCase,
  scheduleSurgeryCase,
  settleChecklistItem,
  startSurgeryCase,
  updateChecklistItem,
  type ProcedureClass,
  type SurgeryCase,
  type UserPrincipal,
} from '@quillcare/contracts';
import { perFile, testProduct } from '@quillcare/testing';
import { DATE_OF_BIRTH, StoryPatient } from './story-patient.suite';
import { WatchedPractice } from './watched-practice.suite';

/** The days of the story, counted from the day the quote is sent. */
const CALL = 3;
const REMINDER = 7;
const SIGNED = 9;
/** The cooling-off period lasts seven full days after the last step of the pathway. */
const OPEN = SIGNED + 8;
const SURGERY = 40;

const product = testProduct({ env: { ...process.env, SMTP_URL: '' } });
const practice = perFile(() => WatchedPractice.open(product));
let doctorId: string;
let hana: StoryPatient;
let caseId: string;

// One practice and one story: each test continues where the previous one ended.
beforeAll(async () => {
  const body = {
    firstName: 'Priya',
    lastName: 'Raman',
    credentials: 'FRACS',
    phone: '0298765432',
    email: 'priya@practice.example',
  };
  ({ id: doctorId } = await product.call(createDoctor, { body }, practice.people.ana));
});

const asAna = () => practice.people.ana;
const asBen = () => practice.people.ben;

const quoted = (firstName: string, procedureClass: ProcedureClass) =>
  StoryPatient.quoted(practice, firstName, { doctorId, procedureClass });

const caseOf = (id = caseId): Promise<SurgeryCase> =>
  product.call(getSurgeryCase, { params: { id } }, asAna());

async function schedule(day: number, by: UserPrincipal = asAna(), id = caseId): Promise<SurgeryCase> {
  const { version } = await caseOf(id);
  const body = { version, startsAt: `${practice.day(day)}T09:00`, durationMinutes: 90, allowDayOff: true };
  return product.call(scheduleSurgeryCase, { params: { id }, body }, by);
}

async function move(day: number, by: UserPrincipal): Promise<SurgeryCase> {
  const { version } = await caseOf();
  const body = {
    version,
    startsAt: `${practice.day(day)}T09:00`,
    reason: 'The theatre is closed',
    allowDayOff: true,
  };
  return product.call(rescheduleSurgeryCase, { params: { id: caseId }, body }, by);
}

async function take(step: typeof confirmSurgeryCase): Promise<SurgeryCase> {
  const { version } = await caseOf();
  return product.call(
    step,
    { params: { id: caseId }, body: { version, openItemsAcknowledged: true } },
    asBen(),
  );
}

const callOf = async ({ quote: { id } }: StoryPatient) =>
  (await product.call(listCallbacks, { query: { quoteId: id } }, asAna())).items[0];

it('puts another patient’s surgery in the calendar', async () => {
  const other = await (await quoted('Rua', 'MEDICARE')).signs();
  await schedule(SURGERY, asAna(), other);
  await practice.heard({
    // Ana did it herself, and Cleo has notifications of surgery cases turned off.
    inApp: { ana: ['QUOTE_ACCEPTED'], ben: ['CASE_SCHEDULED', 'QUOTE_ACCEPTED'], cleo: ['QUOTE_ACCEPTED'] },
    mail: {
      // The quote-news email delivers the signed document.
      rua: ['case-news', 'quote-news', 'quote-ready', 'response-receipt'],
      ana: ['response-notice'],
      ben: ['news', 'response-notice'],
    },
  });
});

it('sends a quote to the patient and promises a call', async () => {
  hana = await quoted('Hana', 'COSMETIC');
  await practice.heard({ inApp: {}, mail: { hana: ['quote-ready'] } });
  await product.eventually(async () =>
    expect(await callOf(hana)).toMatchObject({ status: 'pending', dueDate: practice.day(CALL) }),
  );
});

it('tells callers in the morning that the call is due, and Ana by email in the next day’s digest', async () => {
  await practice.at(CALL, '08:05');
  await practice.heard({
    inApp: { ana: ['CALLBACKS_DUE'], ben: ['CALLBACKS_DUE'] },
    mail: { ben: ['news'] },
  });
  await practice.at(CALL + 1, '07:05');
  await practice.heard({ inApp: {}, mail: { ana: ['digest'] } });
});

it('reminds the patient once after a week of silence', async () => {
  await practice.at(REMINDER, '10:05');
  await practice.heard({ inApp: overdueCall, mail: { ben: ['news'], hana: ['quote-reminder'] } });
  const { items } = await product.call(listQuoteReminders, { params: { id: hana.quote.id } }, asAna());
  expect(items[0]).toMatchObject({ kind: 'SILENCE', state: 'SENT' });
});

/** The callback that was not made has become overdue in the meantime. */
const overdueCall = { ana: ['CALLBACKS_DUE'], ben: ['CALLBACKS_DUE'] };

it('shows everyone who reads quotes that the patient has opened it', async () => {
  const [params, patient] = [{ token: hana.token }, await hana.principal()];
  const stranger = { ...patient, identified: false };
  await product.call(identifyPatient, { params, body: { dateOfBirth: DATE_OF_BIRTH } }, stranger);
  await product.call(recordQuoteView, { params, body: { sections: ['SUMMARY', 'LINES'] } }, patient);
  await practice.heard({
    inApp: { ana: ['QUOTE_VIEWED'], ben: ['QUOTE_VIEWED'], cleo: ['QUOTE_VIEWED'] },
    mail: { ben: ['news'] },
  });
});

it('tells staff about the patient’s question and makes the call urgent', async () => {
  await hana.responds({ response: 'query', queryMessage: 'Is the hospital included?' });
  await practice.heard({
    inApp: { ana: ['QUOTE_QUERY'], ben: ['QUOTE_QUERY'], cleo: ['QUOTE_QUERY'] },
    mail: { hana: ['response-receipt'], ana: ['response-notice'], ben: ['response-notice'] },
  });
  await product.eventually(async () => expect(await callOf(hana)).toMatchObject({ priority: 'HIGH' }));
});

it('tells only the patient about Ben’s answer', async () => {
  const params = { id: hana.quote.id };
  await product.call(answerQuoteQuestion, { params, body: { text: 'Yes, with one night.' } }, asBen());
  await practice.heard({ inApp: {}, mail: { hana: ['quote-news'] } });
});

it('opens the case and closes the call when the patient accepts', async () => {
  await practice.at(SIGNED, '15:00');
  await practice.heard({ inApp: overdueCall, mail: { ben: ['news'] } });
  caseId = await hana.signs();
  await practice.heard({
    inApp: { ana: ['QUOTE_ACCEPTED'], ben: ['QUOTE_ACCEPTED'], cleo: ['QUOTE_ACCEPTED'] },
    mail: { hana: ['quote-news', 'response-receipt'], ana: ['response-notice'], ben: ['response-notice'] },
  });
  expect((await caseOf()).status).toBe('PLANNED');
  await product.eventually(async () => expect(await callOf(hana)).toMatchObject({ status: 'completed' }));
});

it('allows no booking and no deposit until seven days after the last step of the pathway', async () => {
  await expect(schedule(SURGERY + 2)).rejects.toMatchObject({ code: 'CASE_PATHWAY_OPEN' });
  const doneOn = practice.day(SIGNED);
  for (const gate of [
    {
      kind: 'REFERRAL',
      doneOn: practice.day(SIGNED - 20),
      byName: 'Dr Anika Rao',
      profession: 'GP',
      isIndependent: true,
    },
    { kind: 'FIRST_CONSULTATION', doneOn: practice.day(SIGNED - 14), doctorId, mode: 'IN_PERSON' },
    { kind: 'SECOND_CONSULTATION', doneOn: practice.day(SIGNED - 3), doctorId, mode: 'VIDEO' },
    { kind: 'SCREENING', doneOn, byName: 'Dr Lee', outcome: 'SUITABLE' },
  ] as const) {
    const { version } = await caseOf();
    const body = { version, ...gate };
    await product.call(recordCaseGate, { params: { id: caseId }, body }, asBen());
  }
  await practice.at(OPEN - 1, '16:00');
  for (const by of [asAna(), { ...asAna(), role: 'SUPER_ADMIN' as const }])
    await expect(schedule(SURGERY + 2, by)).rejects.toMatchObject({
      code: 'CASE_PATHWAY_OPEN',
      facts: { earliestOn: practice.day(OPEN) },
    });
  await expect(deposit()).rejects.toMatchObject({ code: 'CASE_PATHWAY_OPEN' });
});

async function deposit(): Promise<SurgeryCase> {
  const { version } = await caseOf();
  const paidOn = practice.day(OPEN - 1);
  const body = { version, amountMinor: 100_000, paidOn, method: 'CARD' as const };
  return product.call(recordCaseDeposit, { params: { id: caseId }, body }, asBen());
}

it('tells the patient and everyone interested in surgeries that it is scheduled', async () => {
  await practice.at(OPEN, '09:00');
  await schedule(SURGERY + 2);
  await practice.heard({
    inApp: { ben: ['CASE_SCHEDULED'] },
    mail: { hana: ['case-news'], ben: ['news'] },
  });
  expect((await deposit()).deposits).toHaveLength(1);
});

it('tells nobody about a move that clashes with the other surgery', async () => {
  await expect(move(SURGERY, asBen())).rejects.toMatchObject({ code: 'CASE_CLASH' });
  expect(await caseOf()).toMatchObject({ status: 'SCHEDULED' });
});

it('tells Ana in the app and the patient by email that Ben moved it to a free day', async () => {
  await move(SURGERY + 1, asBen());
  await practice.heard({ inApp: { ana: ['CASE_MOVED'] }, mail: { hana: ['case-news'] } });
});

it('tells the person assigned a checklist item, and is ready once every item is done', async () => {
  const params = { id: caseId };
  const { items } = await product.call(getCaseChecklist, { params }, asAna());
  const implants = items.find(({ kind }) => kind === 'IMPLANTS');
  const asked = { version: implants?.version ?? 0, ownerId: asBen().userId };
  const one = { ...params, itemId: implants?.id ?? '' };
  await product.call(updateChecklistItem, { params: one, body: asked }, asAna());
  await practice.heard({ inApp: { ben: ['CHECKLIST_ASSIGNED'] }, mail: { ben: ['news'] } });
  const left = await product.call(getCaseChecklist, { params }, asAna());
  for (const { id: itemId, version, kind, state } of left.items) {
    if (kind === 'POST_OP' || state !== 'OPEN') continue;
    const body = { version, as: 'DONE' as const };
    await product.call(settleChecklistItem, { params: { ...params, itemId }, body }, asBen());
  }
  const { readiness } = await product.call(getCaseChecklist, { params }, asAna());
  expect(readiness).toMatchObject({ state: 'READY', overdue: 0 });
});

it('completes the surgery on its day and starts the tasks after it', async () => {
  await take(confirmSurgeryCase);
  await practice.at(SURGERY + 1, '09:10');
  await take(startSurgeryCase);
  expect((await take(completeSurgeryCase)).status).toBe('COMPLETED');
  const { items } = await product.call(getCaseChecklist, { params: { id: caseId } }, asAna());
  const after = items.filter(({ kind }) => kind === 'POST_OP');
  expect(after[0]).toMatchObject({ state: 'OPEN', dueOn: practice.day(SURGERY + 2) });
});

const GARMENT = {
  kind: 'OTHER',
  description: 'Compression garment',
  billedBy: 'PRACTICE',
  gstTreatment: 'TAXABLE',
  amountMinor: 9_500,
  reason: 'ITEM_ADDED',
} as const;

it('bills it as quoted, plus one item with a reason', async () => {
  const params = { id: caseId };
  const { lines } = await product.call(getBilledFees, { params }, asAna());
  const billedOn = practice.day(SURGERY + 1);
  const entered = lines.map(({ lineId, quoted: { amountMinor } }) => ({ lineId, amountMinor, billedOn }));
  await product.call(recordBilledFees, { params, body: { lines: entered } }, asBen());
  const { totals } = await product.call(addBilledItem, { params, body: { ...GARMENT, billedOn } }, asBen());
  expect(totals).toMatchObject({ quotedMinor: 550_000, billedMinor: 560_450, linesToBill: 0 });
});

it('has told nobody anything else, or anything twice', async () => {
  await practice.at(SURGERY + 1, '09:30');
  // A further event, queued after everything still in flight in this practice.
  await quoted('Last', 'MEDICARE');
  await practice.heard({ inApp: {}, mail: { last: ['quote-ready'] } });
});
