import {
  getQuote,
  identifyPatient,
  openPublicQuote,
  respondToQuote,
  unlockQuoteLink,
} from '@quillcare/contracts';
import { patientTokenSecret, verifyToken } from '@quillcare/service-kit';
import { perFile, testProduct } from '@quillcare/testing';
import {
  DATE_OF_BIRTH,
  auditOf,
  eventsOf,
  failing,
  openPractice,
  patientBy,
  sentQuote,
  startQuoting,
} from '../../../quote/quote/operations/quote-scene.suite';

const product = testProduct(startQuoting);
const scene = perFile(() => openPractice(product));

const identify = async (token: string, dateOfBirth: string) =>
  product.call(
    identifyPatient,
    { params: { token }, body: { dateOfBirth } },
    await patientBy(scene, token, false),
  );

it('issues a token for this link and counts each identification as a view', async () => {
  const { quote, token } = await sentQuote(scene);
  const { identityToken, expiresIn } = await identify(token, DATE_OF_BIRTH);
  await identify(token, DATE_OF_BIRTH);
  const { linkId } = await patientBy(scene, token);
  expect(verifyToken(identityToken, [patientTokenSecret(product.config.appSecret)], 'patient')).toMatchObject(
    {
      sub: linkId,
    },
  );
  expect(verifyToken(identityToken, [patientTokenSecret(product.config.appSecret)], 'staff')).toBeNull();
  expect(expiresIn).toBe(7200);

  const seen = await product.call(getQuote, { params: { id: quote.id } }, scene.org.admin);
  expect(seen.viewCount).toBe(2);
  expect(seen.firstViewedAt).not.toBeNull();
  expect(seen.lastViewedAt! > seen.firstViewedAt!).toBe(true);
  expect(seen.version).toBe(quote.version);
  expect((await eventsOf(scene, quote.id)).filter((name) => name === 'QuoteViewed')).toHaveLength(2);
  expect((await auditOf(scene, quote.id)).at(-1)).toMatchObject({ action: 'VIEW', actorName: 'patient' });
});

it('rejects a wrong date of birth and counts it although the call fails', async () => {
  const { quote, token } = await sentQuote(scene);
  await expect(identify(token, '1984-02-28')).rejects.toEqual(failing('IDENTITY_MISMATCH'));
  const [link] = await product.sql<{ failed_tries: string[] }>(
    'select failed_tries from quoting.patient_link where quote_id = $1',
    [quote.id],
  );
  expect(link?.failed_tries).toHaveLength(1);
  expect(await eventsOf(scene, quote.id)).not.toContain('QuoteViewed');
});

it('rejects every date of birth for a while after five wrong ones, even if sent concurrently', async () => {
  const { quote, token } = await sentQuote(scene);
  const tries = await Promise.allSettled(
    Array.from({ length: 12 }, (_, day) => identify(token, `1990-01-${String(day + 10)}`)),
  );
  const codes = tries.map((attempt) =>
    attempt.status === 'rejected' ? (attempt.reason as { code: string }).code : 'OK',
  );
  expect(codes.filter((code) => code === 'IDENTITY_MISMATCH')).toHaveLength(5);
  expect(codes.filter((code) => code === 'TOO_MANY_REQUESTS')).toHaveLength(7);
  const locked = await identify(token, DATE_OF_BIRTH).catch((error: unknown) => error);
  expect(locked).toEqual(failing('TOO_MANY_REQUESTS'));
  expect((locked as { retryAfterSeconds: number }).retryAfterSeconds).toBeGreaterThan(800);
  await product.sql(
    `update quoting.patient_link set failed_tries = (select jsonb_agg(to_char(now() - interval '16 minutes', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) from jsonb_array_elements(failed_tries)) where quote_id = $1`,
    [quote.id],
  );
  expect(await identify(token, DATE_OF_BIRTH)).toMatchObject({ expiresIn: 7200 });
});

describe('ten wrong dates of birth', () => {
  const outsideTheWindow = (quoteId: string) =>
    product.sql(`update quoting.patient_link set failed_tries = '[]' where quote_id = $1`, [quoteId]);
  const open = async (token: string, identified: boolean) =>
    product.call(openPublicQuote, { params: { token } }, await patientBy(scene, token, identified));

  async function lockedQuote() {
    const sent = await sentQuote(scene);
    for (let guess = 1; guess < 10; guess += 1) {
      await outsideTheWindow(sent.quote.id);
      await expect(identify(sent.token, `1990-01-${guess + 10}`)).rejects.toEqual(
        failing('IDENTITY_MISMATCH'),
      );
    }
    expect((await open(sent.token, false)).state).toBe('identify');
    await outsideTheWindow(sent.quote.id);
    await expect(identify(sent.token, '1990-01-30')).rejects.toEqual(failing('LINK_LOCKED'));
    return sent;
  }

  it('lock the link permanently, even for the right date, and notify the practice', async () => {
    const { quote, token } = await lockedQuote();
    await outsideTheWindow(quote.id);
    await expect(identify(token, DATE_OF_BIRTH)).rejects.toEqual(failing('LINK_LOCKED'));
    const { state, practice } = await open(token, false);
    expect([state, practice.name]).toEqual(['locked', expect.any(String)]);
    const shown = await product.call(getQuote, { params: { id: quote.id } }, scene.org.admin);
    expect(shown).toMatchObject({ status: 'SENT', version: quote.version });
    expect(shown.linkLockedAt).not.toBeNull();
    expect((await eventsOf(scene, quote.id)).filter((name) => name === 'QuoteLinkLocked')).toHaveLength(1);
  });

  it('do not lock out a patient who has already identified', async () => {
    const { token } = await lockedQuote();
    expect((await open(token, true)).state).toBe('open');
    const body = { response: 'query' as const, queryMessage: 'Is parking included?' };
    const patient = await patientBy(scene, token);
    await expect(product.call(respondToQuote, { params: { token }, body }, patient)).resolves.toMatchObject({
      status: 'QUERY_RECEIVED',
    });
  });

  it('are reset when staff unlock the link', async () => {
    const { quote, token } = await lockedQuote();
    const params = { id: quote.id };
    await expect(product.call(unlockQuoteLink, { params }, scene.org.as('USER'))).rejects.toEqual(
      failing('FORBIDDEN'),
    );
    const unlocked = await product.call(unlockQuoteLink, { params }, scene.org.admin);
    expect(unlocked).toEqual(await product.call(getQuote, { params }, scene.org.admin));
    expect(unlocked.linkLockedAt).toBeNull();
    await product.call(unlockQuoteLink, { params }, scene.org.admin);
    expect(await identify(token, DATE_OF_BIRTH)).toMatchObject({ expiresIn: 7200 });
    expect((await auditOf(scene, quote.id)).map(({ action }) => action).slice(-3)).toEqual([
      'UPDATE',
      'UPDATE',
      'VIEW',
    ]);
  });
});

it('counts wrong attempts for each link separately', async () => {
  const [one, two] = [await sentQuote(scene), await sentQuote(scene)];
  for (let day = 10; day < 15; day += 1)
    await expect(identify(one.token, `1990-01-${day}`)).rejects.toEqual(failing('IDENTITY_MISMATCH'));
  expect(await identify(two.token, DATE_OF_BIRTH)).toMatchObject({ expiresIn: 7200 });
});
