import { screen, waitFor, within } from '@testing-library/react';
import { linkLead, listLeadMatches, type LeadSummary } from '@quillcare/contracts';
import { expectAccessible } from '../../testing/axe';
import { refusal } from '../../testing/fake-server';
import { onPhone } from '../../testing/phone';
import { renderPage } from '../../testing/render-page';
import { sampleOf } from '../../testing/sample-of';
import { LeadDetailPage } from './lead-detail.page';
import { NewLeadPage } from './new-lead.page';
import { leadList, LeadListPage } from './lead-list.page';
import { COLLEAGUES, detail, ID, lead, list, page, SETTINGS } from './lead-samples.suite';
import { expectReadsBack } from '../../shared/list/reads-back.suite';

const STATUS = `POST /api/leads/${ID}/status`;
const CONVERT = `POST /api/leads/${ID}/convert`;
const LINK = `POST /api/leads/${ID}/link`;
const SURGERY = '01930000-0000-7000-8000-000000000002';
const SITE = '01930000-0000-7000-8000-000000000003';
const MATCHES = `GET /api/leads/${ID}/matches`;
describe('lead list', () => {
  let restore: () => void;
  beforeEach(() => void (restore = onPhone()));
  afterEach(() => restore());

  it('shows who enquired about which surgery, and marks the lead as contacted with one click', async () => {
    const { user, sent } = renderPage(<LeadListPage />, {
      path: '/leads',
      replies: {
        ...SETTINGS,
        'GET /api/leads': [list(lead({}))],
        [STATUS]: [{ body: detail({ status: 'CONTACTED' }) }],
      },
    });
    expect(await screen.findByRole('link', { name: 'Aroha Tāwhiao' })).toBeInTheDocument();
    expect(screen.getByText('Rhinoplasty')).toBeInTheDocument();
    await expectAccessible();
    await user.click(screen.getByRole('button', { name: /Mark as contacted/ }));
    await waitFor(() => expect(sent(STATUS)[0]?.body).toEqual({ version: 3, status: 'CONTACTED' }));
    expect(await screen.findByText('Aroha Tāwhiao is now Contacted')).toBeInTheDocument();
  });
});

describe('new lead', () => {
  it('requires a phone number or an email address', async () => {
    const { user, sent } = renderPage(<NewLeadPage />, {
      path: '/leads/new',
      replies: { ...SETTINGS, 'GET /api/leads': [list()] },
    });
    const dialog = within(await screen.findByRole('dialog', { name: 'New lead' }));
    await user.type(dialog.getByLabelText('First name'), 'Grace');
    await user.click(dialog.getByRole('button', { name: 'Add lead' }));
    expect(
      (await screen.findAllByText('Please enter a phone number or an email address')).length,
    ).toBeGreaterThan(0);
    expect(sent('POST /api/leads')).toHaveLength(0);
  });
});

