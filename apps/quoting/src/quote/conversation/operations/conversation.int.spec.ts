import { reviseQuote, sendQuote, updatePatientSettings } from '@quillcare/contracts';
import { unseal } from '@quillcare/service-kit';
import { perFile, testProduct } from '@quillcare/testing';
import {
  auditOf,
  eventsOf,
  failing,
  openPractice,
  patientBy,
  sentQuote,
  startQuoting,
} from '../../quote/operations/quote-scene.suite';
import { question, rejection, respondIn, signed } from '../../../patient/patient/operations/answers.suite';
import { conversationIn } from './conversation.suite';

const product = testProduct(startQuoting);
const scene = perFile(() => openPractice(product));

const respond = respondIn(() => product);
const {
  quote: quoteOf,
  answer,
  messages,
  markRead,
  patientMessages,
  patientMarksRead,
  mails,
} = conversationIn(() => scene);

async function askedQuote() {
  const { quote, token } = await sentQuote(scene);
  const patient = await patientBy(scene, token);
  await respond(token, question, patient);
  return { quote, token, patient };
}

describe("patient's question", () => {
  it("is stored, counted as unread and due by the practice's target", async () => {
    const { quote, token, patient } = await askedQuote();
    const stored = await quoteOf(quote.id);
    expect(stored).toMatchObject({ status: 'QUERY_RECEIVED', unreadMessages: 1 });
    const { items, unread, answerBy, isOpen } = await messages(quote.id);
    expect(items).toEqual([
      expect.objectContaining({
        from: 'PATIENT',
        channel: 'PAGE',
        text: question.queryMessage,
        byName: null,
        readAt: null,
        sentAt: stored.questionSince,
      }),
    ]);
    expect([unread, isOpen]).toEqual([1, true]);
    expect(Date.parse(answerBy ?? '') - Date.parse(stored.questionSince ?? '')).toBe(24 * 3_600_000);
    expect(await patientMessages(token, patient)).toEqual({ items, unread: 0, answerTargetHours: 24 });
  });

  it('keeps its first time while the patient adds to it, and is marked read once', async () => {
    const { quote, token, patient } = await askedQuote();
    const since = (await quoteOf(quote.id)).questionSince;
    await respond(token, question, patient);
    expect(await quoteOf(quote.id)).toMatchObject({ unreadMessages: 2, questionSince: since });
    expect(await markRead(quote.id)).toEqual({ unread: 0 });
    const read = (await messages(quote.id)).items.map(({ readAt }) => readAt);
    await markRead(quote.id);
    expect((await messages(quote.id)).items.map(({ readAt }) => readAt)).toEqual(read);
    expect(read).toEqual([expect.any(String), expect.any(String)]);
    // Reading is not answering: the question stays open, and nobody editing the quote gets a conflict.
    expect(await quoteOf(quote.id)).toMatchObject({
      unreadMessages: 0,
      questionSince: since,
      status: 'QUERY_RECEIVED',
      version: 4,
    });
    expect((await eventsOf(scene, quote.id)).filter((name) => name === 'QuoteUpdated')).toHaveLength(1);
  });

  it('is refused at its field after too many without an answer', async () => {
    const { quote, token, patient } = await askedQuote();
    for (let more = 0; more < 9; more += 1) await respond(token, question, patient);
    await expect(respond(token, question, patient)).rejects.toEqual(
      failing('VALIDATION_FAILED', { errors: [expect.objectContaining({ path: 'queryMessage' })] }),
    );
    await answer(quote.id, { text: 'Yes, it is.' });
    await expect(respond(token, question, patient)).resolves.toMatchObject({ status: 'QUERY_RECEIVED' });
  });
});

