import {
  confirmSurgeryCase,
  createHospital,
  getCaseChecklist,
  listSurgeryCaseEvents,
  recordAcceptance,
  recordCaseGate,
  removeCaseGate,
  settleChecklistItem,
  type SurgeryCase,
} from '@quillcare/contracts';
import { addDays, todayIn } from '@quillcare/rules';
import { perFile, testProduct } from '@quillcare/testing';
import { failing, sentQuote, startQuoting } from '../../../quote/quote/operations/quote-scene.suite';
import { recorded } from '../../../patient/signing/operations/signing.suite';
import {
  acceptedCase,
  caseOf,
  gatesBefore,
  inDays,
  openTheatre,
  recordGate,
  runDaysLater,
  schedule,
  ZONE,
  type Gate,
} from './case-scene.suite';

const product = testProduct(startQuoting);
const scene = perFile(() => openTheatre(product));
let opened: SurgeryCase;
beforeEach(async () => {
  opened = (await acceptedCase(scene)).surgeryCase;
});

const historyOf = async ({ id }: SurgeryCase) =>
  (await product.call(listSurgeryCaseEvents, { params: { id } }, scene.org.admin)).items;

it('names open checklist items before confirming and requires them to be acknowledged', async () => {
  const scheduled = await schedule(scene, opened, { startsAt: inDays(0, '23:30') });
  const confirm = (known: object) =>
    product.call(
      confirmSurgeryCase,
      { params: { id: opened.id }, body: { version: scheduled.version, ...known } },
      scene.org.admin,
    );
  await expect(confirm({})).rejects.toMatchObject({
    code: 'CASE_ITEMS_OPEN',
    message: expect.stringContaining('Deposit received'),
    facts: {
      needsConsentReason: false,
      items: expect.arrayContaining([expect.objectContaining({ kind: 'DEPOSIT' })]),
    },
  });
  // Removes the acceptance's signature, so that consent is open as well.
  await product.sql(
    `update quoting.case_checklist_item set state = 'OPEN', decided_by = 'PERSON' where case_id = $1 and kind = 'CONSENT'`,
    [opened.id],
  );
  await expect(confirm({ openItemsAcknowledged: true })).rejects.toMatchObject({
    code: 'CASE_ITEMS_OPEN',
    facts: { needsConsentReason: true },
  });
  const consentReason = 'Signed on paper this morning';
  const confirmed = await confirm({ openItemsAcknowledged: true, consentReason });
  expect((await historyOf(confirmed))[0]).toMatchObject({
    kind: 'CONFIRMED',
    reason: consentReason,
    detail: expect.stringMatching(/^Open on the checklist: .*Deposit received/),
  });
});

it("requires an acknowledgement to book a weekend or a public holiday of the hospital's state", async () => {
  const at = (startsAt: string, more: object = {}) =>
    schedule(scene, opened, { startsAt, allowDayOff: false, ...more });
  await expect(at('2035-12-25T09:00')).rejects.toMatchObject({
    code: 'CASE_DAY_OFF',
    facts: { date: '2035-12-25', holiday: 'Christmas Day' },
  });
  await expect(at('2035-12-22T09:00')).rejects.toMatchObject({ facts: { holiday: null } });
  // Melbourne Cup Day, the first Tuesday of November, is a holiday only in Victoria.
  const melbourne = await product.call(
    createHospital,
    { body: { name: 'Yarra Private', address: '1 Spring Street, Melbourne VIC 3000', phone: '0398765434' } },
    scene.org.admin,
  );
  await expect(at('2035-11-06T09:00', { hospitalId: melbourne.id })).rejects.toMatchObject({
    facts: { date: '2035-11-06' },
  });
  expect((await at('2035-11-06T09:00')).status).toBe('SCHEDULED');
});

it('rejects a time skipped by the start of daylight saving', async () => {
  await expect(schedule(scene, opened, { startsAt: '2035-10-07T02:30' })).rejects.toMatchObject({
    errors: [expect.objectContaining({ path: 'startsAt' })],
  });
});

it("ticks and reopens the consent item together with the pathway's consent step", async () => {
  const { admin } = scene.org;
  const { quote } = await sentQuote(scene, { procedureClass: 'COSMETIC' });
  // Nothing is signed by telephone.
  const accepted = await product.call(
    recordAcceptance,
    { params: { id: quote.id }, body: recorded(quote) },
    admin,
  );
  const params = { id: accepted.surgeryCaseId ?? '' };
  const consent = async () =>
    (await product.call(getCaseChecklist, { params }, admin)).items.find(({ kind }) => kind === 'CONSENT')!;
  const item = await consent();
  expect(item).toMatchObject({ state: 'OPEN' });
  const tick = { version: item.version, as: 'DONE' as const, reason: null };
  const settled = product.call(
    settleChecklistItem,
    { params: { ...params, itemId: item.id }, body: tick },
    admin,
  );
  await expect(settled).rejects.toEqual(failing('ILLEGAL_TRANSITION'));
  const { version } = await caseOf(scene, params.id);
  const gate = { kind: 'CONSENT_SIGNED' as const, doneOn: todayIn(new Date(), ZONE), byName: 'Siobhán' };
  const recordedCase = await product.call(recordCaseGate, { params, body: { version, ...gate } }, admin);
  expect(await consent()).toMatchObject({ state: 'DONE', decidedBy: 'FACT' });
  const removal = { version: recordedCase.version, kind: gate.kind, reason: 'Of another patient' };
  await product.call(removeCaseGate, { params, body: removal }, admin);
  expect(await consent()).toMatchObject({ state: 'OPEN' });
});

it('requires consent given before the second consultation to be signed again', async () => {
  const { admin } = scene.org;
  const { surgeryCase } = await acceptedCase(scene, 'COSMETIC');
  const params = { id: surgeryCase.id };
  const today = todayIn(new Date(), ZONE);
  const record = (gate: Gate) => recordGate(scene, params.id, gate);
  const consentItem = async () =>
    (await product.call(getCaseChecklist, { params }, admin)).items.find(({ kind }) => kind === 'CONSENT');
  for (const gate of gatesBefore(today, scene.doctorId)) await record(gate);
  expect(await consentItem()).toMatchObject({ state: 'DONE', decidedBy: 'FACT' });
  await runDaysLater(product, 5, async () => {
    const second = { kind: 'SECOND_CONSULTATION', doctorId: scene.doctorId, mode: 'VIDEO' } as const;
    const late = await record({ ...second, doneOn: addDays(today, 4) });
    expect(late.pathway).toMatchObject({
      problems: ['CONSENT_BEFORE_SECOND_CONSULTATION'],
      earliestOn: null,
    });
    expect(await consentItem()).toMatchObject({ state: 'OPEN' });
    const again = await record({ kind: 'CONSENT_SIGNED', doneOn: addDays(today, 5), byName: 'Siobhán' });
    expect(again.pathway).toMatchObject({ problems: [], earliestOn: addDays(today, 13) });
    expect(await consentItem()).toMatchObject({ state: 'DONE', decidedBy: 'FACT' });
  });
});