describe('lead page', () => {
  const open = (replies: object, part: Partial<LeadSummary> = { status: 'QUALIFIED' }) =>
    renderPage(<LeadDetailPage />, {
      path: '/leads/:id',
      url: `/leads/${ID}`,
      replies: {
        [`GET /api/leads/${ID}`]: [{ body: detail(part) }],
        ...COLLEAGUES,
        ...SETTINGS,
        [`GET /api/leads/${ID}/contacts`]: [{ body: { items: [] } }],
        [`GET /api/leads/${ID}/enquiry`]: [{ body: { enquiry: null } }],
        ...replies,
      },
    });

  it('shows the enquiry, and assigns the lead to a colleague', async () => {
    const ASSIGN = `POST /api/leads/${ID}/assign`;
    const { user, sent } = open({
      [ASSIGN]: [{ body: detail({ ownerId: ID, ownerName: 'Priya Sharma' }) }],
    });
    expect(await screen.findByText('What does it cost?')).toBeInTheDocument();
    await expectAccessible();
    await user.click(screen.getByRole('combobox', { name: /Owner/ }));
    await user.click(await screen.findByRole('option', { name: 'Priya Sharma' }));
    await waitFor(() => expect(sent(ASSIGN)[0]?.body).toEqual({ version: 3, ownerId: ID }));
  });

  it('requires a reason to mark the lead as lost', async () => {
    const { user, sent } = open({ [STATUS]: [{ body: detail({ status: 'LOST' }) }] });
    await user.click(await screen.findByRole('button', { name: 'Mark as lost' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Mark as lost' }));
    expect(sent(STATUS)).toHaveLength(0);
    await user.click(dialog.getByRole('combobox', { name: /Why was the lead lost/ }));
    await user.click(await screen.findByRole('option', { name: 'Chose another practice' }));
    await user.type(dialog.getByLabelText(/^Note/), 'Closer to home');
    await expectAccessible();
    await user.click(dialog.getByRole('button', { name: 'Mark as lost' }));
    await waitFor(() =>
      expect(sent(STATUS)[0]?.body).toEqual({
        version: 3,
        status: 'LOST',
        reason: 'Chose another practice',
        note: 'Closer to home',
      }),
    );
  });

  it('accepts a free-text reason, and requires its text', async () => {
    const { user, sent } = open({ [STATUS]: [{ body: detail({ status: 'LOST' }) }] });
    await user.click(await screen.findByRole('button', { name: 'Mark as lost' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('combobox', { name: /Why was the lead lost/ }));
    await user.click(await screen.findByRole('option', { name: 'Another reason' }));
    await user.click(dialog.getByRole('button', { name: 'Mark as lost' }));
    expect(await dialog.findAllByText('Please say why')).not.toHaveLength(0);
    await user.type(dialog.getByLabelText('The reason'), 'Moved to Perth');
    await user.click(dialog.getByRole('button', { name: 'Mark as lost' }));
    await waitFor(() =>
      expect(sent(STATUS)[0]?.body).toEqual({
        version: 3,
        status: 'LOST',
        reason: 'Moved to Perth',
        note: null,
      }),
    );
  });

  it('records a contact attempt, and shows the waiting time and earlier attempts', async () => {
    const CONTACTS = `POST /api/leads/${ID}/contacts`;
    const attempt = {
      id: ID,
      at: '2026-11-19T02:00:00.000Z',
      channel: 'PHONE',
      outcome: 'NO_ANSWER',
      note: 'Rang out',
      byName: 'Priya Sharma',
    };
    const { user, sent } = open(
      {
        [`GET /api/leads/${ID}/contacts`]: [{ body: { items: [attempt] } }],
        [CONTACTS]: [{ status: 201, body: detail({ status: 'CONTACTED' }) }],
      },
      { status: 'NEW', contactAttempts: 1 },
    );
    expect(await screen.findByText('Rang out')).toBeVisible();
    expect(screen.getByText(/\(target 4 h\) · 1 attempt/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Log contact' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Log contact' }));
    await waitFor(() =>
      expect(sent(CONTACTS)[0]?.body).toEqual({
        version: 3,
        channel: 'PHONE',
        outcome: 'REACHED',
        note: null,
      }),
    );
    expect(await screen.findByText('Aroha Tāwhiao was reached')).toBeInTheDocument();
  });

  it('shows the source of the enquiry, and the wording the person consented to', async () => {
    const enquiry = {
      via: 'FORM',
      receivedAt: '2026-11-19T01:00:00.000Z',
      keyName: null,
      utmSource: 'google',
      utmMedium: null,
      utmCampaign: 'Spring',
      privacyNote: 'We keep it to ourselves.',
      consents: ['Harbour may call me about my enquiry.'],
    };
    open({ [`GET /api/leads/${ID}/enquiry`]: [{ body: { enquiry } }] });
    expect(await screen.findByText('Through your enquiry form')).toBeVisible();
    expect(screen.getByText('Harbour may call me about my enquiry.')).toBeVisible();
    expect(screen.getByText('google / Spring')).toBeVisible();
    await expectAccessible();
  });

  it('marks an owner who is no longer active', async () => {
    open(
      {},
      {
        status: 'NEW',
        ownerId: '01930000-0000-7000-8000-000000000009',
        ownerName: 'Ben',
        ownerIsActive: false,
      },
    );
    expect(await screen.findByRole('combobox', { name: /Owner/ })).toHaveTextContent(
      'Ben (no longer active)',
    );
  });

  const match = page(listLeadMatches, {
    id: ID,
    firstName: 'Aroha',
    lastName: 'Ngata',
    email: 'aroha@example.nz',
    phone: '+61412345678',
    dateOfBirth: '1984-03-12',
    deletedAt: null,
  })[0];

  it('shows possible existing clients before creating a new one', async () => {
    const { user, sent } = open({
      [MATCHES]: [{ body: { items: [match] } }],
      [LINK]: [refusal(409, 'ILLEGAL_TRANSITION', 'It is a client already.')],
    });
    await user.click(await screen.findByRole('button', { name: 'Convert to client' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(await dialog.findByText(/born 12 Mar 1984/)).toBeInTheDocument();
    await expectAccessible();
    await user.click(dialog.getByRole('button', { name: 'Link to Aroha Ngata' }));
    await waitFor(() => expect(sent(LINK)[0]?.body).toEqual({ version: 3, clientId: ID }));
    expect(await screen.findByText('It is a client already.')).toBeInTheDocument();
  });

  it('links the version that was shown although it has changed since, and opens a quote with its data', async () => {
    const part = { status: 'QUALIFIED', surgeryId: SURGERY, siteId: SITE } as const;
    const READ = `GET /api/leads/${ID}`;
    const { user, sent, at, changedElsewhere } = open({
      [READ]: [{ body: detail(part) }, { body: detail({ ...part, version: 4 }) }],
      [MATCHES]: [{ body: { items: [match] } }],
      [LINK]: [{ body: sampleOf(linkLead.result, { text: 'x', id: ID }) }],
    });
    await user.click(await screen.findByRole('button', { name: 'Convert to client' }));
    changedElsewhere({ type: 'Lead', id: ID });
    await waitFor(() => expect(sent(READ)).toHaveLength(2));
    await user.click(await screen.findByRole('button', { name: 'Link to Aroha Ngata' }));
    await waitFor(() => expect(sent(LINK)[0]?.body).toEqual({ version: 3, clientId: ID }));
    const query = new URLSearchParams({ clientId: ID, surgeryId: SURGERY, siteId: SITE });
    await waitFor(() => expect(at()).toBe(`/quotes/create?${query.toString()}`));
  });

  it('names the fields that a client requires and the lead lacks', async () => {
    const { user, sent } = open({ [MATCHES]: [{ body: { items: [] } }] });
    await user.click(await screen.findByRole('button', { name: 'Convert to client' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByLabelText('Phone')).toHaveValue('0412 345 678');
    await user.click(dialog.getByRole('button', { name: 'Add client' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent('Email');
    expect(sent(CONVERT)).toHaveLength(0);
  });
});

it('exports every field in a form that can be imported again', () => expectReadsBack(leadList, 'leads'));
