import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ERRORS, type PublicQuoteView } from '@quillcare/contracts';
import { answerOf, problemsOf, startOf, valuesOf } from '../answer/answer.form';
import { PageFrame } from '../frame/page-frame.view';
import { PatientPage } from '../patient.page';
import { somePublicQuote } from '../public-quote.sample';
import { secondSignature } from './second-signature.part';
import { signatory } from './signatory.part';
import { handedOverQuote, lockedPath } from './tablet';

const QUOTE = '01930000-0000-7000-8000-000000000001';
const practice = { name: 'Harbour Surgery', phone: '(02) 9555 0123', email: 'rooms@example.au', logo: null };
const quote = somePublicQuote();
const guardian = { role: 'GUARDIAN', name: ' Aroha ', relationship: 'mother', authority: 'parent' } as const;

beforeAll(() => {
  window.scrollTo = () => {};
});
beforeEach(() => {
  localStorage.clear();
  window.history.replaceState(null, '', '/');
});

describe('who signs', () => {
  const values = startOf({ quote, dateOfBirth: null });
  const paths = (own: object, of = quote) =>
    problemsOf('accept', { ...startOf({ quote: of, dateOfBirth: null }), ...own }, of).map(
      ({ path }) => path,
    );

  it('is the patient unless somebody else says so, and then says who they are', () => {
    expect(answerOf('accept', values, quote).signatory).toBeUndefined();
    const started = { ...valuesOf(signatory, values), role: 'GUARDIAN' };
    expect(paths({ signatory: started })).toEqual(
      expect.arrayContaining(['signatory.name', 'signatory.relationship', 'signatory.authority']),
    );
    const answer = answerOf('accept', { ...values, signatory: guardian }, quote);
    expect(answer.signatory).toEqual({ ...guardian, name: 'Aroha' });
  });

  it('is asked for a second signature where the practice wants one, and only there', () => {
    const needed = { ...quote, secondSignerNeeded: true };
    expect(paths({})).not.toContain('secondSignature.name');
    expect(paths({}, needed)).toEqual(
      expect.arrayContaining(['secondSignature.name', 'secondSignature.data']),
    );
    const started = startOf({ quote: needed, dateOfBirth: null });
    const second = { ...valuesOf(secondSignature, started), name: 'Hone', method: 'type', typed: ' Hone ' };
    expect(answerOf('accept', { ...started, secondSignature: second }, needed).secondSignature).toEqual({
      ...{ name: 'Hone', relationship: '', method: 'type', data: 'Hone' },
    });
    expect(secondSignature.kept).toBeUndefined();
  });
});

describe('on a device of the practice', () => {
  it('the address says which quote was handed over, and nothing else is believed', () => {
    expect(handedOverQuote(`?tablet=${QUOTE}`)).toBe(QUOTE);
    for (const search of ['', '?tablet=', '?tablet=//evil.example', '?tablet=../..'])
      expect(handedOverQuote(search)).toBeNull();
    expect(lockedPath(QUOTE)).toBe(`/locked?next=%2Fquotes%2Fview%2F${QUOTE}`);
  });

  it('every screen leads back to the lock, and nowhere else', () => {
    window.history.replaceState(null, '', `/quote/accept/t?tablet=${QUOTE}`);
    render(<PageFrame practice={practice}>…</PageFrame>);
    expect(screen.getByText('This device belongs to Harbour Surgery.')).toBeVisible();
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([lockedPath(QUOTE)]);
  });
});

describe('an acceptance that staff recorded', () => {
  const answered = (awaitsConfirmation: boolean, shown = true): PublicQuoteView => ({
    ...{ state: 'answered', practice, response: 'accept', respondedAt: '2026-11-20T05:05:00.000Z' },
    ...{ quote: shown ? quote : null, withdrawal: null, withdrawnAt: null, awaitsConfirmation },
  });
  function serve(...answers: object[]) {
    const sent: unknown[] = [];
    globalThis.fetch = (async (path: string, init: RequestInit) => {
      sent.push([path, init.body ? JSON.parse(String(init.body)) : null]);
      const answer = answers.shift();
      if (answer) return new Response(JSON.stringify(answer));
      const { status, title } = ERRORS.INTERNAL;
      return new Response(JSON.stringify({ title, status, detail: title, code: 'INTERNAL' }), { status });
    }) as typeof fetch;
    return sent;
  }

  it('is confirmed with one button', async () => {
    const sent = serve(answered(true), { confirmedAt: '2026-11-21T00:00:00Z', disputedAt: null });
    const user = userEvent.setup();
    render(<PatientPage token="t" />);
    await user.click(await screen.findByRole('button', { name: 'Yes, that is right' }));
    expect(await screen.findByText(/You confirmed/)).toBeVisible();
    expect(sent[1]).toEqual(['/api/public/quotes/t/confirmation', { isSo: true, comment: '' }]);
  });

  it('is disputed with what is not right; a failure is told and can be tried again', async () => {
    const sent = serve(answered(true));
    const user = userEvent.setup();
    render(<PatientPage token="t" />);
    await user.click(await screen.findByRole('button', { name: 'No, that is not right' }));
    await user.type(screen.getByRole('textbox', { name: /What is not right/ }), 'I only asked');
    await user.click(screen.getByRole('button', { name: 'Tell the practice' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(ERRORS.INTERNAL.title);
    expect(sent[1]).toEqual(['/api/public/quotes/t/confirmation', { isSo: false, comment: 'I only asked' }]);
    expect(screen.getByRole('button', { name: 'Tell the practice' })).toBeEnabled();
  });

  it('is shown only to somebody who proved who they are, and asked about once', async () => {
    serve(answered(true, false));
    const { unmount } = render(<PatientPage token="t" />);
    expect(await screen.findByText(/so that we know it is you/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Yes, that is right' })).toBeNull();
    unmount();
    serve(answered(false));
    render(<PatientPage token="t" />);
    await screen.findByText(/You accepted this quote/);
    expect(screen.queryByRole('button', { name: 'Yes, that is right' })).toBeNull();
  });
});
