import { screen, waitFor, within } from '@testing-library/react';
import { expectAccessible } from '../../testing/axe';
import { renderPage } from '../../testing/render-page';
import { EnquiriesPage } from './enquiries.page';

const ID = '01930000-0000-7000-8000-000000000001';
const FORM = {
  version: 2,
  updatedAt: null,
  isOn: true,
  slug: 'harbour',
  earlierSlugs: ['old-harbour'],
  greeting: null,
  privacyNote: null,
  publicEmail: null,
  surgeryIds: [],
  origins: ['https://www.harbour.example'],
};
const SETTINGS = {
  version: 1,
  updatedAt: null,
  lostReasons: ['Too expensive', 'Moved away'],
  assignment: 'NOBODY',
  assigneeIds: [],
  firstContactHours: 24,
};
const KEY = {
  id: ID,
  name: 'Our website',
  hint: 'qck_ab12',
  createdAt: '2026-11-19T01:00:00.000Z',
  createdByName: 'Amelia Nguyen',
  createdById: null,
  lastUsedAt: null,
  revokedAt: null,
};

const show = (replies: object = {}) =>
  renderPage(<EnquiriesPage />, {
    path: '/admin/enquiries',
    replies: {
      'GET /api/enquiry-form': [{ body: FORM }],
      'GET /api/lead-settings': [{ body: SETTINGS }],
      'GET /api/lead-keys': [{ body: { items: [KEY] } }],
      'GET /api/lead-choices': [{ body: { surgeries: [], sites: [], doctors: [] } }],
      'GET /api/colleagues': [{ body: { items: [{ id: ID, name: 'Priya Sharma', role: 'USER' }] } }],
      ...replies,
    },
  });

describe('enquiry form settings', () => {
  it('show the form’s address and the embed code for the practice’s website', async () => {
    show();
    expect(await screen.findByLabelText('Code for your website')).toHaveValue(
      '<iframe src="http://localhost/enquire/harbour?utm_source=website" title="Enquiry form of Harbour Surgical" style="width:100%;height:1250px;border:0" loading="lazy"></iframe>',
    );
    expect(screen.getByText(/still work: \/enquire\/old-harbour/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Open the form' })).toHaveAttribute(
      'href',
      'http://localhost/enquire/harbour',
    );
    await expectAccessible();
  });

  it('reject an invalid website address', async () => {
    const { user, sent } = show();
    await user.click(await screen.findByRole('button', { name: 'Add website' }));
    await user.type(screen.getByLabelText('Website 2'), 'harbour');
    await user.click(screen.getByRole('button', { name: 'Save form' }));
    expect(await screen.findAllByText(/Please enter the address of a website/)).not.toHaveLength(0);
    expect(sent('PATCH /api/enquiry-form')).toHaveLength(0);
  });
});

describe('lead API keys', () => {
  it('are shown only once, with an example request', async () => {
    const secret = 'qck_secret';
    const { user, sent } = show({ 'POST /api/lead-keys': [{ status: 201, body: { ...KEY, secret } }] });
    await user.click(await screen.findByRole('button', { name: 'New key' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Create key' }));
    expect(sent('POST /api/lead-keys')).toHaveLength(0);
    await user.type(dialog.getByLabelText('What is it for?'), 'Our website');
    await user.click(dialog.getByRole('button', { name: 'Create key' }));
    const shown = within(await screen.findByRole('dialog', { name: 'Copy the key now' }));
    expect(shown.getByLabelText('Key')).toHaveValue(secret);
    expect((shown.getByLabelText('Try it') as HTMLTextAreaElement).value).toContain(`Bearer ${secret}`);
    await expectAccessible();
    await user.keyboard('{Escape}');
    expect(shown.getByLabelText('Key')).toBeVisible();
    await user.click(shown.getByRole('button', { name: 'I have copied it' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('are revoked after confirmation', async () => {
    const REVOKE = `POST /api/lead-keys/${ID}/revoke`;
    const { user, sent } = show({ [REVOKE]: [{ body: { ...KEY, revokedAt: '2026-11-20T01:00:00.000Z' } }] });
    await user.click(await screen.findByRole('button', { name: 'Revoke Our website' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Revoke Our website?' }));
    await user.click(dialog.getByRole('button', { name: 'Revoke' }));
    await waitFor(() => expect(sent(REVOKE)).toHaveLength(1));
  });
});

describe('lead settings', () => {
  it('ask for colleagues only when leads are assigned in turn', async () => {
    const { user, sent } = show({ 'PATCH /api/lead-settings': [{ body: { ...SETTINGS, version: 2 } }] });
    const way = await screen.findByRole('combobox', { name: /^Who gets a new lead/ });
    expect(screen.queryByRole('combobox', { name: /^Colleagues who take turns/ })).toBeNull();
    await user.click(way);
    await user.click(await screen.findByRole('option', { name: 'Colleagues in turn' }));
    await user.click(await screen.findByRole('combobox', { name: /^Colleagues who take turns/ }));
    await user.click(await screen.findByRole('option', { name: 'Priya Sharma' }));
    await user.keyboard('{Escape}');
    await user.click(screen.getByRole('button', { name: 'Save lead settings' }));
    await waitFor(() =>
      expect(sent('PATCH /api/lead-settings')[0]?.body).toEqual({
        version: 1,
        assignment: 'IN_TURN',
        assigneeIds: [ID],
      }),
    );
  });

  it('add, reorder and remove loss reasons by keyboard', async () => {
    const { user, sent } = show({ 'PATCH /api/lead-settings': [{ body: { ...SETTINGS, version: 2 } }] });
    const down = await screen.findByRole('button', { name: 'Move reason 1 down' });
    down.focus();
    await user.keyboard('{Enter}');
    expect(screen.getByLabelText('Reason 1')).toHaveValue('Moved away');
    expect(screen.getByRole('button', { name: 'Move reason 2 down' })).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Add reason' }));
    expect(screen.getByLabelText('Reason 3')).toHaveFocus();
    await user.keyboard('No answer');
    await user.click(screen.getByRole('button', { name: 'Remove reason 1' }));
    await user.click(screen.getByRole('button', { name: 'Save lead settings' }));
    await waitFor(() =>
      expect(sent('PATCH /api/lead-settings')[0]?.body).toEqual({
        version: 1,
        lostReasons: ['Too expensive', 'No answer'],
      }),
    );
  });
});
