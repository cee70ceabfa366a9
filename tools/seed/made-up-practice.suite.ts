import {
  getClient,
  getDoctor,
  getHospital,
  getImport,
  getProvider,
  getQuote,
  getSurgery,
  getSurgeryCase,
  getSurgeryConfiguration,
  getUser,
  listAuditEntries,
  listCallbacks,
  listClients,
  listDoctors,
  listHospitals,
  listImports,
  listNotifications,
  listOptionLists,
  listProviders,
  listQuotes,
  listSurgeries,
  listSurgeryCases,
  listSurgeryConfigurations,
  listUsers,
  quoteStatus,
  sendQuote,
  updateOptionList,
  verifyChain,
  withdrawQuote,
} from '@quillcare/contracts';
import { perFile, type Product } from '@quillcare/testing';
import { linkTokenOf } from './ids.mjs';
import { seedDatabase } from './run.mjs';
import { adminOf } from './seeded-product.suite';

const PASSWORD = 'Quillcare-2026!';

const LISTS = [
  { list: listClients, get: getClient },
  { list: listQuotes, get: getQuote },
  { list: listSurgeryCases, get: getSurgeryCase },
  { list: listDoctors, get: getDoctor },
  { list: listHospitals, get: getHospital },
  { list: listSurgeries, get: getSurgery },
  { list: listProviders, get: getProvider },
  { list: listSurgeryConfigurations, get: getSurgeryConfiguration },
  { list: listImports, get: getImport },
  { list: listUsers, get: getUser },
  { list: listCallbacks, get: null },
  { list: listNotifications, get: null },
  { list: listAuditEntries, get: null },
];

/** Tests of practices created by `npm run seed` with this number of clients in total. */
export function madeUpPractices(product: Product, clients: number): void {
  const admin = perFile(() => adminOf(product, 0));

  const quotesIn = async (status: string) => {
    const { items } = await product.call(listQuotes, { query: { status: quoteStatus.parse(status) } }, admin);
    return items;
  };

  describe('the seeded data', () => {
    it.each(LISTS.map(({ list, get }) => [list.name, list, get] as const))(
      'is listed by %s and can be opened',
      async (_name, list, get) => {
        const { items, total } = (await product.call(list, { query: { limit: 100 } }, admin)) as {
          items: { id: string }[];
          total: number;
        };
        expect(total).toBeGreaterThan(0);
        expect(items).toHaveLength(Math.min(total, 100));
        if (!get) return;
        for (const { id } of items)
          expect(await product.call(get, { params: { id } }, admin)).toMatchObject({ id });
      },
    );

    it('has every surgery configured, without unavailable options', async () => {
      const { items } = await product.call(listSurgeryConfigurations, { query: { limit: 100 } }, admin);
      expect(items.filter(({ isConfigured }) => !isConfigured)).toEqual([]);
      for (const { id } of items) {
        const shown = await product.call(getSurgeryConfiguration, { params: { id } }, admin);
        const named = new Set(shown.named.map((record) => record.id));
        expect(shown.named.filter(({ isAvailable }) => !isAvailable)).toEqual([]);
        for (const { doctorId } of shown.doctors) expect(named.has(doctorId)).toBe(true);
        for (const { hospitalId } of shown.hospitals) expect(named.has(hospitalId)).toBe(true);
        for (const listId of shown.optionListIds) expect(named.has(listId)).toBe(true);
      }
    });

    it('has quotes in every status', async () => {
      // A made-up quote has only one version, so none is superseded.
      const statuses = quoteStatus.options.filter((status) => status !== 'SUPERSEDED');
      for (const status of statuses) expect(await quotesIn(status)).not.toEqual([]);
    });

    it('has complete audit chains', async () => {
      for (const index of [0, 2]) {
        const { organisationId } = await adminOf(product, index);
        const { entries, fault } = await product.callInternal(verifyChain, { body: { organisationId } });
        expect(entries).toBeGreaterThan(0);
        expect(fault).toBeNull();
      }
    });

    it('lets its users sign in', async () => {
      const answer = await fetch(`${product.url}/api/auth/sign-in`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email: admin.email, password: PASSWORD }),
      });
      expect(answer.status).toBe(200);
    });

    it('offers the option lists of the practice, which can be saved unchanged', async () => {
      const { items } = await product.call(listOptionLists, { query: { limit: 100 } }, admin);
      expect(items.map(({ name }) => name)).toContain('Side');
      for (const { id, version, options } of items)
        expect(
          (await product.call(updateOptionList, { params: { id }, body: { version, options } }, admin))
            .version,
        ).toBe(version);
    });

    it("opens a patient's link and asks for identification", async () => {
      const [quote] = await quotesIn('SENT');
      const answer = await fetch(`${product.url}/api/public/quotes/${linkTokenOf('1', quote?.id ?? '')}`);
      expect(await answer.json()).toMatchObject({ state: 'identify' });
    });

    it('can be used: a draft is sent, a sent quote is withdrawn', async () => {
      const drafts = await quotesIn('DRAFT');
      const today = new Date().toISOString().slice(0, 10);
      const draft = drafts.find(({ validUntil }) => validUntil > today);
      const [sent] = await quotesIn('SENT');
      if (!draft || !sent) throw new Error('The data set lacks a draft or a sent quote.');
      const { quote } = await product.call(
        sendQuote,
        { params: { id: draft.id }, body: { version: draft.version } },
        admin,
      );
      expect(quote.status).toBe('SENT');
      const body = { version: sent.version, reason: null };
      const withdrawn = await product.call(withdrawQuote, { params: { id: sent.id }, body }, admin);
      expect(withdrawn.status).toBe('WITHDRAWN');
    });

    it('is not stored twice', async () => {
      const again = { databaseUrl: product.config.databaseUrl, clients, organisations: 1, seed: '1' };
      await expect(seedDatabase({ ...again, now: new Date(), log: () => undefined })).rejects.toThrow(
        'holds the data of seed "1" already',
      );
      await expect(product.sql('select count(*)::int as n from crm.client')).resolves.toEqual([
        { n: clients },
      ]);
    });
  });
}
