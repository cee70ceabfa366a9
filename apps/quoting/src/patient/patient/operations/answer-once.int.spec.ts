import { getQuote, getSurgeryCase, listSurgeryCases } from '@quillcare/contracts';
import { perFile, testProduct } from '@quillcare/testing';
import {
  eventsOf,
  failing,
  openPractice,
  patientBy,
  sentQuote,
  startQuoting,
} from '../../../quote/quote/operations/quote-scene.suite';
import { acceptance, question, rejection, respondIn, signed } from './answers.suite';

const product = testProduct(startQuoting);
const scene = perFile(() => openPractice(product));

const respond = respondIn(() => product);
const quoteOf = (id: string) => product.call(getQuote, { params: { id } }, scene.org.admin);
const casesOf = (quoteId: string) => product.call(listSurgeryCases, { query: { quoteId } }, scene.org.admin);
describe('second answer to a quote', () => {
  it('is refused with the date of the first', async () => {
    const { token } = await sentQuote(scene);
    const patient = await patientBy(scene, token);
    const { respondedAt } = await respond(token, rejection, patient);
    for (const again of [acceptance, rejection, question]) {
      await expect(respond(token, again, patient)).rejects.toEqual(
        failing('ALREADY_ANSWERED', {
          facts: { respondedAt, response: 'reject' },
          message: expect.stringMatching(/declined on \d/),
        }),
      );
    }
  });

  it('returns the same result for the same idempotency key', async () => {
    const { quote, token } = await sentQuote(scene);
    const patient = await patientBy(scene, token);
    const first = await respond(token, signed(quote), patient, 'submit-1');
    expect(await respond(token, signed(quote), patient, 'submit-1')).toEqual(first);
    await expect(respond(token, rejection, patient, 'submit-1')).rejects.toEqual(
      failing('IDEMPOTENCY_KEY_REUSED'),
    );
    expect((await casesOf(quote.id)).total).toBe(1);
  });

  it('is never stored, even with 60 concurrent requests', async () => {
    const { quote, token } = await sentQuote(scene);
    const patient = await patientBy(scene, token);
    const tries = await Promise.allSettled(
      Array.from({ length: 60 }, (_, at) =>
        respond(token, at % 3 === 0 ? signed(quote) : rejection, patient),
      ),
    );
    const won = tries.filter((attempt) => attempt.status === 'fulfilled');
    expect(won).toHaveLength(1);
    for (const attempt of tries)
      if (attempt.status === 'rejected') expect(attempt.reason).toEqual(failing('ALREADY_ANSWERED'));
    const { status } = await quoteOf(quote.id);
    expect(status).toBe(won[0]?.value.status);
    expect((await casesOf(quote.id)).total).toBe(status === 'ACCEPTED' ? 1 : 0);
    expect(
      await product.sql('select 1 from quoting.patient_response where quote_id = $1', [quote.id]),
    ).toHaveLength(1);
    const answers = (await eventsOf(scene, quote.id)).filter(
      (name) => name === 'QuoteAccepted' || name === 'QuoteRejected',
    );
    expect(answers).toHaveLength(1);
  });
});

it('stores one final answer per revision and shows on a case the answer to its own revision', async () => {
  const { quote, token } = await sentQuote(scene);
  await respond(token, signed(quote), await patientBy(scene, token));
  const again = (revision: number) =>
    product.sql(
      `insert into quoting.patient_response (id, organisation_id, quote_id, revision, link_id, response, responded_at,
         patient_info, rejection_reason, document_hash, consent_wording, terms_version, ip_address, user_agent)
       select gen_random_uuid(), organisation_id, quote_id, $2, link_id, 'reject', responded_at, patient_info, 'Too dear',
              document_hash, consent_wording, terms_version, ip_address, user_agent
         from quoting.patient_response where quote_id = $1`,
      [quote.id, revision],
    );
  await expect(again(1)).rejects.toThrow(/patient_response_once/);
  await again(2);
  const [found] = (await casesOf(quote.id)).items;
  const { acceptanceData } = await product.call(
    getSurgeryCase,
    { params: { id: found?.id ?? '' } },
    scene.org.admin,
  );
  expect(acceptanceData.signatureMethod).toBe('draw');
});

it('rejects changes to a stored answer in the database', async () => {
  await expect(product.sql(`update quoting.patient_response set rejection_reason = 'x'`)).rejects.toThrow(
    /immutable/,
  );
  await expect(product.sql('delete from quoting.patient_response')).rejects.toThrow(/immutable/);
});
