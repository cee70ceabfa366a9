import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ERRORS } from '@quillcare/contracts';
import { buildAnswer, validateAnswer, initialValues, partValues } from '../answer/answer.form';
import { PageFrame } from '../frame/page-frame.view';
import { expectAccessible } from '../../testing/axe';
import { PatientPage } from '../patient.page';
import { prepareBrowser, serve } from '../patient-server.sample';
import { answeredView, practiceSample as practice, somePublicQuote } from '../public-quote.sample';
import { ReplacedNotice } from '../steps/replaced.view';
import { secondSignaturePart } from './second-signature.part';
import { signatoryPart } from './signatory.part';
import { getHandedOverQuoteId, buildLockedPath } from './tablet';

const QUOTE = '01930000-0000-7000-8000-000000000001';
const quote = somePublicQuote();
const guardian = {
  ...({ role: 'GUARDIAN', name: ' Aroha ', relationship: 'mother', authority: 'parent' } as const),
  ...({ email: '', mailTo: 'PATIENT', confirmedEmail: '' } as const),
};

beforeEach(() => {
  localStorage.clear();
  window.history.replaceState(null, '', '/');
});

describe('signatory', () => {
  const values = initialValues({ quote, dateOfBirth: null });
  const paths = (own: object, of = quote) =>
    validateAnswer('accept', { ...initialValues({ quote: of, dateOfBirth: null }), ...own }, of).map(
      ({ path }) => path,
    );

  it('is the patient by default, and anyone else must state who they are', () => {
    expect(buildAnswer('accept', values, quote).signatory).toBeUndefined();
    const started = { ...partValues(signatoryPart, values), role: 'GUARDIAN' };
    expect(paths({ signatory: started })).toEqual(
      expect.arrayContaining(['signatory.name', 'signatory.relationship', 'signatory.authority']),
    );
    const answer = buildAnswer('accept', { ...values, signatory: guardian }, quote);
    const { confirmedEmail: _confirmed, ...sent } = guardian;
    expect(answer.signatory).toEqual({ ...sent, name: 'Aroha' });
  });

  it('must be chosen if the patient may not sign alone, and a representative must confirm an email', () => {
    const young = { ...quote, representativeBelowAge: 18 };
    expect(paths({}, young)).toContain('signatory.role');
    expect(paths({ signatory: guardian }, young)).toContain('signatory.email');
    expect(paths({ signatory: { ...guardian, mailTo: 'SIGNATORY' } }, young)).toEqual(
      paths({ signatory: guardian }, young),
    );
    const email = 'aroha@example.com';
    const named = { ...guardian, email: ' Aroha@example.com ' };
    expect(paths({ signatory: named }, young)).toContain('signatory.email');
    const confirmed = { ...named, confirmedEmail: email };
    expect(paths({ signatory: confirmed }, young)).not.toContain('signatory.email');
    // On the practice's device staff see who signs, so no email address is required.
    expect(paths({ signatory: guardian }, { ...young, purpose: 'TABLET' })).not.toContain('signatory.email');
  });

  it('requires a second signature only if the practice does', () => {
    const needed = { ...quote, secondSignerNeeded: true };
    expect(paths({})).not.toContain('secondSignature.name');
    expect(paths({}, needed)).toEqual(
      expect.arrayContaining(['secondSignature.name', 'secondSignature.data']),
    );
    const started = initialValues({ quote: needed, dateOfBirth: null });
    const second = {
      ...partValues(secondSignaturePart, started),
      name: 'Hone',
      method: 'type',
      typed: ' Hone ',
    };
    expect(buildAnswer('accept', { ...started, secondSignature: second }, needed).secondSignature).toEqual({
      name: 'Hone',
      relationship: '',
      method: 'type',
      data: 'Hone',
    });
    expect(secondSignaturePart.toDraft).toBeUndefined();
  });
});

