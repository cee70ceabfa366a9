import { listSurgeryCases, recordAcceptance, reviseQuote, type Quote } from '@quillcare/contracts';
import { perFile, testProduct } from '@quillcare/testing';
import { respondIn, signed } from '../../patient/operations/answers.suite';
import {
  failing,
  openPractice,
  patientBy,
  sendDraft,
  sentQuote,
  startQuoting,
} from '../../../quote/quote/operations/quote-scene.suite';
import { recorded } from './signing.suite';

const product = testProduct(startQuoting);
const scene = perFile(() => openPractice(product));

const respond = respondIn(() => product);
const record = (quote: Quote) =>
  product.call(recordAcceptance, { params: { id: quote.id }, body: recorded(quote) }, scene.org.admin);

/** Sends the next version of a quote. */
async function sendNext({ id, version }: Quote) {
  const request = { params: { id }, body: { version } };
  return sendDraft(scene, await product.call(reviseQuote, request, scene.org.admin));
}

/** Exactly one of the two acceptances is stored, with its case, and the other learns that the quote was answered. */
async function expectOneStored(quoteNumber: string, acts: readonly Promise<unknown>[]): Promise<void> {
  const ends = await Promise.allSettled(acts);
  const lost = ends.flatMap((end) => (end.status === 'rejected' ? [end.reason as unknown] : []));
  expect(lost).toEqual([failing('ALREADY_ANSWERED')]);
  const own = [scene.org.organisationId, quoteNumber];
  const accepted = await product.sql<{ id: string; surgery_case_id: string }>(
    `select id, surgery_case_id from quoting.quote
      where organisation_id = $1 and quote_number = $2 and status = 'ACCEPTED'`,
    own,
  );
  expect(accepted).toHaveLength(1);
  const [{ id, surgery_case_id: caseId } = { id: '', surgery_case_id: '' }] = accepted;
  expect(
    await product.sql(
      `select quote_id from quoting.patient_response where organisation_id = $1
        and quote_id in (select id from quoting.quote where organisation_id = $1 and quote_number = $2)`,
      own,
    ),
  ).toEqual([{ quote_id: id }]);
  const { items } = await product.call(listSurgeryCases, { query: { search: quoteNumber } }, scene.org.admin);
  expect(items.map((one) => one.id)).toEqual([caseId]);
}

it('stores one of two acceptances of the same version, by the patient and by staff', async () => {
  for (let round = 0; round < 5; round += 1) {
    const { quote, token } = await sentQuote(scene);
    const patient = await patientBy(scene, token);
    const acts = [() => respond(token, signed(quote), patient), () => record(quote)];
    const order = round % 2 === 0 ? acts : acts.toReversed();
    await expectOneStored(
      quote.quoteNumber,
      order.map((act) => act()),
    );
  }
});

it('stores one of two acceptances of different versions that both await an answer', async () => {
  for (let round = 0; round < 5; round += 1) {
    const { quote: first } = await sentQuote(scene);
    const { quote: second, token } = await sendNext(first);
    // Sending the second version closes the first, so only the database's last safeguard tells them apart here.
    await product.sql(`update quoting.quote set status = 'SENT' where id = $1`, [first.id]);
    const [{ version } = { version: 0 }] = await product.sql<{ version: number }>(
      'select version from quoting.quote where id = $1',
      [first.id],
    );
    const patient = await patientBy(scene, token);
    const acts = [() => respond(token, signed(second), patient), () => record({ ...first, version })];
    const order = round % 2 === 0 ? acts : acts.toReversed();
    await expectOneStored(
      first.quoteNumber,
      order.map((act) => act()),
    );
  }
});

it('lets either the acceptance of a version or the sending of the next one succeed', async () => {
  for (let round = 0; round < 5; round += 1) {
    const { quote: first, token } = await sentQuote(scene);
    const request = { params: { id: first.id }, body: { version: first.version } };
    const draft = await product.call(reviseQuote, request, scene.org.admin);
    const patient = await patientBy(scene, token);
    const acts = [() => respond(token, signed(first), patient), () => sendDraft(scene, draft)];
    const order = round % 2 === 0 ? acts : acts.toReversed();
    const ends = await Promise.allSettled(order.map((act) => act()));
    const [acceptance, sending] = round % 2 === 0 ? ends : ends.toReversed();
    if (acceptance?.status === 'rejected') expect(acceptance.reason).toEqual(failing('LINK_SUPERSEDED'));
    if (sending?.status === 'rejected') expect(sending.reason).toEqual(failing('QUOTE_NOT_SENDABLE'));
    expect(ends.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  }
});
