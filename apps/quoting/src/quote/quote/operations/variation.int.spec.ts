import {
  compareQuotes,
  getSurgeryCase,
  listQuoteVersions,
  listSurgeryCases,
  withdrawQuote,
  type Quote,
} from '@quillcare/contracts';
import { perFile, testProduct } from '@quillcare/testing';
import { rejection, signed } from '../../../patient/patient/operations/answers.suite';
import {
  auditOf,
  draftQuote,
  eventsOf,
  failing,
  openPractice,
  patientBy,
  sentQuote,
  startQuoting,
  mailKindsOf,
} from './quote-scene.suite';
import { variationActs } from './variation-acts.suite';

const product = testProduct(startQuoting);
const scene = perFile(() => openPractice(product));

const { respond, at, read, vary, reopen, revise, page, withdraw, listed, send, accepted, changed } =
  variationActs(product, scene);

describe('change of a signed quote', () => {
  it('starts as a draft with an audited reason and leaves the signed quote unchanged', async () => {
    const { quote } = await accepted();
    const draft = await vary(quote);
    expect(draft).toMatchObject({
      quoteNumber: quote.quoteNumber,
      revision: 2,
      status: 'DRAFT',
      variationOfId: quote.id,
      previousId: quote.id,
      lines: quote.lines,
      surgeryCaseId: null,
      acceptance: null,
    });
    expect((await auditOf(scene, draft.id))[0]).toMatchObject({ action: 'CREATE', reason: 'Longer stay' });
    expect(await read(quote.id)).toEqual(quote);
    await expect(vary(quote)).rejects.toEqual(failing('REVISION_EXISTS', { facts: { id: draft.id } }));
  });

  it('continues the draft of a next version that the patient overtook by signing', async () => {
    const { quote, token } = await sentQuote(scene);
    const draft = await revise(quote);
    await respond(token, signed(quote), await patientBy(scene, token));
    const first = await read(quote.id);
    await expect(send(draft)).rejects.toEqual(failing('QUOTE_NOT_SENDABLE'));
    await expect(vary(quote)).rejects.toEqual(failing('VERSION_CONFLICT'));
    expect(await read(draft.id)).toEqual(draft);
    const change = await vary(first);
    const { id, revision, lines } = draft;
    expect(change).toMatchObject({ id, revision, lines, status: 'DRAFT', variationOfId: first.id });
    expect((await auditOf(scene, id)).at(-1)).toMatchObject({
      action: 'UPDATE',
      reason: 'Longer stay',
      notes: 'Continues as a change of version 1, which the patient has signed meanwhile',
    });
    expect(await read(first.id)).toEqual(first);
    const versions = await product.call(listQuoteVersions, at(first), scene.org.admin);
    expect(versions.items.map(({ variationOfId }) => variationOfId)).toEqual([first.id, null]);
    await expect(vary(first)).rejects.toEqual(failing('REVISION_EXISTS', { facts: { id } }));
    const { quote: second, token: secondToken } = await send(change);
    expect(await mailKindsOf(scene, id)).toEqual(['VARIATION']);
    await respond(secondToken, signed(second), await patientBy(scene, secondToken));
    expect(await read(first.id)).toMatchObject({ status: 'SUPERSEDED', supersededById: id });
    expect(await read(id)).toMatchObject({ status: 'ACCEPTED', surgeryCaseId: first.surgeryCaseId });
  });

  it('is refused for unsigned quotes and once surgery has begun or was cancelled', async () => {
    await expect(vary(await draftQuote(scene))).rejects.toEqual(failing('QUOTE_NOT_REVISABLE'));
    await expect(vary((await sentQuote(scene)).quote)).rejects.toEqual(failing('QUOTE_NOT_REVISABLE'));
    for (const status of ['IN_PROGRESS', 'CANCELLED']) {
      const { quote } = await accepted();
      await product.sql('update quoting.surgery_case set status = $2 where id = $1', [
        quote.surgeryCaseId,
        status,
      ]);
      await expect(vary(quote)).rejects.toEqual(
        failing('QUOTE_NOT_REVISABLE', { message: expect.stringContaining('signed') }),
      );
    }
  });

  it('leaves the signature in force when sent and shows the patient what changes', async () => {
    const { first, firstToken, second, secondToken } = await changed();
    expect(await read(first.id)).toMatchObject({ status: 'ACCEPTED', supersededAt: null });
    expect(await page(firstToken)).toMatchObject({ state: 'answered', response: 'accept' });
    const shown = await page(secondToken);
    expect(shown).toMatchObject({
      state: 'open',
      quote: {
        variation: {
          ofRevision: 1,
          acceptedAt: first.respondedAt,
          beforeMinor: 670_000,
          afterMinor: 780_000,
          differenceMinor: 110_000,
          lines: [{ key: 'line-1', change: 'CHANGED', differenceMinor: 110_000 }],
        },
      },
    });
    const change = shown.state === 'open' ? shown.quote.variation : null;
    expect(JSON.stringify(change)).not.toContain(second.lines[0]?.key);
    expect(await mailKindsOf(scene, second.id)).toEqual(['VARIATION']);
    // Both are listed, because one is in force and the other needs an answer.
    expect(await listed('ACCEPTED')).toContain(first.id);
    expect(await listed('SENT')).toContain(second.id);
  });

  it('replaces the signed quote once signed and continues the same case', async () => {
    const { first, firstToken, second, secondToken } = await changed();
    await product.sql(`update quoting.surgery_case set status = 'CONFIRMED' where id = $1`, [
      first.surgeryCaseId,
    ]);
    await respond(secondToken, signed(second), await patientBy(scene, secondToken));
    expect(await read(first.id)).toMatchObject({ status: 'SUPERSEDED', supersededById: second.id });
    const now = await read(second.id);
    expect(now).toMatchObject({ status: 'ACCEPTED', surgeryCaseId: first.surgeryCaseId });
    const surgeryCase = await product.call(
      getSurgeryCase,
      { params: { id: first.surgeryCaseId ?? '' } },
      scene.org.admin,
    );
    expect(surgeryCase).toMatchObject({
      quoteId: second.id,
      status: 'CONFIRMED',
      acceptedAt: first.respondedAt,
      procedures: [{ name: 'Septoplasty', finalFee: 660_000 }],
      acceptanceData: { documentHash: second.documentHash },
      signedQuotes: [
        { quoteId: first.id, revision: 1, status: 'SUPERSEDED', totalMinor: 670_000 },
        {
          quoteId: second.id,
          revision: 2,
          status: 'ACCEPTED',
          totalMinor: 780_000,
          signedAt: now.respondedAt,
        },
      ],
    });
    const cases = await product.call(listSurgeryCases, { query: { quoteId: second.id } }, scene.org.admin);
    expect(cases.total).toBe(1);
    expect(await eventsOf(scene, first.id)).toEqual([
      ...['QuoteCreated', 'QuoteSent', 'QuoteAccepted', 'QuoteSuperseded'],
    ]);
    const [told] = await product.sql<{ data: object }>(
      `select payload->'data' as data from quoting.outbox
        where destination = 'evt.quoting.QuoteAccepted.v1' and payload->'data'->>'quoteId' = $1`,
      [second.id],
    );
    expect(told?.data).toMatchObject({ variationOfId: first.id, surgeryCaseId: first.surgeryCaseId });
    await expect(patientBy(scene, firstToken).then(() => page(firstToken))).rejects.toEqual(
      failing('LINK_SUPERSEDED', { facts: expect.objectContaining({ replacedBy: 'NEW_VERSION' }) }),
    );
    expect(await listed('ACCEPTED')).toContain(second.id);
    expect(await listed('ACCEPTED,SUPERSEDED')).not.toContain(first.id);
    // A variation of the variation continues it.
    expect(await vary(now)).toMatchObject({ revision: 3, variationOfId: second.id });
  });

  it.each([
    ['declined', async (token: string) => respond(token, rejection, await patientBy(scene, token))],
    [
      'withdrawn',
      async (_token: string, { id, version }: Quote) =>
        product.call(withdrawQuote, { ...at({ id }), body: { version } }, scene.org.admin),
    ],
    [
      'expired',
      async (_token: string, { id }: Quote) =>
        product.sql(`update quoting.quote set status = 'EXPIRED' where id = $1`, [id]),
    ],
  ] as const)('leaves the signed quote in force when %s, and disappears from the list', async (_how, end) => {
    const { first, second, secondToken } = await changed();
    await end(secondToken, second);
    const { status } = await read(second.id);
    expect(await read(first.id)).toEqual(first);
    expect(await listed('ACCEPTED')).toContain(first.id);
    expect(await listed(status)).not.toContain(second.id);
    // The next variation gets the next number, whether it starts from the signed version or from the one that ended.
    const third = await vary(first);
    expect(third).toMatchObject({ revision: 3, variationOfId: first.id });
    await send(third);
    expect(await read(second.id)).toMatchObject({ status, supersededById: third.id });
    expect(await read(first.id)).toEqual(first);
  });

  it('can be revised while it is unanswered and still changes the signed quote', async () => {
    const { first, second, secondToken } = await changed();
    const third = await revise(second);
    expect(third).toMatchObject({ revision: 3, previousId: second.id, variationOfId: first.id });
    const { quote, token } = await send(third);
    expect(await read(second.id)).toMatchObject({ status: 'SUPERSEDED', supersededById: third.id });
    expect((await read(first.id)).status).toBe('ACCEPTED');
    await expect(respond(secondToken, signed(second), await patientBy(scene, secondToken))).rejects.toEqual(
      failing('LINK_SUPERSEDED'),
    );
    await respond(token, signed(quote), await patientBy(scene, token));
    expect((await read(first.id)).status).toBe('SUPERSEDED');
  });

  it('is compared with the signed quote', async () => {
    const { first, second } = await changed();
    const compared = await product.call(
      compareQuotes,
      { ...at(second), query: { with: first.id } },
      scene.org.admin,
    );
    expect(compared).toMatchObject({ beforeMinor: 670_000, afterMinor: 780_000 });
  });
});