describe('on the practice’s device', () => {
  it('reads the quote handed over from the URL, and ignores anything else', () => {
    expect(getHandedOverQuoteId(`?tablet=${QUOTE}`)).toBe(QUOTE);
    for (const search of ['', '?tablet=', '?tablet=//evil.example', '?tablet=../..'])
      expect(getHandedOverQuoteId(search)).toBeNull();
    expect(buildLockedPath(QUOTE)).toBe(`/locked?next=%2Fquotes%2Fview%2F${QUOTE}`);
  });

  it('is still the practice’s device once the patient follows a newer version', async () => {
    window.history.replaceState(null, '', `/quote/accept/t?tablet=${QUOTE}`);
    const next = 'B'.repeat(43);
    serve({ path: `/quote/accept/${next}` });
    const onFollow = jest.fn();
    render(<ReplacedNotice token="t" announcements={1} onRefused={jest.fn()} onFollow={onFollow} />);
    await userEvent.click(screen.getByRole('button', { name: 'See what changed' }));
    await waitFor(() => expect(onFollow).toHaveBeenCalledWith(next));
    expect(getHandedOverQuoteId()).toBe(QUOTE);
  });

  it('links every screen back to the lock, and nowhere else', () => {
    window.history.replaceState(null, '', `/quote/accept/t?tablet=${QUOTE}`);
    render(<PageFrame practice={practice}>…</PageFrame>);
    expect(screen.getByText('This device belongs to Harbour Surgery.')).toBeVisible();
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      buildLockedPath(QUOTE),
    ]);
  });
});

