import {
  getQuote,
  getSurgeryCase,
  openPublicQuote,
  withdrawAcceptance,
  type PatientPrincipal,
} from '@quillcare/contracts';
import { perFile, startProduct, testProduct } from '@quillcare/testing';
import {
  auditOf,
  eventsOf,
  failing,
  openPractice,
  patientBy,
  sentQuote,
} from '../../../quote/quote/operations/quote-scene.suite';
import { client, respondIn, signed } from './answers.suite';

const product = testProduct(() => startProduct({ only: ['identity', 'crm', 'quoting'] }));
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
const mailsOf = async (quoteId: string) => {
  const rows = await product.sql<{ kind: string }>(
    `select payload->'data'->>'kind' as kind from quoting.outbox
      where destination = 'notifications.sendQuoteMail' and payload->'data'->>'quoteId' = $1 order by seq`,
    [quoteId],
  );
  return rows.map(({ kind }) => kind);
};

it('cancels the case with the reason, tells everybody, and the link shows what happened', async () => {
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
  expect(await mailsOf(quote.id)).toEqual(['QUOTE', 'WITHDRAWN']);
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

it('needs the identified patient of this very quote', async () => {
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

it('is refused where nothing was accepted', async () => {
  const { token } = await sentQuote(scene);
  const patient = await patientBy(scene, token);
  await expect(withdraw(token, patient)).rejects.toEqual(failing('ACCEPTANCE_FINAL'));
});

it.each(['PLANNED', 'SCHEDULED', 'RESCHEDULED'])('works while the case is %s', async (status) => {
  const { token, patient, caseId } = await accepted();
  await setCase(caseId, status);
  await withdraw(token, patient);
  expect((await caseOf(caseId)).status).toBe('CANCELLED');
});

it.each(['CONFIRMED', 'IN_PROGRESS', 'COMPLETED', 'POST_OP', 'CANCELLED'])(
  'is refused once the case is %s',
  async (status) => {
    const { quote, token, patient, caseId } = await accepted();
    await setCase(caseId, status);
    expect(await pageOf(token, patient)).toMatchObject({ state: 'answered', withdrawal: null });
    await expect(withdraw(token, patient)).rejects.toEqual(failing('ACCEPTANCE_FINAL'));
    expect((await quoteOf(quote.id)).status).toBe('ACCEPTED');
    expect((await caseOf(caseId)).status).toBe(status);
  },
);

it('a cosmetic procedure can be withdrawn after confirmation until the cooling-off period is over', async () => {
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

it('the days are those that the patient was told when they signed, whatever the practice decides later', async () => {
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

describe('exactly once', () => {
  it('on two devices and with a repeated key: one event, one email, the same time for all', async () => {
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
    expect(await mailsOf(quote.id)).toEqual(['QUOTE', 'WITHDRAWN']);
  });

  it('with 20 requests at once', async () => {
    const { quote, token, patient } = await accepted();
    const ends = await Promise.all(Array.from({ length: 20 }, () => withdraw(token, patient)));
    expect(new Set(ends.map(({ withdrawnAt }) => withdrawnAt)).size).toBe(1);
    expect((await eventsOf(scene, quote.id)).filter((name) => name === 'AcceptanceWithdrawn')).toHaveLength(
      1,
    );
  });

  it('with staff who confirm at the same moment: one of the two happens, never both', async () => {
    const outcomes = new Set<string>();
    for (let round = 0; round < 10; round += 1) {
      const { token, patient, caseId } = await accepted();
      // Confirms as the product does: only a case that is still unconfirmed.
      const confirm = () =>
        product.sql<{ id: string }>(
          `update quoting.surgery_case set status = 'CONFIRMED' where id = $1 and status = 'SCHEDULED' returning id`,
          [caseId],
        );
      const acts =
        round % 2 === 0 ? [withdraw(token, patient), confirm()] : [confirm(), withdraw(token, patient)];
      const ends = await Promise.allSettled(acts);
      const [withdrawal] = round % 2 === 0 ? ends : [...ends].reverse();
      const { status } = await caseOf(caseId);
      expect(status).toBe(withdrawal?.status === 'fulfilled' ? 'CANCELLED' : 'CONFIRMED');
      if (withdrawal?.status === 'rejected') expect(withdrawal.reason).toEqual(failing('ACCEPTANCE_FINAL'));
      outcomes.add(status);
    }
    expect(outcomes.size).toBeGreaterThan(0);
  });

  it('half of it never happens: if the case cannot be stored, the acceptance stands', async () => {
    const { quote, token, patient, caseId } = await accepted();
    await product.sql(
      `alter table quoting.surgery_case add constraint not_now check (id <> '${caseId}' or status <> 'CANCELLED')`,
    );
    await expect(withdraw(token, patient)).rejects.toThrow();
    await product.sql('alter table quoting.surgery_case drop constraint not_now');
    expect((await quoteOf(quote.id)).status).toBe('ACCEPTED');
    expect(await mailsOf(quote.id)).toEqual(['QUOTE']);
  });
});
