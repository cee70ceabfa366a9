import { quoteMachine, quoteStatus, surgeryCaseStatus } from '@quillcare/contracts';
import { accept, expire, reject, send, withdraw } from './quote';
import { endWithAcceptance, replaceSigned, withdrawAcceptance } from './acceptance-changes';
import { variedVersionId, nextVersion, assertReopenable, assertVariable } from './quote-version';
import { NOW, draft, nextId, sent, signedAt } from './quote.fixtures';
import type { QuoteState } from './quote.state';
import { pickContent } from './stored-content';

const signed = (): QuoteState => accept(sent(), signedAt(NOW), NOW).quote;
const changeOf = (former: QuoteState): QuoteState =>
  nextVersion(former, { id: nextId(), revision: former.revision + 1 }, pickContent(former)).quote;
const sentChange = (former: QuoteState): QuoteState => send(changeOf(former), 'b'.repeat(64), NOW).quote;
const refused = (code: string) => expect.objectContaining({ code });

describe('withdrawn acceptance', () => {
  it('ends the quote with time and reason and names the case to cancel', () => {
    const quote = signed();
    const { quote: withdrawn, events } = withdrawAcceptance(quote, 'Too soon', NOW);
    expect(withdrawn).toEqual({
      ...quote,
      status: 'WITHDRAWN',
      acceptanceWithdrawnAt: NOW,
      acceptanceWithdrawnReason: 'Too soon',
    });
    expect(events.map(({ event, data }) => [event.name, data])).toEqual([
      ['AcceptanceWithdrawn', expect.objectContaining({ surgeryCaseId: quote.surgeryCaseId })],
    ]);
  });

  it.each(quoteStatus.options.filter((status) => status !== 'ACCEPTED'))(
    'is refused for a quote that is %s',
    (status) => {
      expect(() => withdrawAcceptance({ ...signed(), status }, null, NOW)).toThrow(
        refused('ACCEPTANCE_FINAL'),
      );
    },
  );

  it('ends a change that was sent and keeps a draft change as an ordinary draft', () => {
    const quote = signed();
    expect(endWithAcceptance(sentChange(quote), NOW).quote).toMatchObject({
      status: 'WITHDRAWN',
      variationOfId: quote.id,
      withdrawnAt: NOW,
      acceptanceWithdrawnAt: null,
    });
    expect(endWithAcceptance(changeOf(quote), NOW).quote).toMatchObject({
      status: 'DRAFT',
      variationOfId: null,
    });
  });
});

describe('change of a signed quote', () => {
  it('refers to the signed quote, as does its successor until it is signed', () => {
    const quote = signed();
    const change = sentChange(quote);
    expect(change.variationOfId).toBe(quote.id);
    expect(variedVersionId(reject(change, 'No', NOW).quote)).toBe(quote.id);
    expect(variedVersionId(accept(change, signedAt(NOW), NOW).quote)).toBe(change.id);
    const withdrawn = withdrawAcceptance(accept(change, signedAt(NOW), NOW).quote, null, NOW).quote;
    expect(variedVersionId(withdrawn)).toBeNull();
    expect(variedVersionId(sent())).toBeNull();
  });

  it('replaces the signed quote only while that is in force', () => {
    const quote = signed();
    const change = sentChange(quote);
    const { quote: former, events } = replaceSigned(quote, change, NOW);
    expect(former).toEqual({ ...quote, status: 'SUPERSEDED', supersededAt: NOW, supersededById: change.id });
    expect(events.map(({ event }) => event.name)).toEqual(['QuoteSuperseded']);
    const withdrawn = withdrawAcceptance(quote, null, NOW).quote;
    expect(() => replaceSigned(withdrawn, change, NOW)).toThrow(refused('LINK_WITHDRAWN'));
    for (const next of ['WITHDRAWN', 'SUPERSEDED'] as const)
      expect(quoteMachine.allows('ACCEPTED', next)).toBe(true);
  });

  it.each(surgeryCaseStatus.options)('is allowed or refused by the status of its case: %s', (status) => {
    const isToCome = ['PLANNED', 'SCHEDULED', 'RESCHEDULED', 'CONFIRMED'].includes(status);
    const start = () => assertVariable(signed(), status);
    if (isToCome) expect(start).not.toThrow();
    else expect(start).toThrow(refused('QUOTE_NOT_REVISABLE'));
  });

  it('names the signed quote in its events', () => {
    const change = sentChange(signed());
    const over = new Date('2026-12-20T13:00:00.000Z');
    for (const { events } of [
      accept(change, signedAt(NOW), NOW),
      reject(change, 'No', NOW),
      expire(change, over),
    ])
      expect(events[0]?.data).toMatchObject({ variationOfId: change.variationOfId });
  });
});

it('reopens only declined and withdrawn quotes', () => {
  const withdrawn = withdraw(sent(), null, NOW).quote;
  for (const quote of [
    reject(sent(), 'No', NOW).quote,
    withdrawn,
    withdrawAcceptance(signed(), null, NOW).quote,
  ])
    expect(() => assertReopenable(quote)).not.toThrow();
  for (const quote of [draft(), sent(), signed(), { ...withdrawn, supersededAt: NOW }])
    expect(() => assertReopenable(quote)).toThrow(refused('QUOTE_NOT_REVISABLE'));
});
