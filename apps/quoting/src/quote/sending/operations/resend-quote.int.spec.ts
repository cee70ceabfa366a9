import {
  getQuote,
  openPublicQuote,
  replaceQuoteLink,
  resendQuote,
  revokeQuoteLinks,
  updateClient,
  type EventData,
  type Quote,
  type QuoteMailChanged,
} from '@quillcare/contracts';
import { contextFor, newId, runInContext, unseal, type UnitOfWork } from '@quillcare/service-kit';
import { perFile, testProduct } from '@quillcare/testing';
import { rejection, respondIn, signed } from '../../../patient/patient/operations/answers.suite';
import { OnQuoteMailChangedConsumer } from '../../quote/consumers/on-quote-mail-changed.consumer';
import { QuoteRepository } from '../../quote/persistence/quote.repository';
import {
  addClient,
  auditOf,
  draftQuote,
  failing,
  openPractice,
  patientBy,
  sentQuote,
  startQuoting,
} from '../../quote/operations/quote-scene.suite';

const product = testProduct(startQuoting);
const scene = perFile(() => openPractice(product));

const respond = respondIn(() => product);
const request = ({ id, version }: Pick<Quote, 'id' | 'version'>) => ({ params: { id }, body: { version } });
const resend = (quote: Quote) => product.call(resendQuote, request(quote), scene.org.admin);
const relink = (quote: Quote) => product.call(replaceQuoteLink, request(quote), scene.org.admin);
const tokenOf = (link: string) => link.split('/').at(-1) ?? '';
const jobsOf = async (id: string) => {
  const rows = await product.sql<{ data: { sealedLink: string; linkId: string } }>(
    `select payload->'data' as data from quoting.outbox
      where destination = 'notifications.sendQuoteMail' and payload->'data'->>'quoteId' = $1 order by seq`,
    [id],
  );
  return rows.map(({ data }) => data);
};
const stateOf = async (id: string) =>
  (await product.call(getQuote, { params: { id } }, scene.org.admin)).mailState;

/** Handles a delivery report as if delivered by the broker. */
function hear(news: Omit<EventData<typeof QuoteMailChanged>, 'mailId'>, time: Date): Promise<void> {
  const consumer = product.app.get(OnQuoteMailChangedConsumer, { strict: false });
  // Each service of the process has its own unit of work.
  const { uow } = product.app.get(QuoteRepository, { strict: false }) as unknown as { uow: UnitOfWork };
  const event = { data: { mailId: newId(), ...news }, time: time.toISOString() };
  const context = contextFor(
    { kind: 'service', service: 'quoting' },
    { organisationId: scene.org.organisationId },
  );
  return runInContext(context, () => uow.run(() => consumer.handle(event as never, undefined)));
}
const open = async (token: string) =>
  product.call(openPublicQuote, { params: { token } }, await patientBy(scene, token, false));

it("mails a new link to the client's current address and points the old link to it", async () => {
  const clientId = await addClient(product, scene.org);
  const { quote, token } = await sentQuote({ ...scene, clientId });
  await product.call(
    updateClient,
    { params: { id: clientId }, body: { version: 1, email: 'right@example.com' } },
    scene.org.admin,
  );
  await product.sql(
    `update quoting.quote set mail_state = 'FAILED', mail_detail = 'No such address' where id = $1`,
    [quote.id],
  );
  const { quote: sent, link } = await resend(quote);
  expect(sent).toMatchObject({
    status: 'SENT',
    mailState: 'PENDING',
    mailDetail: null,
    documentHash: quote.documentHash,
    client: { email: 'right@example.com' },
  });
  expect(await open(tokenOf(link))).toMatchObject({ state: 'identify' });
  await expect(open(token)).rejects.toEqual(
    failing('LINK_SUPERSEDED', { facts: expect.objectContaining({ replacedBy: 'NEW_LINK' }) }),
  );
  const [first, second, ...further] = await jobsOf(quote.id);
  expect(further).toEqual([]);
  expect(second?.linkId).not.toBe(first?.linkId);
  expect(unseal(second?.sealedLink ?? '', product.config.secrets)).toBe(link);
  expect((await auditOf(scene, quote.id)).at(-1)).toMatchObject({ action: 'SEND' });
});

it('ignores a late report about the first email', async () => {
  const { quote } = await sentQuote(scene);
  const { quote: again } = await resend(quote);
  const report = { quoteId: quote.id, revision: 1, state: 'FAILED', detail: 'Late' } as const;
  await hear(report, new Date(Date.parse(again.updatedAt) - 1_000));
  expect(await stateOf(quote.id)).toBe('PENDING');
  await hear(report, new Date(Date.parse(again.updatedAt) + 1_000));
  expect(await stateOf(quote.id)).toBe('FAILED');
});

