import { quoteAllows, quoteStatus, type Quote } from '@quillcare/contracts';
import { someQuote } from '../quote.sample';
import { actsOf } from './quote-acts';
import { OTHER, scopeOf, versionOf } from './quote-view.suite';

function offered(status: Quote['status'], { hasNewer = false, allows = true } = {}) {
  const quote: Quote = { ...someQuote(), status, supersededAt: hasNewer ? '2026-11-22T00:00:00Z' : null };
  const newer = versionOf(quote, { id: OTHER, revision: 2, status: 'SENT' });
  const { primary, others } = actsOf(
    { ...quote, versions: hasNewer ? [newer, versionOf(quote)] : [] },
    scopeOf(() => allows),
  );
  return { primary: primary?.name ?? null, all: [primary, ...others].map((act) => act?.name) };
}

it.each(quoteStatus.options)('what is offered of a quote that is %s is what the server does', (status) => {
  const { all } = offered(status);
  const acts = { edit: 'EDIT', send: 'SEND', delete: 'DELETE', resend: 'RESEND', record: 'RECORD' } as const;
  for (const [name, act] of Object.entries({
    ...acts,
    withdraw: 'WITHDRAW',
    vary: 'VARY',
    reopen: 'REOPEN',
  } as const))
    expect([name, all.includes(name)]).toEqual([name, quoteAllows(act, status)]);
});

it.each([
  ['DRAFT', 'send'],
  ['SENT', 'resend'],
  ['QUERY_RECEIVED', 'call'],
  ['REJECTED', 'reopen'],
  ['EXPIRED', 'requote'],
  ['WITHDRAWN', 'reopen'],
  ['ACCEPTED', 'duplicate'],
] as const)('gives %s the verb %s', (status, act) => {
  expect(offered(status).primary).toBe(act);
});

it('leads from a version to the one that followed it, instead of starting another', () => {
  for (const status of ['SENT', 'REJECTED', 'EXPIRED', 'SUPERSEDED'] as const) {
    const { primary, all } = offered(status, { hasNewer: true });
    expect(primary).toBe('openNewer');
    expect(all).not.toContain('revise');
    expect(all).not.toContain('reopen');
    expect(all).not.toContain('requote');
  }
});

it('leaves readers only what changes nothing', () => {
  const allows = false;
  expect(offered('DRAFT', { allows }).all).toEqual([undefined, 'print']);
  expect(offered('QUERY_RECEIVED', { allows }).all).toEqual(['call', 'print']);
});
