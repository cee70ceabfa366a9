import {
  confirmSurgeryCase,
  getQuote,
  getSurgeryCase,
  openPublicQuote,
  scheduleSurgeryCase,
  withdrawAcceptance,
  type PatientPrincipal,
} from '@quillcare/contracts';
import { perFile, testProduct } from '@quillcare/testing';
import {
  auditOf,
  eventsOf,
  failing,
  openPractice,
  patientBy,
  sentQuote,
  startQuoting,
  mailKindsOf,
} from '../../../quote/quote/operations/quote-scene.suite';
import { inDays } from '../../../case/surgery-case/operations/case-scene.suite';
import { client, respondIn, signed } from './answers.suite';

const product = testProduct(startQuoting);
const scene = perFile(() => openPractice(product));

const respond = respondIn(() => product);
const quoteOf = (id: string) => product.call(getQuote, { params: { id } }, scene.org.admin);
const caseOf = (id: string) => product.call(getSurgeryCase, { params: { id } }, scene.org.admin);
const pageOf = (token: string, patient: PatientPrincipal) =>
  product.call(openPublicQuote, { params: { token } }, patient);
const withdraw = (
  token: string,
  patient: PatientPrincipal,
  reason: string | null = null,
  idempotencyKey: string | null = null,
) =>
  product.call(withdrawAcceptance, { params: { token }, body: { reason } }, patient, {
    client,
    idempotencyKey,
  });

async function accepted(procedureClass: 'MEDICARE' | 'COSMETIC' = 'MEDICARE') {
  const { quote, token } = await sentQuote(scene, { procedureClass });
  const patient = await patientBy(scene, token);
  await respond(token, signed(quote), patient);
  const { surgeryCaseId } = await quoteOf(quote.id);
  return { quote, token, patient, caseId: surgeryCaseId ?? '' };
}
const setCase = (caseId: string, status: string) =>
  product.sql('update quoting.surgery_case set status = $2 where id = $1', [caseId, status]);
it("cancels the case with the reason, notifies everyone and updates the patient's page", async () => {
  const { quote, token, patient, caseId } = await accepted();
  expect(await pageOf(token, patient)).toMatchObject({
    state: 'answered',
    response: 'accept',
    withdrawal: { until: null },
    withdrawnAt: null,
  });
  const { withdrawnAt } = await withdraw(token, patient, 'I found another surgeon');
  expect(await quoteOf(quote.id)).toMatchObject({
    status: 'WITHDRAWN',
    acceptanceWithdrawnAt: withdrawnAt,
    acceptanceWithdrawnReason: 'I found another surgeon',
    withdrawnReason: null,
    surgeryCaseId: caseId,
  });
  expect(await caseOf(caseId)).toMatchObject({
    status: 'CANCELLED',
    cancelledBy: 'PATIENT',
    cancelledAt: withdrawnAt,
    cancelledReason: 'I found another surgeon',
    acceptanceData: { signatureMethod: 'draw' },
  });
  const events = await eventsOf(scene, quote.id);
  expect(events.slice(-2)).toEqual(['AcceptanceWithdrawn', 'SurgeryCaseCancelled']);
  expect(await mailKindsOf(scene, quote.id)).toEqual(['QUOTE', 'WITHDRAWN']);
  const told = (await auditOf(scene, quote.id)).at(-1);
  expect(told).toMatchObject({ action: 'UPDATE', actorName: 'patient', reason: 'I found another surgeon' });
  expect((await auditOf(scene, caseId)).at(-1)?.changes).toEqual(
    expect.arrayContaining([expect.objectContaining({ field: 'status', newValue: 'CANCELLED' })]),
  );
  expect(await pageOf(token, patient)).toMatchObject({
    state: 'answered',
    response: 'accept',
    withdrawal: null,
    withdrawnAt,
    quote: { status: 'WITHDRAWN' },
  });
});

it('requires the identified patient of this quote to withdraw', async () => {
  const { quote, token, patient } = await accepted();
  const other = await accepted();
  await expect(withdraw(token, { ...patient, identified: false })).rejects.toEqual(
    failing('IDENTITY_REQUIRED'),
  );
  await expect(withdraw(token, other.patient)).rejects.toEqual(failing('LINK_UNKNOWN'));
  expect((await quoteOf(quote.id)).status).toBe('ACCEPTED');
  const page = await pageOf(token, { ...patient, identified: false });
  expect(page).toMatchObject({ state: 'answered', quote: null, withdrawal: null });
});

it('refuses to withdraw a quote that was not accepted', async () => {
  const { token } = await sentQuote(scene);
  const patient = await patientBy(scene, token);
  await expect(withdraw(token, patient)).rejects.toEqual(failing('ACCEPTANCE_FINAL'));
});

it.each(['PLANNED', 'SCHEDULED', 'RESCHEDULED'])('allows withdrawal while the case is %s', async (status) => {
  const { token, patient, caseId } = await accepted();
  await setCase(caseId, status);
  await withdraw(token, patient);
  expect((await caseOf(caseId)).status).toBe('CANCELLED');
});

it.each(['CONFIRMED', 'IN_PROGRESS', 'COMPLETED', 'POST_OP', 'CANCELLED'])(
  'refuses withdrawal once the case is %s',
  async (status) => {
    const { quote, token, patient, caseId } = await accepted();
    await setCase(caseId, status);
    expect(await pageOf(token, patient)).toMatchObject({ state: 'answered', withdrawal: null });
    await expect(withdraw(token, patient)).rejects.toEqual(failing('ACCEPTANCE_FINAL'));
    expect((await quoteOf(quote.id)).status).toBe('ACCEPTED');
    expect((await caseOf(caseId)).status).toBe(status);
  },
);

