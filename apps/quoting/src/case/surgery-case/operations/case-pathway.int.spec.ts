import {
  deleteCaseDocument,
  getBookingCheck,
  recordCaseDeposit,
  removeCaseGate,
  withdrawAcceptance,
  type SurgeryCase,
} from '@quillcare/contracts';
import { addDays, todayIn } from '@quillcare/rules';
import { perFile, testProduct } from '@quillcare/testing';
import { addDocument } from '../../case-document/operations/case-papers.suite';
import { failing, patientBy, startQuoting } from '../../../quote/quote/operations/quote-scene.suite';
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
let token: string;
beforeEach(async () => {
  ({ surgeryCase: opened, token } = await acceptedCase(scene, 'COSMETIC'));
});

const later = <T>(days: number, work: () => Promise<T>) => runDaysLater(product, days, work);
const today = () => todayIn(new Date(), ZONE);
const record = (gate: Gate) => recordGate(scene, opened.id, gate);

async function recordAll(): Promise<SurgeryCase> {
  let last = opened;
  for (const gate of gatesBefore(today(), scene.doctorId)) last = await record(gate);
  return last;
}

const deposit = ({ id, version }: SurgeryCase, more: object = {}) =>
  product.call(
    recordCaseDeposit,
    { params: { id }, body: { version, amountMinor: 50_000, paidOn: today(), method: 'CARD', ...more } },
    scene.org.admin,
  );

it('keeps a cosmetic case unbooked until its steps are done, two of which the quote provides', async () => {
  expect(opened.status).toBe('PLANNED');
  const known = opened.pathway?.gates.flatMap(({ kind, evidence }) => (evidence?.isAutomatic ? [kind] : []));
  expect(known).toEqual(['QUOTE_DELIVERED', 'CONSENT_SIGNED']);
  await expect(schedule(scene, opened)).rejects.toMatchObject({
    code: 'CASE_PATHWAY_OPEN',
    message: 'Missing: referral, first consultation, second consultation, psychological screening.',
  });
  await expect(deposit(opened)).rejects.toEqual(failing('CASE_PATHWAY_OPEN'));
});

it('refuses a booking to every role until the cooling-off period is over', async () => {
  const ready = await recordAll();
  const earliestOn = addDays(today(), 8);
  expect(ready.pathway).toMatchObject({ problems: [], earliestOn, mayBook: false, coolingOffDays: 7 });
  for (const role of ['ORG_ADMIN', 'SUPER_ADMIN'] as const) {
    const { org } = scene;
    const asked = schedule({ ...scene, org: { ...org, admin: org.as(role) } }, ready, {
      startsAt: inDays(30),
    });
    await expect(asked).rejects.toMatchObject({
      code: 'CASE_PATHWAY_OPEN',
      message: expect.stringContaining('The cooling-off period is not over'),
      facts: { earliestOn },
    });
  }
  const booked = await later(8, () => schedule(scene, ready, { startsAt: inDays(30) }));
  expect(booked.status).toBe('SCHEDULED');
  const paid = await later(8, () => deposit(booked));
  expect(paid.deposits).toEqual([expect.objectContaining({ amountMinor: 50_000, currency: 'AUD' })]);
  await expect(deposit(paid, { kind: 'REFUNDED', amountMinor: 60_000 })).rejects.toEqual(
    failing('VALIDATION_FAILED'),
  );
  const refunded = await deposit(paid, { kind: 'REFUNDED', amountMinor: 20_000 });
  expect(refunded.deposits).toHaveLength(2);
});

it('requires a consultation in person with the operating doctor', async () => {
  const { otherDoctorId: doctorId } = scene;
  await recordAll();
  const elsewhere = await record({
    kind: 'FIRST_CONSULTATION',
    doneOn: addDays(today(), -20),
    doctorId,
    mode: 'IN_PERSON',
  });
  expect(elsewhere.pathway).toMatchObject({ problems: ['NOT_IN_PERSON'], earliestOn: null });
  const early = later(20, () => schedule(scene, elsewhere, { startsAt: inDays(40) }));
  await expect(early).rejects.toEqual(failing('CASE_PATHWAY_OPEN'));
  const withOther = await later(20, () => schedule(scene, elsewhere, { startsAt: inDays(40), doctorId }));
  expect(withOther.doctorId).toBe(doctorId);
});