it('unlocks a locked link by replacing it', async () => {
  const { quote } = await sentQuote(scene);
  await product.sql('update quoting.quote set link_locked_at = now() where id = $1', [quote.id]);
  const { quote: sent } = await resend(quote);
  expect(sent.linkLockedAt).toBeNull();
});

it('creates a link without an email and leaves the quote unchanged', async () => {
  const { quote, token } = await sentQuote(scene);
  const { quote: same, link } = await relink(quote);
  expect(same).toEqual({ ...quote, updatedAt: same.updatedAt });
  expect(await open(tokenOf(link))).toMatchObject({ state: 'identify' });
  await expect(open(token)).rejects.toEqual(failing('LINK_SUPERSEDED'));
  expect(await jobsOf(quote.id)).toHaveLength(1);
  expect((await auditOf(scene, quote.id)).at(-1)).toMatchObject({ action: 'UPDATE' });
});

it.each([
  ['resending', resend],
  ['a new link', relink],
] as const)(
  'refuses %s for a draft, an answered or expired quote and a stale version',
  async (_name, act) => {
    await expect(act(await draftQuote(scene))).rejects.toEqual(failing('QUOTE_NOT_RESENDABLE'));
    const { quote: answered, token } = await sentQuote(scene);
    await respond(token, rejection, await patientBy(scene, token));
    await expect(act(answered)).rejects.toEqual(failing('QUOTE_NOT_RESENDABLE'));
    const { quote: over } = await sentQuote(scene);
    await product.sql(`update quoting.quote set expires_at = now() where id = $1`, [over.id]);
    await expect(act(over)).rejects.toEqual(failing('QUOTE_NOT_RESENDABLE'));
    const { quote } = await sentQuote(scene);
    await expect(act({ ...quote, version: 1 })).rejects.toEqual(failing('VERSION_CONFLICT'));
    expect(await jobsOf(quote.id)).toHaveLength(1);
  },
);

describe('revoked patient links', () => {
  const revoke = (quote: Quote) => product.call(revokeQuoteLinks, request(quote), scene.org.admin);
  const switchedOff = failing('LINK_WITHDRAWN', {
    message: 'The practice has switched this link off.',
    facts: { isSwitchedOff: true, practice: expect.objectContaining({ name: expect.any(String) }) },
  });

  it('open nothing, even after identification, until the quote is resent with a new link', async () => {
    const { quote, token } = await sentQuote(scene);
    const patient = await patientBy(scene, token);
    const { link } = await relink(quote);
    const after = await revoke(quote);
    expect(after).toMatchObject({ status: 'SENT', version: quote.version });
    for (const dead of [token, tokenOf(link)]) await expect(open(dead)).rejects.toEqual(switchedOff);
    await expect(respond(token, rejection, patient)).rejects.toEqual(switchedOff);
    expect((await auditOf(scene, quote.id)).at(-1)).toMatchObject({
      notes: 'All links of the patient to this quote switched off',
    });
    const { link: fresh } = await resend(after);
    expect(await open(tokenOf(fresh))).toMatchObject({ state: 'identify' });
  });

  it('include those of a signed quote, which stays signed', async () => {
    const { quote, token } = await sentQuote(scene);
    await respond(token, signed(quote), await patientBy(scene, token));
    const accepted = await product.call(getQuote, { params: { id: quote.id } }, scene.org.admin);
    expect(await revoke(accepted)).toMatchObject({ status: 'ACCEPTED' });
    await expect(open(token)).rejects.toEqual(switchedOff);
  });

  it('require a sent quote at the version the caller has seen', async () => {
    await expect(revoke(await draftQuote(scene))).rejects.toEqual(failing('ILLEGAL_TRANSITION'));
    const { quote } = await sentQuote(scene);
    await expect(revoke({ ...quote, version: 1 })).rejects.toEqual(failing('VERSION_CONFLICT'));
  });
});

it("refuses to resend without the client's date of birth", async () => {
  const clientId = await addClient(product, scene.org);
  const { quote } = await sentQuote({ ...scene, clientId });
  await product.sql('update crm.client set date_of_birth = null where id = $1', [clientId]);
  await expect(resend(quote)).rejects.toEqual(failing('RECIPIENT_MISSING'));
});

it('counts a resend towards the daily mail limit', async () => {
  const own = await openPractice(product);
  const { quote } = await sentQuote(own);
  await product.sql('update quoting.daily_mail set sent = 1000000 where organisation_id = $1', [
    own.org.organisationId,
  ]);
  await expect(product.call(resendQuote, request(quote), own.org.admin)).rejects.toMatchObject({
    code: 'DAILY_MAIL_LIMIT',
  });
  expect(await jobsOf(quote.id)).toHaveLength(1);
});
