import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { prepareBrowser, serve } from '../patient/patient-server.sample';
import { expectAccessible } from '../testing/axe';
import { campaignFrom, slugFrom } from './enquiry.address';
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
const CAMPAIGN = campaignFrom('?utm_source=google&utm_campaign=Spring');

function show(...answers: Parameters<typeof serve>) {
  const seen = serve(...answers);
  render(<EnquiryPage slug="harbour" campaign={CAMPAIGN} />);
  return { seen, user: userEvent.setup() };
}
const send = () => screen.getByRole('button', { name: 'Send enquiry' });

beforeAll(prepareBrowser);
beforeEach(() => localStorage.clear());

it('reads whose form it is and the campaign from the address', () => {
  expect(['/enquire/harbour', '/enquire/harbour/', '/enquire/', '/other'].map(slugFrom)).toEqual([
    ...['harbour', 'harbour'],
    ...['', ''],
  ]);
  expect(campaignFrom('?utm_medium=%20&utm_source=google')).toEqual({
    utmSource: 'google',
    utmMedium: null,
    utmCampaign: null,
  });
});

describe('the form', () => {
  it('is accessible, and says what is missing before anything is sent', async () => {
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

  it('checks the number by the rule of the country', async () => {
    const { seen, user } = show(open({ country: 'NZ' }));
    await user.type(await screen.findByLabelText('First name'), 'Aroha');
    await user.type(screen.getByLabelText('Phone'), '0412 345 678');
    await user.click(screen.getByLabelText('Harbour Surgical may call me about my enquiry.'));
    await user.click(send());
    expect(screen.getByRole('alert')).toHaveTextContent('There is no such number in New Zealand');
    expect(seen).toHaveLength(1);
  });

  it('sends what was entered with the campaign, and thanks', async () => {
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

  it('asks for a new token when its own is stale, and keeps what was typed', async () => {
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

  it('keeps what was typed when the server cannot be reached, and sends the same key again', async () => {
    const { seen, user } = show(open(), 'OFFLINE', { received: true, mailed: false });
    await fill(user);
    await user.click(send());
    expect(await screen.findByRole('alert')).toHaveTextContent('We could not reach the server');
    expect(screen.getByLabelText('First name')).toHaveValue('Aroha');
    await user.click(send());
    expect(await screen.findByRole('heading', { name: 'Thank you, Aroha' })).toBeVisible();
    expect(seen[2]?.key).toBe(seen[1]?.key);
  });

  it('tells whom to call when it was closed meanwhile', async () => {
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

describe('without a form', () => {
  it('says that enquiries are closed, and how to reach the practice', async () => {
    show({ state: 'CLOSED', practice });
    expect(await screen.findByRole('heading', { name: 'Enquiries are closed' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Email rooms@example.au' })).toBeVisible();
    await expectAccessible();
  });

  it('says that there is none at an unknown address', async () => {
    show('NOT_FOUND');
    expect(await screen.findByRole('heading', { name: 'There is no form here' })).toBeVisible();
  });

  it('can be loaded again', async () => {
    const { user } = show('OFFLINE', 'OFFLINE', open());
    await user.click(await screen.findByRole('button', { name: 'Try again' }, { timeout: 3_000 }));
    await waitFor(() => expect(send()).toBeVisible());
  });
});
