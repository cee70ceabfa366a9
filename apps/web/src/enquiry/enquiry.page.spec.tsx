import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { prepareBrowser, serve } from '../patient/patient-server.sample';
import { expectAccessible } from '../testing/axe';
import { parseCampaign, parseSlug } from './enquiry.address';
import { EnquiryPage } from './enquiry.page';

const SURGERY = '01930000-0000-7000-8000-000000000001';
const practice = { name: 'Harbour Surgical', phone: '+61295550123', email: 'rooms@example.au', logo: null };
const open = (part: object = {}) => ({
  state: 'OPEN',
  practice,
  slug: 'harbour',
  greeting: 'We call back the same day.',
  waitMs: 0,
  privacyNote: 'We keep it to ourselves.',
  surgeries: [{ id: SURGERY, name: 'Septoplasty' }],
  country: 'AU',
  token: 't-1',
  ...part,
});
const CAMPAIGN = parseCampaign('?utm_source=google&utm_campaign=Spring');

function show(...answers: Parameters<typeof serve>) {
  const seen = serve(...answers);
  render(<EnquiryPage slug="harbour" campaign={CAMPAIGN} />);
  return { seen, user: userEvent.setup() };
}
const send = () => screen.getByRole('button', { name: 'Send enquiry' });

beforeAll(prepareBrowser);
beforeEach(() => localStorage.clear());

it('reads the practice and the campaign from the URL', () => {
  expect(['/enquire/harbour', '/enquire/harbour/', '/enquire/', '/other'].map(parseSlug)).toEqual([
    ...['harbour', 'harbour'],
    ...['', ''],
  ]);
  expect(parseCampaign('?utm_medium=%20&utm_source=google')).toEqual({
    utmSource: 'google',
    utmMedium: null,
    utmCampaign: null,
  });
});

describe('enquiry form', () => {
  it('is accessible, and lists what is missing before sending anything', async () => {
    const { seen, user } = show(open());
    expect(await screen.findByRole('heading', { name: 'Ask Harbour Surgical' })).toBeVisible();
    expect(screen.getByText('We call back the same day.')).toBeVisible();
    expect(screen.getByText('We keep it to ourselves.')).toBeVisible();
    await expectAccessible();
    await user.click(send());
    const summary = screen.getByRole('alert');
    expect(summary).toHaveFocus();
    expect(summary).toHaveTextContent('Please enter your first name');
    expect(summary).toHaveTextContent('Please enter a phone number or an email address');
    await user.type(screen.getByLabelText('First name'), 'Aroha');
    await user.type(screen.getByLabelText('Phone'), '0412 345 678');
    await user.click(send());
    expect(screen.getByRole('alert')).toHaveTextContent('choose at least one way');
    await expectAccessible();
    expect(seen).toHaveLength(1);
    expect(seen[0]?.trace).toMatch(/^00-[\da-f]{32}-[\da-f]{16}-01$/);
  });

  it('validates the phone number by the practice’s country', async () => {
    const { seen, user } = show(open({ country: 'NZ' }));
    await user.type(await screen.findByLabelText('First name'), 'Aroha');
    await user.type(screen.getByLabelText('Phone'), '0412 345 678');
    await user.click(screen.getByLabelText('Harbour Surgical may call me about my enquiry.'));
    await user.click(send());
    expect(screen.getByRole('alert')).toHaveTextContent('There is no such number in New Zealand');
    expect(seen).toHaveLength(1);
  });

  it('sends the enquiry with its campaign, and thanks the sender', async () => {
    const { seen, user } = show(open(), { received: true, mailed: true });
    await user.type(await screen.findByLabelText('First name'), 'Aroha');
    await user.type(screen.getByLabelText('Email'), 'aroha@example.co.nz');
    await user.selectOptions(screen.getByLabelText('What is it about?'), 'Septoplasty');
    await user.type(screen.getByLabelText(/^Your question/), 'What does it cost?');
    await user.click(screen.getByLabelText('Harbour Surgical may email me about my enquiry.'));
    await user.click(send());
    expect(await screen.findByRole('heading', { name: 'Thank you, Aroha' })).toHaveFocus();
    expect(screen.getByText(/on its way to aroha@example.co.nz/)).toBeVisible();
    await expectAccessible();
    expect(seen[1]).toMatchObject({
      path: '/api/public/enquiry-forms/harbour',
      key: expect.any(String),
      body: {
        token: 't-1',
        firstName: 'Aroha',
        email: 'aroha@example.co.nz',
        surgeryId: SURGERY,
        message: 'What does it cost?',
        homepage: '',
        consentEmail: true,
        consentPhone: false,
        utmSource: 'google',
        utmMedium: null,
        utmCampaign: 'Spring',
      },
    });
  });

  it('fetches a new token when its own is stale, and sends the same enquiry with it', async () => {
    const { seen, user } = show(open(), 'ENQUIRY_FORM_STALE', open({ token: 't-2' }), {
      received: true,
      mailed: false,
    });
    await fill(user);
    await user.click(send());
    expect(await screen.findByRole('heading', { name: 'Thank you, Aroha' })).toBeVisible();
    expect(seen.map(({ body }) => (body as { token: string } | null)?.token)).toEqual([
      ...[undefined, 't-1'],
      ...[undefined, 't-2'],
    ]);
  });

  it('keeps the entered text when the server is unreachable, and retries with the same idempotency key', async () => {
    const { seen, user } = show(open(), 'OFFLINE', { received: true, mailed: false });
    await fill(user);
    await user.click(send());
    expect(await screen.findByRole('alert')).toHaveTextContent('We could not reach the server');
    expect(screen.getByLabelText('First name')).toHaveValue('Aroha');
    await user.click(send());
    expect(await screen.findByRole('heading', { name: 'Thank you, Aroha' })).toBeVisible();
    expect(seen[2]?.key).toBe(seen[1]?.key);
  });

  it('shows whom to call when the form was closed in the meantime', async () => {
    const { user } = show(open(), 'ENQUIRY_CLOSED');
    await fill(user);
    await user.click(send());
    expect(await screen.findByRole('heading', { name: 'Enquiries are closed' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Call (02) 9555 0123' })).toBeVisible();
  });

  async function fill(user: ReturnType<typeof userEvent.setup>): Promise<void> {
    await user.type(await screen.findByLabelText('First name'), 'Aroha');
    await user.type(screen.getByLabelText('Phone'), '0412 345 678');
    await user.click(screen.getByLabelText('Harbour Surgical may call me about my enquiry.'));
  }
});

describe('enquiry page without a form', () => {
  it('states that enquiries are closed and how to reach the practice', async () => {
    show({ state: 'CLOSED', practice });
    expect(await screen.findByRole('heading', { name: 'Enquiries are closed' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Email rooms@example.au' })).toBeVisible();
    await expectAccessible();
  });

  it('states that an unknown address has no form', async () => {
    show('NOT_FOUND');
    expect(await screen.findByRole('heading', { name: 'There is no form here' })).toBeVisible();
  });

  it('can be retried after a network failure', async () => {
    const { user } = show('OFFLINE', 'OFFLINE', open());
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(send()).toBeVisible());
  });
});