it('records who did each step and when, validates it and allows its removal', async () => {
  const at = (path: string) => failing('VALIDATION_FAILED', { errors: [expect.objectContaining({ path })] });
  const doneOn = today();
  const gp = { profession: 'GP', isIndependent: true } as const;
  await expect(record({ kind: 'REFERRAL', doneOn, ...gp })).rejects.toEqual(at('byName'));
  await expect(record({ kind: 'REFERRAL', doneOn: addDays(doneOn, 2), byName: 'GP', ...gp })).rejects.toEqual(
    at('doneOn'),
  );
  await expect(record({ kind: 'REFERRAL', doneOn, byName: 'GP', profession: 'GP' })).rejects.toEqual(
    at('isIndependent'),
  );
  await expect(record({ kind: 'FIRST_CONSULTATION', doneOn, byName: 'Nurse' })).rejects.toEqual(at('mode'));
  await expect(record({ kind: 'SCREENING', doneOn, byName: 'Dr Lee' })).rejects.toEqual(at('outcome'));
  await expect(record({ kind: 'QUOTE_DELIVERED', doneOn })).rejects.toEqual(at('kind'));
  await expect(record({ kind: 'CONSENT_SIGNED', doneOn })).rejects.toEqual(at('doneOn'));
  const noted = await record({ kind: 'REFERRAL', doneOn, byName: 'Dr Anika Rao', ...gp });
  expect(noted.pathway?.gates[0]?.evidence).toMatchObject({
    byName: 'Dr Anika Rao',
    doneOn,
    recordedByName: scene.org.admin.name,
    isAutomatic: false,
  });
  const { id, version } = noted;
  const body = { version, kind: 'REFERRAL' as const, reason: 'It was another patient' };
  const removed = await product.call(removeCaseGate, { params: { id }, body }, scene.org.admin);
  expect(removed.pathway?.gates[0]?.evidence).toBeNull();
});

it('attaches a document of the case as evidence, which then cannot be deleted', async () => {
  const { admin } = scene.org;
  const document = await addDocument(product, admin, opened.id, { fileName: 'Referral.pdf' });
  const { surgeryCase: other } = await acceptedCase(scene, 'COSMETIC');
  const foreign = await addDocument(product, admin, other.id);
  const [gate] = gatesBefore(today(), scene.doctorId);
  await expect(record({ ...gate, documentId: foreign.id })).rejects.toEqual(failing('NOT_FOUND'));
  const noted = await record({ ...gate, documentId: document.id });
  expect(noted.pathway?.gates[0]?.evidence).toMatchObject({
    documentId: document.id,
    document: { id: document.id, name: 'Referral.pdf', mediaType: 'application/pdf' },
  });
  const remove = () => product.call(deleteCaseDocument, { params: { id: document.id } }, admin);
  await expect(remove()).rejects.toEqual(failing('CASE_DOCUMENT_IS_EVIDENCE'));
  await record(gate);
  await remove();
  await expect(record({ ...gate, documentId: document.id })).rejects.toEqual(failing('NOT_FOUND'));
});

it('closes the pathway when the patient withdraws', async () => {
  await recordAll();
  await product.call(
    withdrawAcceptance,
    { params: { token }, body: { reason: 'I changed my mind' } },
    await patientBy(scene, token),
  );
  const ended = await caseOf(scene, opened.id);
  expect(ended.status).toBe('CANCELLED');
  await expect(record({ kind: 'REFERRAL', doneOn: today(), byName: 'GP' })).rejects.toEqual(
    failing('ILLEGAL_TRANSITION'),
  );
  await expect(deposit(ended)).rejects.toEqual(failing('ILLEGAL_TRANSITION'));
});

it('applies no pathway to other procedures', async () => {
  const { surgeryCase } = await acceptedCase(scene, 'MEDICARE');
  expect(surgeryCase.pathway).toBeNull();
  const params = { id: surgeryCase.id };
  expect(await product.call(getBookingCheck, { params }, scene.org.admin)).toMatchObject({
    answer: 'YES',
    pathway: [],
    rules: [],
    readiness: { total: expect.any(Number) },
    acceptance: expect.arrayContaining([expect.objectContaining({ title: 'Quote accepted', state: 'MET' })]),
  });
  opened = surgeryCase;
  await expect(record({ kind: 'REFERRAL', doneOn: today(), byName: 'GP' })).rejects.toEqual(
    failing('CASE_WITHOUT_PATHWAY'),
  );
});