describe('answer on the quote page', () => {
  it("returns the quote to SENT and mails a new link without the answer's text", async () => {
    const { quote, token, patient } = await askedQuote();
    const text = 'Yes, parking is included.';
    expect(await answer(quote.id, { text })).toMatchObject({
      from: 'PRACTICE',
      channel: 'PAGE',
      text,
      byName: 'Ana Okafor',
      readAt: null,
    });
    expect(await quoteOf(quote.id)).toMatchObject({
      status: 'SENT',
      unreadMessages: 0,
      questionSince: null,
      mailState: quote.mailState,
    });
    expect(await messages(quote.id)).toMatchObject({ unread: 0, answerBy: null, isOpen: true });
    const [first, second, ...more] = await mails(quote.id);
    expect(more).toEqual([]);
    expect([first?.data.kind, second?.data.kind]).toEqual(['QUOTE', 'ANSWER']);
    expect(JSON.stringify(second)).not.toContain('parking');
    const link = unseal(second?.data.sealedLink ?? '', product.config.secrets);
    const newToken = link.split('/').at(-1) ?? '';
    expect(newToken).not.toBe(token);
    // Both links open the same conversation.
    for (const [each, reader] of [
      [token, patient],
      [newToken, await patientBy(scene, newToken)],
    ] as const)
      expect(await patientMessages(each, reader)).toMatchObject({ unread: 1, items: [{}, { text }] });
    await patientMarksRead(newToken, await patientBy(scene, newToken));
    expect(await patientMessages(token, patient)).toMatchObject({ unread: 0 });
    expect((await messages(quote.id)).items[1]?.readAt).not.toBeNull();
  });

  it('is audited with its text, as is a further answer', async () => {
    const { quote } = await askedQuote();
    await answer(quote.id, { text: 'Yes.' });
    await answer(quote.id, { text: 'And so is the pharmacy.' });
    const records = (await auditOf(scene, quote.id)).slice(-2);
    expect(records.map(({ action, actorName, reason }) => [action, actorName, reason])).toEqual([
      ['UPDATE', 'Ana Okafor', 'Yes.'],
      ['UPDATE', 'Ana Okafor', 'And so is the pharmacy.'],
    ]);
    expect((await eventsOf(scene, quote.id)).filter((name) => name === 'QuoteQuestionAnswered')).toHaveLength(
      2,
    );
  });

  it('is refused without a question or for a quote that no longer awaits an answer', async () => {
    const { quote } = await sentQuote(scene);
    await expect(answer(quote.id, { text: 'Hello' })).rejects.toEqual(
      failing('VALIDATION_FAILED', { errors: [expect.objectContaining({ path: 'text' })] }),
    );
    expect(await quoteOf(quote.id)).toMatchObject({ version: quote.version });
    const declined = await askedQuote();
    await respond(declined.token, rejection, declined.patient);
    await expect(answer(declined.quote.id, { text: 'Yes' })).rejects.toEqual(failing('QUOTE_NOT_ANSWERABLE'));
    expect((await messages(declined.quote.id)).isOpen).toBe(false);
  });

  it('by telephone is stored as a note and mails nothing', async () => {
    const { quote, token, patient } = await askedQuote();
    await answer(quote.id, { text: 'Told her that it is.', channel: 'TELEPHONE' });
    expect(await quoteOf(quote.id)).toMatchObject({ status: 'SENT', questionSince: null });
    expect((await mails(quote.id)).map(({ data }) => data.kind)).toEqual(['QUOTE']);
    expect(await patientMessages(token, patient)).toMatchObject({
      unread: 0,
      items: [{}, { channel: 'TELEPHONE', byName: 'Ana Okafor' }],
    });
  });
});

