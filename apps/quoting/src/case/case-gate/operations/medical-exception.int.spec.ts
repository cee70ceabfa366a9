import {
  confirmSurgeryCase,
  deleteCaseDocument,
  listColleagues,
  listSurgeryCaseEvents,
  recordMedicalException,
  rescheduleSurgeryCase,
  revokeMedicalException,
  startSurgeryCase,
  updateCaseSettings,
  type SurgeryCase,
  type UserPrincipal,
} from '@quillcare/contracts';
import { todayIn } from '@quillcare/rules';
import { perFile, testProduct } from '@quillcare/testing';
import { addDocument } from '../../case-document/operations/case-papers.suite';
import { failing, startQuoting } from '../../../quote/quote/operations/quote-scene.suite';
import {
  acceptedCase,
  caseOf,
  chooseForExceptions,
  gatesBefore,
  inDays,
  openTheatre,
  recordGate,
  schedule,
  ZONE,
  type Gate,
} from '../../surgery-case/operations/case-scene.suite';

const product = testProduct(startQuoting);
const scene = perFile(() => openTheatre(product));
let opened: SurgeryCase;
beforeEach(async () => {
  ({ surgeryCase: opened } = await acceptedCase(scene, 'COSMETIC'));
});

const today = () => todayIn(new Date(), ZONE);
const record = (gate: Gate) => recordGate(scene, opened.id, gate);

/** Records all gates that staff can record. */
async function recordAll(): Promise<SurgeryCase> {
  let last = opened;
  for (const gate of gatesBefore(today(), scene.doctorId)) last = await record(gate);
  return last;
}

it('lets only people chosen by someone else in the practice record a medical exception', async () => {
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
  await chooseForExceptions(product, surgeon);
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

it('reinstates the booking pathway when an exception is revoked, and keeps the reason', async () => {
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
  await chooseForExceptions(product, surgeon);
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
  // The date stands until it is moved, so case, board and calendar flag it as not allowed.
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

it('allows a case booked too early to move only to a day after the cooling-off period', async () => {
  const { org } = scene;
  const surgeon = org.as('SALES_MANAGER');
  await chooseForExceptions(product, surgeon);
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
