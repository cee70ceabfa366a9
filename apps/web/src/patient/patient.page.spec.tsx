import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ERRORS, type PublicQuoteView } from '@quillcare/contracts';
import { isLinkEndingCode, toLinkFailure } from './frame/link-failure';
import { parseToken } from './patient.api';
import { PatientPage } from './patient.page';
import { freshDevice, goToAnswer, prepareBrowser, serve } from './patient-server.sample';
import { practiceSample as practice, somePublicQuote } from './public-quote.sample';

const open: PublicQuoteView = { state: 'open', practice, quote: somePublicQuote() };
const receipt = (response: string) => ({
  response,
  status: 'SENT',
  respondedAt: '2026-11-20T05:05:00.000Z',
  quoteNumber: 'Q-2026-000123',
});

beforeAll(prepareBrowser);
beforeEach(freshDevice);

describe('link without a quote', () => {
  it.each(['LINK_MALFORMED', 'LINK_UNKNOWN', 'LINK_EXPIRED', 'LINK_WITHDRAWN'] as const)(
    'is explained for %s',
    async (code) => {
      serve(code);
      render(<PatientPage token="t" />);
      expect(await screen.findByText(ERRORS[code].title)).toBeVisible();
      expect(screen.getByRole('heading', { name: 'Access Error' })).toHaveFocus();
      expect(screen.getByRole('link', { name: 'Return to Home' })).toHaveAttribute('href', '/');
      expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
      expect(isLinkEndingCode(code)).toBe(true);
    },
  );

  it('was replaced by a newer version, which can be emailed', async () => {
    const seen = serve('LINK_SUPERSEDED', { requested: true });
    const user = userEvent.setup();
    render(<PatientPage token="t" />);
    expect(await screen.findByRole('heading', { name: 'This quote was replaced' })).toHaveFocus();
    expect(screen.getByText(/only the newest version can be answered/)).toBeVisible();
    expect(isLinkEndingCode('LINK_SUPERSEDED')).toBe(true);
    await user.click(screen.getByRole('button', { name: 'Email me the current version' }));
    expect(await screen.findByText(/its link is on its way/)).toBeVisible();
    expect(seen.map(({ path }) => path)).toEqual([
      '/api/public/quotes/t',
      '/api/public/quotes/t/send-replacement',
    ]);
    expect(screen.queryByRole('button', { name: 'Email me the current version' })).toBeNull();
  });

  it('shows how long to wait after too many requests for the current version', async () => {
    serve('LINK_SUPERSEDED', 'TOO_MANY_REQUESTS');
    const user = userEvent.setup();
    render(<PatientPage token="t" />);
    await user.click(await screen.findByRole('button', { name: 'Email me the current version' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Please wait 10 minutes before you ask again.',
    );
  });

  it('mentions no new prices if only the link was renewed', () => {
    const facts = { replacedBy: 'NEW_LINK' };
    const failure = toLinkFailure({ code: 'LINK_SUPERSEDED', message: '', retryAfterSeconds: null, facts });
    expect(failure.advice).toMatch(/^Your quote has not changed/);
  });

  it('only shows whom to call if the practice switched it off', () => {
    const message = 'The practice has switched this link off.';
    const facts = { isSwitchedOff: true };
    const failure = toLinkFailure({ code: 'LINK_WITHDRAWN', message, retryAfterSeconds: null, facts });
    expect(failure).toMatchObject({ reason: message, retry: false });
    expect(failure.advice).toBe('Please call the practice if you need help.');
  });

  it('makes no request without a token', () => {
    const seen = serve();
    render(<PatientPage token={null} />);
    expect(screen.getByText('Invalid or missing quote access token')).toBeVisible();
    expect(seen).toEqual([]);
  });

  it('can be retried after a network failure', async () => {
    serve('OFFLINE', 'OFFLINE', open);
    render(<PatientPage token="t" />);
    const again = await screen.findByRole('button', { name: 'Try again' });
    await userEvent.click(again);
    expect(await screen.findByRole('heading', { name: 'Quote Q-2026-000123' })).toBeVisible();
  });

  it('is retried once automatically after a network failure', async () => {
    const seen = serve('OFFLINE', open);
    render(<PatientPage token="t" />);
    const title = { name: 'Quote Q-2026-000123' };
    expect(await screen.findByRole('heading', title)).toBeVisible();
    expect(seen.map(({ path }) => path)).toEqual(['/api/public/quotes/t', '/api/public/quotes/t']);
  });

  it('shows how long to wait', () => {
    expect(
      toLinkFailure({ code: 'TOO_MANY_REQUESTS', message: 'm', retryAfterSeconds: 600 }).advice,
    ).toContain('10 minutes');
  });

  it('yields its token from the URL only if well formed', () => {
    expect(parseToken('/quote/accept/abc_-9')).toBe('abc_-9');
    const mutilated = ['', '%E0%A4%A', 'abc/def', 'a'.repeat(2_000)].map((link) => `/quote/accept/${link}`);
    for (const path of [...mutilated, '/other'])
      expect({ path, token: parseToken(path) }).toEqual({ path, token: null });
  });
});

describe('practice in the page header', () => {
  const logo = { mediaType: 'image/png', data: 'iVBORw0KGgo=', width: 512, height: 128 } as const;

  it.each(['identify', 'open'] as const)('is shown with logo and name in the state "%s"', async (state) => {
    serve(
      state === 'open'
        ? { ...open, practice: { ...practice, logo } }
        : { state, practice: { ...practice, logo }, identification: 'CODE' },
    );
    render(<PatientPage token="t" />);
    const picture = await screen.findByRole('img', { name: 'Harbour Surgery' });
    expect(picture).toHaveAttribute('src', 'data:image/png;base64,iVBORw0KGgo=');
    expect([picture.getAttribute('width'), picture.getAttribute('height')]).toEqual(['176', '44']);
    expect(within(screen.getByRole('banner')).getByText('Harbour Surgery')).toBeVisible();
  });

  it('is shown by name only without a logo', async () => {
    serve(open);
    render(<PatientPage token="t" />);
    await screen.findByText('Secure Access');
    expect(within(screen.getByRole('banner')).getByText('Harbour Surgery')).toBeVisible();
    expect(screen.queryByRole('img')).toBeNull();
  });
});

describe('identification by date of birth', () => {
  it('shows the quote after the right date, and reports a wrong one and too many attempts', async () => {
    const seen = serve(
      { state: 'identify', practice, identification: 'DATE_OF_BIRTH' },
      'IDENTITY_MISMATCH',
      'TOO_MANY_REQUESTS',
      { identityToken: 'x', expiresIn: 1 },
      open,
    );
    render(<PatientPage token="t" />);
    const submit = await screen.findByRole('button', { name: 'Continue' });
    await userEvent.click(submit);
    expect(screen.getAllByText('Date of birth is required')).toHaveLength(2);
    await userEvent.type(screen.getByLabelText('Day'), '27');
    await userEvent.type(screen.getByLabelText('Month'), '3');
    await userEvent.type(screen.getByLabelText('Year'), '1984');
    await userEvent.click(submit);
    expect(await screen.findAllByText(ERRORS.IDENTITY_MISMATCH.title)).toHaveLength(2);
    await userEvent.click(submit);
    expect((await screen.findAllByText(/wait 10 minutes/))[0]).toBeVisible();
    await userEvent.click(submit);
    expect(await screen.findByText('Secure Access')).toBeVisible();
    expect(await screen.findByRole('heading', { name: 'Quote Q-2026-000123' })).toBeVisible();
    expect(seen[1]).toMatchObject({
      path: '/api/public/quotes/t/identify',
      body: { dateOfBirth: '1984-03-27' },
    });
  });

  it('locks the link after too many wrong dates, and shows whom to call', async () => {
    serve({ state: 'identify', practice, identification: 'DATE_OF_BIRTH' }, 'LINK_LOCKED', {
      state: 'locked',
      practice,
    });
    render(<PatientPage token="t" />);
    const submit = await screen.findByRole('button', { name: 'Continue' });
    await userEvent.type(screen.getByLabelText('Day'), '27');
    await userEvent.type(screen.getByLabelText('Month'), '3');
    await userEvent.type(screen.getByLabelText('Year'), '1984');
    await userEvent.click(submit);
    expect(await screen.findByRole('heading', { name: 'This link is locked' })).toHaveFocus();
    expect(screen.getByText(/Please call Harbour Surgery/)).toBeVisible();
    const [, call] = screen.getAllByRole('link', { name: 'Call (02) 9555 0123' });
    expect(call).toHaveAttribute('href', 'tel:0295550123');
  });
});

describe('patient’s answer', () => {
  it('asks for confirmation, retries with the same key, and shows the result', async () => {
    const seen = serve(open, 'SERVICE_UNAVAILABLE', receipt('query'));
    render(<PatientPage token="t" />);
    await goToAnswer('query');
    const form = screen.getByRole('form', { name: 'Have Questions?' });
    await userEvent.click(within(form).getByRole('button', { name: 'Send Question' }));
    expect(within(form).getByRole('alert')).toHaveFocus();
    expect(within(form).getAllByText('Please provide your query or question')).toHaveLength(2);
    await userEvent.type(within(form).getByLabelText('Your question'), 'How long?');
    await userEvent.click(within(form).getByRole('button', { name: 'Send Question' }));
    expect(screen.getByText('The team will respond as soon as possible.')).toBeVisible();
    expect(seen).toHaveLength(1);
    await userEvent.click(screen.getByRole('button', { name: 'Confirm' }));
    expect(await screen.findByText('Failed to process quote query. Please try again.')).toBeVisible();
    // The answer may have arrived, so the page must not claim that it failed.
    expect(screen.getByText(/We could not tell whether it arrived/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'Query Submitted' })).toBeVisible();
    expect(seen[2]?.key).toMatch(/^[0-9a-f]{32}$/);
    // The same request with its own trace id.
    expect(seen[2]).toEqual({ ...seen[1], trace: seen[2]?.trace });
    expect(seen[2]?.trace).not.toBe(seen[1]?.trace);
    expect(JSON.stringify({ ...localStorage })).not.toContain('How long');
  });

  it('accepts a typed signature where drawing is unavailable', async () => {
    const seen = serve(open, receipt('accept'));
    render(<PatientPage token="t" />);
    await goToAnswer('accept');
    const form = screen.getByRole('form', { name: 'Accept this quote' });
    const field = (name: string) => within(form).getByLabelText(name);
    const born = within(within(form).getByRole('group', { name: /^Date of Birth/i }));
    await userEvent.type(born.getByLabelText('Day'), '27');
    await userEvent.type(born.getByLabelText('Month'), '3');
    await userEvent.type(born.getByLabelText('Year'), '1984');
    await userEvent.type(field('Phone Number'), '0412 345 678');
    await userEvent.click(field('I agree to the terms and conditions'));
    await userEvent.click(field('I agree to the treatment plan in this quote'));
    await userEvent.click(within(form).getByRole('tab', { name: 'Draw' }));
    await userEvent.keyboard('{ArrowRight}');
    await userEvent.type(field('Type your full name as your signature'), 'Mickey Mouse');
    const accept = within(form).getByRole('button', { name: 'Accept Quote & Create Surgery Case' });
    await userEvent.click(accept);
    expect(
      within(form).getByText(
        'You typed “Mickey Mouse”, but the quote is for Te Ariki Ngāpō. Is this your signature?',
      ),
    ).toBeVisible();
    expect(field('Yes, this is my signature')).toBeInvalid();
    await userEvent.clear(field('Type your full name as your signature'));
    await userEvent.type(field('Type your full name as your signature'), 'Te Ariki Ngāpō');
    expect(within(form).queryByLabelText('Yes, this is my signature')).toBeNull();
    await userEvent.click(accept);
    expect(
      screen.getByText(/^This creates a binding agreement. You can still change your mind/),
    ).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Confirm' }));
    expect(await screen.findByRole('heading', { name: 'Quote Accepted Successfully' })).toHaveFocus();
    expect(seen[1]?.body).toMatchObject({
      response: 'accept',
      signatureMethod: 'type',
      signatureData: 'Te Ariki Ngāpō',
      documentHash: 'a'.repeat(64),
    });
  });

  it('keeps the optional fields open while an error in them is corrected', async () => {
    serve(open);
    const user = userEvent.setup();
    render(<PatientPage token="t" />);
    await goToAnswer('accept');
    await user.click(screen.getByText(/^Add an emergency contact/));
    const phone = screen.getByLabelText(/^Emergency Phone/);
    await user.type(phone, '12');
    await user.click(screen.getByRole('button', { name: /^Accept Quote/ }));
    expect(phone).toBeInvalid();
    await user.clear(phone);
    await user.type(phone, '0412 345 678');
    expect(phone).toBeValid();
    expect(phone).toBeVisible();
  });

  it('asks to identify again, as the practice requires, after expiry, and keeps the entered text', async () => {
    serve(open, 'IDENTITY_REQUIRED', { state: 'identify', practice, identification: 'BOTH' });
    render(<PatientPage token="t" />);
    await goToAnswer('reject');
    await userEvent.type(screen.getByLabelText('Your reason'), 'Too far away');
    await userEvent.click(screen.getByRole('button', { name: 'Reject Quote' }));
    await userEvent.click(screen.getByRole('button', { name: 'Confirm' }));
    expect(await screen.findByText(/Your answers on this page are kept/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Email me a code' })).toBeVisible();
    expect(screen.getByLabelText('Your reason')).toHaveValue('Too far away');
  });

  it('shows the result if the quote was answered elsewhere', async () => {
    serve(open, 'ALREADY_ANSWERED', {
      state: 'answered',
      practice,
      response: 'reject',
      respondedAt: '2026-11-20T05:05:00.000Z',
      quote: null,
    });
    render(<PatientPage token="t" />);
    await goToAnswer('reject');
    await userEvent.type(screen.getByLabelText('Your reason'), 'No');
    await userEvent.click(screen.getByRole('button', { name: 'Reject Quote' }));
    await userEvent.click(screen.getByRole('button', { name: 'Confirm' }));
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Quote Rejected' })).toBeVisible());
    expect(screen.getByText(/You declined this quote on 20 November 2026/)).toBeVisible();
  });
});