describe('acceptance recorded by staff', () => {
  const answered = (awaitsConfirmation: boolean, shown = true) =>
    answeredView({
      quote: shown ? quote : null,
      withdrawal: null,
      awaitsConfirmation,
      recorded: { mode: 'TELEPHONE', at: '2026-11-20T05:05:00.000Z', disputedAt: null, settled: null },
    });
  function answering(...answers: object[]) {
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
    const sent = answering(answered(true), { confirmedAt: '2026-11-21T00:00:00Z', disputedAt: null });
    const user = userEvent.setup();
    render(<PatientPage token="t" />);
    expect(
      await screen.findByText(/that you accepted this quote by telephone\. Is that right\?$/),
    ).toBeVisible();
    await user.click(await screen.findByRole('button', { name: 'Yes, that is right' }));
    expect(await screen.findByText(/You confirmed/)).toBeVisible();
    expect(sent[1]).toEqual(['/api/public/quotes/t/confirmation', { isSo: true, comment: '' }]);
  });

  it('is disputed with a comment, and can be retried after a failure', async () => {
    const sent = answering(answered(true));
    const user = userEvent.setup();
    render(<PatientPage token="t" />);
    await user.click(await screen.findByRole('button', { name: 'No, that is not right' }));
    await user.type(screen.getByRole('textbox', { name: /What is not right/ }), 'I only asked');
    await user.click(screen.getByRole('button', { name: 'Tell the practice' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(ERRORS.INTERNAL.title);
    expect(sent[1]).toEqual(['/api/public/quotes/t/confirmation', { isSo: false, comment: 'I only asked' }]);
    expect(screen.getByRole('button', { name: 'Tell the practice' })).toBeEnabled();
  });

  it('shows how to identify again once the identification has expired', async () => {
    serve(answered(true), 'IDENTITY_REQUIRED', answered(true, false));
    const user = userEvent.setup();
    render(<PatientPage token="t" />);
    await user.click(await screen.findByRole('button', { name: 'Yes, that is right' }));
    expect(await screen.findByText(/Please enter your date of birth first/)).toBeVisible();
  });

  it('opens the dispute form from the email’s “no” link without sending anything', async () => {
    window.history.replaceState(null, '', '/quote/accept/t?right=no');
    const sent = answering(answered(true));
    render(<PatientPage token="t" />);
    expect(await screen.findByRole('textbox', { name: /What is not right/ })).toBeVisible();
    expect(sent).toHaveLength(1);
    window.history.replaceState(null, '', '/');
  });

  it.each([
    [null, 'You said that this is not right', 'Nothing is booked until this is settled.'],
    ['STANDS', 'The practice decided that the acceptance stands', 'The reason: You called again'],
    ['NOT_ACCEPTED', 'The practice agrees: you did not accept', 'The reason: You called again'],
  ] as const)('shows the outcome of a dispute: %s', async (outcome, title, next) => {
    const at = '2026-11-22T00:00:00.000Z';
    const settled = outcome && { at, outcome, reason: 'You called again' };
    answering({
      ...answered(false),
      recorded: { mode: 'TELEPHONE', at, disputedAt: at, settled },
      withdrawnAt: outcome === 'NOT_ACCEPTED' ? at : null,
    });
    render(<PatientPage token="t" />);
    expect(await screen.findByRole('heading', { name: title })).toBeVisible();
    expect(screen.getByText(next)).toBeVisible();
  });

  it('says that the patient withdrew it, also after a dispute in which it stood', async () => {
    const at = '2026-11-22T00:00:00.000Z';
    const settled = { at, outcome: 'STANDS', reason: 'You called again' };
    answering({
      ...answered(false),
      recorded: { mode: 'TELEPHONE', at, disputedAt: at, settled },
      withdrawnAt: '2026-11-24T05:05:00.000Z',
    });
    render(<PatientPage token="t" />);
    expect(await screen.findByRole('heading', { name: 'You withdrew your acceptance' })).toBeVisible();
    expect(screen.queryByText(/acceptance stands/)).toBeNull();
  });

  it('is shown only after identification, and asks for confirmation only once', async () => {
    answering(answered(true, false));
    const { unmount } = render(<PatientPage token="t" />);
    expect(await screen.findByText(/so that we know it is you/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Yes, that is right' })).toBeNull();
    unmount();
    answering(answered(false));
    render(<PatientPage token="t" />);
    await screen.findByText(/recorded that you accepted this quote/);
    expect(screen.queryByRole('button', { name: 'Yes, that is right' })).toBeNull();
  });
});

describe('signed acceptance', () => {
  const at = '2026-11-22T00:00:00.000Z';
  const signed = { disputedAt: null, settled: null, canDispute: true };
  const view = answeredView({ respondedAt: at, quote, withdrawal: null, signed });
  beforeEach(prepareBrowser);

  it('can be disputed by the patient, with the consequences explained before and after', async () => {
    const disputed = { ...view, signed: { ...signed, disputedAt: at, canDispute: false } };
    const seen = serve(view, { confirmedAt: null, disputedAt: at }, disputed);
    const user = userEvent.setup();
    render(<PatientPage token="t" />);
    await user.click(await screen.findByRole('button', { name: 'That is not right' }));
    const dialog = within(screen.getByRole('dialog'));
    expect(dialog.getByText(/nothing is booked, confirmed or billed/)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Tell the practice' }));
    expect(dialog.getByRole('alert')).toHaveTextContent('Please choose what is not right');
    expect(seen).toHaveLength(1);
    await user.click(dialog.getByRole('radio', { name: 'I did not sign this' }));
    await user.type(dialog.getByRole('textbox'), 'My sister had my phone');
    await expectAccessible();
    await user.click(dialog.getByRole('button', { name: 'Tell the practice' }));
    expect(await screen.findByRole('heading', { name: 'You said that this is not right' })).toBeVisible();
    expect(screen.getByText('Nothing is booked until this is settled.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'That is not right' })).toBeNull();
    expect(seen[1]).toMatchObject({
      path: '/api/public/quotes/t/confirmation',
      body: { isSo: false, comment: 'I did not sign this. My sister had my phone' },
    });
  });

  it('keeps the form when the dispute could not be sent, and shows its outcome', async () => {
    serve(view, 'OFFLINE');
    const user = userEvent.setup();
    const { unmount } = render(<PatientPage token="t" />);
    await user.click(await screen.findByRole('button', { name: 'That is not right' }));
    const dialog = within(screen.getByRole('dialog'));
    await user.click(dialog.getByRole('radio', { name: /^I signed, but/ }));
    await user.click(dialog.getByRole('button', { name: 'Tell the practice' }));
    expect(await dialog.findByText(/could not reach the server/)).toBeVisible();
    expect(dialog.getByRole('radio', { name: /^I signed, but/ })).toBeChecked();
    unmount();
    const settled = { at, outcome: 'STANDS', reason: 'You told us that you signed' };
    serve({ ...view, signed: { disputedAt: at, settled, canDispute: false } });
    render(<PatientPage token="t" />);
    expect(await screen.findByText('The reason: You told us that you signed')).toBeVisible();
  });
});
