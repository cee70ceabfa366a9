import { isQuoteActAllowed, quoteStatus, type Quote } from '@quillcare/contracts';
import { someQuote } from '../quote.sample';
import { availableActs } from './quote-actions.view';
import { OTHER, scopeOf, versionOf } from './quote-view.suite';

function offered(status: Quote['status'], { hasNewer = false, allows = true } = {}) {
  const quote: Quote = { ...someQuote(), status, supersededAt: hasNewer ? '2026-11-22T00:00:00Z' : null };
  const newer = versionOf(quote, { id: OTHER, revision: 2, status: 'SENT' });
  const { primary, others } = availableActs(
    { ...quote, versions: hasNewer ? [newer, versionOf(quote)] : [] },
    scopeOf(() => allows),
  );
  return { primary: primary?.name ?? null, all: [primary, ...others].map((act) => act?.name) };
}

it.each(quoteStatus.options)(
  'offers exactly the actions the server allows for a quote that is %s',
  (status) => {
    const { all } = offered(status);
    const acts = {
      edit: 'EDIT',
      send: 'SEND',
      delete: 'DELETE',
      resend: 'RESEND',
      record: 'RECORD',
    } as const;
    for (const [name, act] of Object.entries({
      ...acts,
      withdraw: 'WITHDRAW',
      vary: 'VARY',
      reopen: 'REOPEN',
    } as const))
      expect([name, all.includes(name)]).toEqual([name, isQuoteActAllowed(act, status)]);
  },
);

it.each([
  ['DRAFT', 'send'],
  ['SENT', 'resend'],
  ['QUERY_RECEIVED', 'call'],
  ['REJECTED', 'reopen'],
  ['EXPIRED', 'requote'],
  ['WITHDRAWN', 'reopen'],
  ['ACCEPTED', 'duplicate'],
] as const)('gives a quote that is %s the main action %s', (status, act) => {
  expect(offered(status).primary).toBe(act);
});

it('links to a newer version instead of starting another one', () => {
  for (const status of ['SENT', 'REJECTED', 'EXPIRED', 'SUPERSEDED'] as const) {
    const { primary, all } = offered(status, { hasNewer: true });
    expect(primary).toBe('openNewer');
    expect(all).not.toContain('revise');
    expect(all).not.toContain('reopen');
    expect(all).not.toContain('requote');
  }
});

it('offers read-only users nothing that changes the quote', () => {
  const allows = false;
  expect(offered('DRAFT', { allows }).all).toEqual([undefined, 'print']);
  expect(offered('QUERY_RECEIVED', { allows }).all).toEqual(['call', 'print']);
});
