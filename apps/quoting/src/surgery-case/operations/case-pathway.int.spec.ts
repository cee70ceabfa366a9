import {
  confirmSurgeryCase,
  deleteCaseDocument,
  getBookingCheck,
  listColleagues,
  listSurgeryCaseEvents,
  recordCaseDeposit,
  recordCaseGate,
  recordMedicalException,
  removeCaseGate,
  rescheduleSurgeryCase,
  revokeMedicalException,
  startSurgeryCase,
  updateCaseSettings,
  withdrawAcceptance,
  type RequestOf,
  type SurgeryCase,
  type UserPrincipal,
} from '@quillcare/contracts';
import { addDays, todayIn } from '@quillcare/rules';
import { perFile, testProduct } from '@quillcare/testing';
import { addDocument, startPapers } from '../../case-document/operations/case-papers.suite';
import { failing, patientBy } from '../../quote/operations/quote-scene.suite';
import { acceptedCase, caseOf, gatesBefore, inDays, openTheatre, schedule, ZONE } from './case-scene.suite';

const product = testProduct(startPapers);
const scene = perFile(() => openTheatre(product));
let opened: SurgeryCase;
let token: string;
beforeEach(async () => {
  ({ surgeryCase: opened, token } = await acceptedCase(scene, 'COSMETIC'));
});

/** Lets something happen so many days from now. */
const later = <T>(days: number, work: () => Promise<T>): Promise<T> =>
  product.clock.moved(days * 86_400_000, work);
const today = () => todayIn(new Date(), ZONE);
type Gate = NonNullable<RequestOf<typeof recordCaseGate>['body']>;

async function record(
  gate: Omit<Gate, 'version'>,
  as: UserPrincipal = scene.org.admin,
): Promise<SurgeryCase> {
  const { version } = await caseOf(scene, opened.id);
  const body = { version, ...gate };
  return product.call(recordCaseGate, { params: { id: opened.id }, body }, as);
}

/** All that staff record. */
async function recordAll(): Promise<SurgeryCase> {
  let last = opened;
  for (const gate of gatesBefore(today(), scene.doctorId)) last = await record(gate);
  return last;
}

/** As an administrator would in the case settings, though none of these test users exists in identity. */
const chooseForExceptions = ({ userId, organisationId }: UserPrincipal) =>
  product.sql(
    `insert into quoting.case_settings (id, organisation_id, clash_mode, exception_user_ids)
      values (gen_random_uuid(), $1, 'WARN', $2)
      on conflict (organisation_id) do update set exception_user_ids = excluded.exception_user_ids`,
    [organisationId, JSON.stringify([userId])],
  );

const deposit = ({ id, version }: SurgeryCase, more: object = {}) =>
  product.call(
    recordCaseDeposit,
    { params: { id }, body: { version, amountMinor: 50_000, paidOn: today(), method: 'CARD', ...more } },
    scene.org.admin,
  );

it('a cosmetic case waits for its steps; the quote tells of two by itself', async () => {
  expect(opened.status).toBe('PLANNED');
  const known = opened.pathway?.gates.flatMap(({ kind, evidence }) => (evidence?.isAutomatic ? [kind] : []));
  expect(known).toEqual(['QUOTE_DELIVERED', 'CONSENT_SIGNED']);
  await expect(schedule(scene, opened)).rejects.toMatchObject({
    code: 'CASE_PATHWAY_OPEN',
    message: 'Missing: referral, first consultation, second consultation, psychological screening.',
  });
  await expect(deposit(opened)).rejects.toEqual(failing('CASE_PATHWAY_OPEN'));
});

