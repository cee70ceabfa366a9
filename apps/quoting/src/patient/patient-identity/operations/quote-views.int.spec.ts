import {
  getQuote,
  identifyPatient,
  listQuoteViews,
  openPublicQuote,
  recordQuoteView,
  requestInterpreter,
  reviseQuote,
  type QuoteSection,
} from '@quillcare/contracts';
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

async function openedQuote() {
  const { quote, token } = await sentQuote(scene);
  await identify(token);
  return { quote, token };
}
const identify = async (token: string) =>
  product.call(
    identifyPatient,
    { params: { token }, body: { dateOfBirth: DATE_OF_BIRTH } },
    await patientBy(scene, token, false),
  );
const reach = async (token: string, sections: QuoteSection[], identified = true, isOpening = false) =>
  product.call(
    recordQuoteView,
    { params: { token }, body: { sections, isOpening } },
    await patientBy(scene, token, identified),
  );
const viewsOf = (id: string) => product.call(listQuoteViews, { params: { id } }, scene.org.as('USER'));
const longAgo = (quoteId: string, minutes = 31) =>
  product.sql(
    `update quoting.quote_view set last_seen_at = last_seen_at - $2::int * interval '1 minute',
       at = at - $2::int * interval '1 minute' where quote_id = $1`,
    [quoteId, minutes],
  );

describe('view of the quote page', () => {
  it('starts with identification and collects the sections reached, in page order', async () => {
    const { quote, token } = await openedQuote();
    await reach(token, ['LINES', 'SUMMARY']);
    await reach(token, ['SIGN', 'LINES']);
    const { count, items } = await viewsOf(quote.id);
    expect(count).toBe(1);
    expect(items).toMatchObject([{ device: 'Other device', sections: ['SUMMARY', 'LINES', 'SIGN'] }]);
    expect(items[0]!.lastSeenAt > items[0]!.at).toBe(true);
  });

  it('is published when it starts and when another section is reached, and not otherwise', async () => {
    const { quote, token } = await openedQuote();
    const told = async () =>
      (await eventsOf(scene, quote.id)).filter((name) => name === 'QuoteViewed').length;
    await reach(token, ['SUMMARY']);
    expect(await told()).toBe(2);
    await reach(token, ['SUMMARY']);
    expect(await told()).toBe(2);
  });

  it('starts anew after half an hour of inactivity, even if two pages report at once', async () => {
    const { quote, token } = await openedQuote();
    await reach(token, ['SUMMARY']);
    await longAgo(quote.id);
    await Promise.all([reach(token, ['LINES']), reach(token, ['TERMS'])]);
    const { count, items } = await viewsOf(quote.id);
    expect(count).toBe(2);
    expect(items.map(({ sections }) => sections)).toEqual([['LINES', 'TERMS'], ['SUMMARY']]);
    const shown = await product.call(getQuote, { params: { id: quote.id } }, scene.org.admin);
    expect(shown).toMatchObject({ viewCount: 2, version: quote.version, lastViewedAt: items[0]!.at });
    expect((await auditOf(scene, quote.id)).filter(({ action }) => action === 'VIEW')).toHaveLength(2);
  });

  it('starts anew on each page load except a reload within five minutes', async () => {
    const { quote, token } = await openedQuote();
    await reach(token, ['SUMMARY'], true, true);
    await longAgo(quote.id, 4);
    await reach(token, ['SUMMARY'], true, true);
    expect(await viewsOf(quote.id)).toMatchObject({ count: 1 });
    await longAgo(quote.id, 6);
    await reach(token, ['LINES']);
    expect(await viewsOf(quote.id)).toMatchObject({ count: 1 });
    await longAgo(quote.id, 6);
    await reach(token, ['SUMMARY'], true, true);
    expect(await viewsOf(quote.id)).toMatchObject({ count: 2 });
  });

  it('is stored together with the identification or not at all', async () => {
    const { quote, token } = await sentQuote(scene);
    await product.sql(
      `alter table quoting.patient_identification add constraint none check (user_agent = 'x') not valid`,
    );
    const [outcome] = await Promise.allSettled([identify(token)]);
    await product.sql('alter table quoting.patient_identification drop constraint none');
    expect(outcome.status).toBe('rejected');
    expect(await viewsOf(quote.id)).toEqual({ count: 0, items: [] });
  });

  it('is not counted for opening the link or for an unidentified visitor', async () => {
    const { quote, token } = await sentQuote(scene);
    await product.call(openPublicQuote, { params: { token } }, await patientBy(scene, token, false));
    await expect(reach(token, ['SUMMARY'], false)).rejects.toEqual(failing('IDENTITY_REQUIRED'));
    expect(await viewsOf(quote.id)).toEqual({ count: 0, items: [] });
  });

  it('lists the newest fifty', async () => {
    const { quote, token } = await openedQuote();
    await product.sql(
      `insert into quoting.quote_view (id, organisation_id, quote_id, link_id, at, last_seen_at, device, sections)
       select gen_random_uuid(), organisation_id, quote_id, link_id, at - n * interval '1 day', at - n * interval '1 day', 'iPhone', '{}'
         from quoting.quote_view, generate_series(1, 60) n where quote_id = $1`,
      [quote.id],
    );
    await reach(token, ['SUMMARY']);
    const { items } = await viewsOf(quote.id);
    expect(items).toHaveLength(50);
    expect(items[0]).toMatchObject({ device: 'Other device', sections: ['SUMMARY'] });
  });
});