describe('withdrawal of a signed quote', () => {
  it("also withdraws a change that awaits the patient's answer", async () => {
    const { first, firstToken, second, secondToken } = await changed();
    const patient = await patientBy(scene, secondToken);
    await withdraw(firstToken);
    expect(await read(first.id)).toMatchObject({ status: 'WITHDRAWN' });
    expect(await read(second.id)).toMatchObject({ status: 'WITHDRAWN', acceptanceWithdrawnAt: null });
    await expect(respond(secondToken, signed(second), patient)).rejects.toEqual(failing('LINK_WITHDRAWN'));
    expect(await listed('WITHDRAWN')).toContain(first.id);
    expect(await listed('WITHDRAWN')).not.toContain(second.id);
    // The version it would have changed is gone, so only the first one can be reopened.
    await expect(reopen(await read(second.id))).rejects.toEqual(failing('QUOTE_NOT_REVISABLE'));
    expect(await reopen(await read(first.id))).toMatchObject({ revision: 3, variationOfId: null });
  });

  it('turns a draft change into the draft of the next version', async () => {
    const { quote, token } = await accepted();
    const draft = await vary(quote);
    await withdraw(token);
    const next = await read(draft.id);
    expect(next).toMatchObject({ status: 'DRAFT', variationOfId: null });
    const { quote: second, token: secondToken } = await send(next);
    expect(await read(quote.id)).toMatchObject({ status: 'WITHDRAWN', supersededById: second.id });
    await respond(secondToken, signed(second), await patientBy(scene, secondToken));
    const { surgeryCaseId } = await read(second.id);
    expect(surgeryCaseId).not.toBe(quote.surgeryCaseId);
  });

  it('of a signed change is listed and does not revive the earlier signature', async () => {
    const { first, second, secondToken } = await changed();
    await respond(secondToken, signed(second), await patientBy(scene, secondToken));
    await withdraw(secondToken);
    expect((await read(first.id)).status).toBe('SUPERSEDED');
    expect(await listed('WITHDRAWN')).toContain(second.id);
    expect(await reopen(await read(second.id))).toMatchObject({ revision: 3, variationOfId: null });
  });

  it('and a concurrent signature of the change happen one after the other, never partly', async () => {
    for (let round = 0; round < 8; round += 1) {
      const { first, firstToken, second, secondToken } = await changed();
      const patient = await patientBy(scene, secondToken);
      const acts = [() => withdraw(firstToken), () => respond(secondToken, signed(second), patient)];
      await Promise.allSettled((round % 2 === 0 ? acts : [...acts].reverse()).map((act) => act()));
      const states = [(await read(first.id)).status, (await read(second.id)).status].join(' ');
      const { status } = await product.call(
        getSurgeryCase,
        { params: { id: first.surgeryCaseId ?? '' } },
        scene.org.admin,
      );
      expect([`WITHDRAWN WITHDRAWN CANCELLED`, `SUPERSEDED ACCEPTED SCHEDULED`]).toContain(
        `${states} ${status}`,
      );
    }
  });
});