it('is booked only after the cooling-off period, whoever asks', async () => {
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

it('needs a consultation in person with whoever operates', async () => {
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

it('evidence names who and when, is corrected and taken back, and the history keeps it', async () => {
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

it('only somebody whom the practice chose records a medical exception, and nobody chooses themselves', async () => {
  const { org } = scene;
  const letter = await addDocument(product, org.admin, opened.id);
  const except = async (as: UserPrincipal, documentId = letter.id) => {
    const { id, version } = await caseOf(scene, opened.id);
    const body = { version, documentId, reason: 'Reconstruction after an accident must not wait.' };
    return product.call(recordMedicalException, { params: { id }, body }, as);
  };
  const surgeon = org.as('SALES_MANAGER');
  for (const person of [org.admin, org.as('SUPER_ADMIN'), surgeon])
    await expect(except(person)).rejects.toEqual(failing('MEDICAL_EXCEPTION_REFUSED'));
  const { items } = await product.call(listColleagues, {}, org.admin);
  const own = { version: 0 as const, exceptionUserIds: [org.admin.userId] };
  expect(items.map(({ id }) => id)).toContain(org.admin.userId);
  await expect(product.call(updateCaseSettings, { body: own }, org.admin)).rejects.toEqual(
    failing('OWN_ACCOUNT'),
  );
  await chooseForExceptions(surgeon);
  const { surgeryCase: other } = await acceptedCase(scene, 'COSMETIC');
  const foreign = await addDocument(product, org.admin, other.id);
  await expect(except(surgeon, foreign.id)).rejects.toEqual(failing('NOT_FOUND'));
  const allowed = await except(surgeon);
  expect(allowed.pathway).toMatchObject({
    mayBook: true,
    exception: {
      recordedByName: surgeon.name,
      recordedById: surgeon.userId,
      document: { id: letter.id, name: letter.name },
    },
  });
  await expect(product.call(deleteCaseDocument, { params: { id: letter.id } }, org.admin)).rejects.toEqual(
    failing('CASE_DOCUMENT_IS_EVIDENCE'),
  );
  expect((await schedule(scene, allowed, { startsAt: inDays(10) })).status).toBe('SCHEDULED');
});

it('a revoked exception lets the pathway bind again, with a reason that is kept', async () => {
  const { org } = scene;
  const at = async () => {
    const { id, version } = await caseOf(scene, opened.id);
    return { params: { id }, version };
  };
  const { id: documentId } = await addDocument(product, org.admin, opened.id);
  const act = async (
    operation: typeof recordMedicalException | typeof revokeMedicalException,
    as: UserPrincipal,
    reason: string,
  ) => {
    const { params, version } = await at();
    return operation === recordMedicalException
      ? product.call(recordMedicalException, { params, body: { version, reason, documentId } }, as)
      : product.call(revokeMedicalException, { params, body: { version, reason } }, as);
  };
  const surgeon = org.as('SALES_MANAGER');
  await chooseForExceptions(surgeon);
  await expect(act(revokeMedicalException, org.admin, 'None')).rejects.toEqual(failing('ILLEGAL_TRANSITION'));
  const allowed = await act(recordMedicalException, surgeon, 'Reconstruction must not wait.');
  const booked = await schedule(scene, allowed, { startsAt: inDays(0, '23:00') });
  const { params, version } = await at();
  const knowingly = { openItemsAcknowledged: true, consentReason: 'Signed on paper, scan to follow' };
  await product.call(confirmSurgeryCase, { params, body: { version, ...knowingly } }, org.admin);
  for (const person of [org.as('SUPER_ADMIN'), org.as('USER')])
    await expect(act(revokeMedicalException, person, 'No')).rejects.toMatchObject({ status: 403 });
  const revoked = await act(revokeMedicalException, org.admin, 'The report was of another patient.');
  expect(revoked).toMatchObject({ status: 'CONFIRMED', pathway: { exception: null, mayBook: false } });
  expect(revoked.startsAt).toBe(booked.startsAt);
  // Its date stands until somebody moves it, so case, board and calendar say that it is not allowed.
  expect(booked.isTooEarly).toBe(false);
  expect(revoked.isTooEarly).toBe(true);
  const now = await at();
  await expect(
    product.call(startSurgeryCase, { params, body: { version: now.version } }, org.admin),
  ).rejects.toEqual(failing('CASE_PATHWAY_OPEN'));
  const { items } = await product.call(listSurgeryCaseEvents, { params }, org.admin);
  expect(items[0]).toMatchObject({
    kind: 'EXCEPTION_REVOKED',
    byName: org.admin.name,
    reason: 'The report was of another patient.',
    detail: `Recorded by ${surgeon.name}: Reconstruction must not wait.`,
  });
});

it('evidence rests on a document of the case, which then stays', async () => {
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

it('the patient’s withdrawal ends it', async () => {
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

it('other procedures have none', async () => {
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

it('is moved to a day after the cooling-off period where its date is not allowed any more', async () => {
  const { org } = scene;
  const surgeon = org.as('SALES_MANAGER');
  await chooseForExceptions(surgeon);
  const { id: documentId } = await addDocument(product, org.admin, opened.id);
  const { version } = await recordAll();
  const params = { id: opened.id };
  const body = { version, documentId, reason: 'Reconstruction must not wait.' };
  const allowed = await product.call(recordMedicalException, { params, body }, surgeon);
  const booked = await schedule(scene, allowed, { startsAt: inDays(3) });
  const revoked = await product.call(
    revokeMedicalException,
    { params, body: { version: booked.version, reason: 'Of another patient' } },
    org.admin,
  );
  expect(revoked.isTooEarly).toBe(true);
  const moved = (startsAt: string) =>
    product.call(
      rescheduleSurgeryCase,
      { params, body: { version: revoked.version, startsAt, reason: 'Too early', allowDayOff: true } },
      org.admin,
    );
  await expect(moved(inDays(7))).rejects.toEqual(failing('CASE_PATHWAY_OPEN'));
  expect(await moved(inDays(8))).toMatchObject({ status: 'RESCHEDULED', isTooEarly: false });
});