it('rejects changes to identification evidence in the database', async () => {
  const { quote } = await openedQuote();
  for (const change of [
    `update quoting.patient_identification set methods = '{CODE}' where quote_id = $1`,
    'delete from quoting.patient_identification where quote_id = $1',
  ])
    await expect(product.sql(change, [quote.id])).rejects.toThrow('immutable');
});

describe('interpreter request', () => {
  const wish = async (token: string, language: string | null, identified = true) =>
    product.call(
      requestInterpreter,
      { params: { token }, body: { language } },
      await patientBy(scene, token, identified),
    );

  it('is stored, published and audited, and can be withdrawn', async () => {
    const { quote, token } = await openedQuote();
    expect(await wish(token, ' Vietnamese ')).toEqual({ language: 'Vietnamese' });
    const stored = await product.call(getQuote, { params: { id: quote.id } }, scene.org.admin);
    expect(stored).toMatchObject({ interpreterLanguage: 'Vietnamese', version: quote.version });
    const page = await product.call(openPublicQuote, { params: { token } }, await patientBy(scene, token));
    expect(page).toMatchObject({ quote: { interpreterLanguage: 'Vietnamese' } });
    expect((await auditOf(scene, quote.id)).at(-1)).toMatchObject({
      actorName: 'patient',
      changes: [{ field: 'interpreterLanguage', oldValue: null, newValue: 'Vietnamese' }],
    });

    const before = (await eventsOf(scene, quote.id)).length;
    await wish(token, 'Vietnamese');
    expect(await eventsOf(scene, quote.id)).toHaveLength(before);
    expect(await wish(token, '')).toEqual({ language: null });
    expect((await eventsOf(scene, quote.id)).at(-1)).toBe('QuoteUpdated');
  });

  it('carries over to the next version', async () => {
    const { quote, token } = await openedQuote();
    await wish(token, 'Auslan');
    const draft = await product.call(
      reviseQuote,
      { params: { id: quote.id }, body: { version: quote.version } },
      scene.org.admin,
    );
    expect(draft.interpreterLanguage).toBe('Auslan');
  });

  it('is refused for an unidentified visitor', async () => {
    const { token } = await sentQuote(scene);
    await expect(wish(token, 'Greek', false)).rejects.toEqual(failing('IDENTITY_REQUIRED'));
  });
});