describe('answer and acceptance of the same quote', () => {
  const threadOf = async (quoteId: string) => {
    const [row] = await product.sql<{ thread: { from: string }[]; thread_sha256: string }>(
      'select thread, thread_sha256 from quoting.patient_response where quote_id = $1',
      [quoteId],
    );
    return row;
  };

  it('include the answer in what is signed when the answer comes first', async () => {
    const { quote, token, patient } = await askedQuote();
    await answer(quote.id, { text: 'Yes.' });
    await respond(token, signed(quote), patient);
    expect(await threadOf(quote.id)).toMatchObject({
      thread: [{ from: 'PATIENT' }, { from: 'PRACTICE', text: 'Yes.', byName: 'Ana Okafor' }],
      thread_sha256: expect.stringMatching(/^[\da-f]{64}$/),
    });
    await expect(respond(token, question, patient)).rejects.toEqual(failing('ALREADY_ANSWERED'));
    expect((await patientMessages(token, patient)).items).toHaveLength(2);
  });

  it('refuse the answer and mail nobody when the acceptance comes first', async () => {
    const { quote, token, patient } = await askedQuote();
    await respond(token, signed(quote), patient);
    await expect(answer(quote.id, { text: 'Yes.' })).rejects.toEqual(failing('QUOTE_NOT_ANSWERABLE'));
    expect((await threadOf(quote.id))?.thread).toHaveLength(1);
    expect((await messages(quote.id)).items).toHaveLength(1);
    expect((await mails(quote.id)).map(({ data }) => data.kind)).toEqual(['QUOTE']);
  });

  it('always store a concurrent acceptance, signed with exactly what was said by then', async () => {
    for (let round = 0; round < 4; round += 1) {
      const { quote, token, patient } = await askedQuote();
      const [answered, accepted] = await Promise.allSettled([
        answer(quote.id, { text: 'Yes.' }),
        respond(token, signed(quote), patient),
      ]);
      expect(accepted.status).toBe('fulfilled');
      const said = (await messages(quote.id)).items;
      expect(said).toHaveLength(answered.status === 'fulfilled' ? 2 : 1);
      expect((await threadOf(quote.id))?.thread).toEqual(said.map(({ readAt: _, ...message }) => message));
    }
  });
});

describe('conversation', () => {
  it('continues in the next version of the quote', async () => {
    const { quote } = await askedQuote();
    const asked = await quoteOf(quote.id);
    const next = await product.call(
      reviseQuote,
      { params: { id: quote.id }, body: { version: asked.version } },
      scene.org.admin,
    );
    const { quote: sent, link } = await product.call(
      sendQuote,
      { params: { id: next.id }, body: { version: next.version } },
      scene.org.admin,
    );
    expect(await messages(sent.id)).toMatchObject({
      items: [{ from: 'PATIENT' }],
      answerBy: null,
      isOpen: true,
    });
    await expect(answer(quote.id, { text: 'Yes.' })).rejects.toEqual(failing('QUOTE_NOT_ANSWERABLE'));
    await answer(sent.id, { text: 'It is in the new version.' });
    const token = link.split('/').at(-1) ?? '';
    expect((await patientMessages(token, await patientBy(scene, token))).items).toHaveLength(2);
  });

  it('is closed to unidentified visitors and other links', async () => {
    const { token, quote } = await askedQuote();
    const stranger = await patientBy(scene, token, false);
    await expect(patientMessages(token, stranger)).rejects.toEqual(failing('IDENTITY_REQUIRED'));
    await expect(patientMarksRead(token, stranger)).rejects.toEqual(failing('IDENTITY_REQUIRED'));
    const other = await askedQuote();
    await expect(patientMessages(token, other.patient)).rejects.toEqual(failing('LINK_UNKNOWN'));
    expect((await messages(quote.id)).items).toHaveLength(1);
  });

  it('cannot be changed, even in the database', async () => {
    const { quote } = await askedQuote();
    for (const change of [`update quoting.quote_message set text = ''`, 'delete from quoting.quote_message'])
      await expect(product.sql(`${change} where quote_id = $1`, [quote.id])).rejects.toThrow('immutable');
  });

  it('promises no time if the practice has no target', async () => {
    const other = await openPractice(product);
    await product.call(
      updatePatientSettings,
      { body: { version: 0, answerTargetHours: null } },
      other.org.admin,
    );
    const { quote, token } = await sentQuote(other);
    const patient = await patientBy(other, token);
    await respond(token, question, patient);
    const there = conversationIn(() => other);
    expect(await there.messages(quote.id)).toMatchObject({ answerBy: null, unread: 1 });
    expect(await there.patientMessages(token, patient)).toMatchObject({ answerTargetHours: null });
  });
});