it('allows withdrawal of a confirmed cosmetic procedure until the cooling-off period ends', async () => {
  const { token, patient, caseId } = await accepted('COSMETIC');
  await setCase(caseId, 'CONFIRMED');
  const page = await pageOf(token, patient);
  expect(page).toMatchObject({
    state: 'answered',
    withdrawal: { until: expect.stringMatching(/:59:59.999Z$/) },
    quote: { coolingOffDays: 7 },
  });
  await withdraw(token, patient);
  expect((await caseOf(caseId)).status).toBe('CANCELLED');

  const late = await accepted('COSMETIC');
  await setCase(late.caseId, 'CONFIRMED');
  await product.sql(`update quoting.quote set responded_at = now() - interval '9 days' where id = $1`, [
    late.quote.id,
  ]);
  await expect(withdraw(late.token, late.patient)).rejects.toEqual(failing('ACCEPTANCE_FINAL'));
});

it('uses the cooling-off days frozen at signing, whatever the practice sets later', async () => {
  await product.sql(
    `insert into quoting.patient_settings (id, organisation_id, created_at, updated_at, identification, check_questions,
       checks_required, second_signer_needed, cooling_off_days)
     values (gen_random_uuid(), $1, now(), now(), 'DATE_OF_BIRTH', '[]', false, false, 30)`,
    [scene.org.organisationId],
  );
  const { quote, token, patient, caseId } = await accepted('COSMETIC');
  await product.sql('delete from quoting.patient_settings where organisation_id = $1', [
    scene.org.organisationId,
  ]);
  await setCase(caseId, 'CONFIRMED');
  await product.sql(`update quoting.quote set responded_at = now() - interval '20 days' where id = $1`, [
    quote.id,
  ]);
  expect(await pageOf(token, patient)).toMatchObject({ quote: { coolingOffDays: 30 } });
  await withdraw(token, patient);
});

describe('withdrawal that happens exactly once', () => {
  it('returns the same time to every device and key, with one event and one email', async () => {
    const { quote, token, patient } = await accepted();
    const [first, again] = [
      await withdraw(token, patient, 'Reason', 'withdraw-1'),
      await withdraw(token, patient, 'Reason', 'withdraw-1'),
    ];
    expect(again).toEqual(first);
    expect(await withdraw(token, await patientBy(scene, token), 'Another reason')).toEqual(first);
    expect((await quoteOf(quote.id)).acceptanceWithdrawnReason).toBe('Reason');
    expect((await eventsOf(scene, quote.id)).filter((name) => name === 'AcceptanceWithdrawn')).toHaveLength(
      1,
    );
    expect(await mailKindsOf(scene, quote.id)).toEqual(['QUOTE', 'WITHDRAWN']);
  });

  it('survives 20 concurrent requests with one time and one event', async () => {
    const { quote, token, patient } = await accepted();
    const ends = await Promise.all(Array.from({ length: 20 }, () => withdraw(token, patient)));
    expect(new Set(ends.map(({ withdrawnAt }) => withdrawnAt)).size).toBe(1);
    expect((await eventsOf(scene, quote.id)).filter((name) => name === 'AcceptanceWithdrawn')).toHaveLength(
      1,
    );
  });

  it('excludes a confirmation at the same moment: one of the two succeeds, never both', async () => {
    for (let round = 0; round < 10; round += 1) {
      const { token, patient, caseId: id } = await accepted();
      const time = { startsAt: inDays(3 + round), durationMinutes: 60, allowDayOff: true };
      const request = { params: { id }, body: { version: (await caseOf(id)).version, ...time } };
      const { version } = await product.call(scheduleSurgeryCase, request, scene.org.admin);
      const known = { version, note: null, openItemsAcknowledged: true };
      const acts = [
        () => withdraw(token, patient),
        () => product.call(confirmSurgeryCase, { params: { id }, body: known }, scene.org.admin),
      ];
      const order = round % 2 === 0 ? acts : [...acts].reverse();
      const ends = await Promise.allSettled(order.map((act) => act()));
      const [withdrawal, confirmation] = round % 2 === 0 ? ends : [...ends].reverse();
      const isWithdrawn = withdrawal?.status === 'fulfilled';
      expect(confirmation?.status).toBe(isWithdrawn ? 'rejected' : 'fulfilled');
      expect((await caseOf(id)).status).toBe(isWithdrawn ? 'CANCELLED' : 'CONFIRMED');
      if (withdrawal?.status === 'rejected') expect(withdrawal.reason).toEqual(failing('ACCEPTANCE_FINAL'));
    }
  });

  it('leaves the acceptance untouched if the case cannot be stored', async () => {
    const { quote, token, patient, caseId } = await accepted();
    await product.sql(
      `alter table quoting.surgery_case add constraint not_now check (id <> '${caseId}' or status <> 'CANCELLED')`,
    );
    const [outcome] = await Promise.allSettled([withdraw(token, patient)]);
    await product.sql('alter table quoting.surgery_case drop constraint not_now');
    expect(outcome.status).toBe('rejected');
    expect((await quoteOf(quote.id)).status).toBe('ACCEPTED');
    expect(await mailKindsOf(scene, quote.id)).toEqual(['QUOTE']);
  });
});
