import { screen, waitFor, within } from '@testing-library/react';
import { expectAccessible } from '../../testing/axe';
import { problemOf, type Replies } from '../../testing/fake-server';
import { renderPage, sessionSample } from '../../testing/render-page';
import { SiteDetailPage, type SiteDetail } from './site-detail.page';
import { doctorSample, pageOf, siteSample } from './site.sample';

const AT = `/api/sites/${siteSample.id}`;

function open(site: SiteDetail = siteSample, more: Replies = {}) {
  return renderPage(<SiteDetailPage />, {
    path: '/sites/:id',
    url: `/sites/${site.id}`,
    replies: {
      [`GET ${AT}`]: [{ body: site }],
      'GET /api/doctors': [pageOf(doctorSample)],
      ...more,
    },
  });
}

const asUser = {
  'GET /api/auth/session': [{ body: { ...sessionSample, user: { ...sessionSample.user, role: 'USER' } } }],
};

it('shows the site’s details, its doctors with their days, and who entered it', async () => {
  open();
  expect(await screen.findByRole('heading', { level: 1, name: siteSample.name })).toBeInTheDocument();
  const doctors = within(screen.getByRole('region', { name: 'Doctors who work here' }));
  expect(doctors.getByRole('listitem')).toHaveTextContent('Dr Amelia HartmannMonday, Thursday');
  expect(screen.getByText('(02) 9555 0140')).toBeInTheDocument();
  expect(screen.getByText(/by Amelia Nguyen/)).toBeInTheDocument();
  await expectAccessible();
});

it('is read-only for users who are not administrators', async () => {
  open(siteSample, asUser);
  await screen.findByRole('heading', { level: 1, name: siteSample.name });
  for (const name of ['Make default', 'Delete', 'Change doctors'])
    expect(screen.queryByRole('button', { name })).toBeNull();
  expect(screen.queryByRole('link', { name: 'Edit' })).toBeNull();
});

describe('default site', () => {
  it('is set with the version that was read', async () => {
    const { user, sent } = open(siteSample, {
      [`POST ${AT}/default`]: [{ body: { id: siteSample.id, version: 4 } }],
    });
    await user.click(await screen.findByRole('button', { name: 'Make default' }));
    expect(
      await screen.findByText('New quotes and cases start with Macquarie Street Rooms'),
    ).toBeInTheDocument();
    expect(sent(`POST ${AT}/default`)[0]!.body).toEqual({ version: 3 });
  });

  it.each([
    ['inactive', { isActive: false }],
    ['the default already', { isDefault: true }],
    ['deleted', { deletedAt: '2026-11-20T08:00:00.000Z' }],
  ])('is not offered for a site that is %s', async (_what, change) => {
    open({ ...siteSample, ...change });
    await screen.findByRole('heading', { level: 1, name: siteSample.name });
    expect(screen.queryByRole('button', { name: 'Make default' })).toBeNull();
  });
});

describe('doctors of a site', () => {
  const saved = { body: { id: siteSample.id, version: 4, doctors: [] } };

  async function begin(replies: Replies) {
    const page = open(siteSample, replies);
    await page.user.click(await screen.findByRole('button', { name: 'Change doctors' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Doctors who work here' }));
    return { ...page, dialog };
  }

  it('are not dropped by Escape without a question', async () => {
    const { user, dialog } = await begin({});
    await user.click(dialog.getByRole('button', { name: 'Mon' }));
    await user.keyboard('{Escape}');
    await user.click(await screen.findByRole('button', { name: 'Keep typing' }));
    expect(dialog.getByRole('button', { name: 'Mon' })).toHaveAttribute('aria-pressed', 'false');
    await user.keyboard('{Escape}');
    await user.click(await screen.findByRole('button', { name: 'Close without saving' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('are found by typing, and keep their days in weekday order', async () => {
    const { user, sent, dialog } = await begin({ [`POST ${AT}/doctors`]: [saved] });
    await user.type(dialog.getByRole('combobox', { name: 'Add a doctor' }), 'par');
    await user.click(await screen.findByRole('option', { name: /^Prof Rangi Parata/ }));
    const days = within(dialog.getByRole('group', { name: 'Days of Prof Rangi Parata' }));
    await user.click(days.getByRole('button', { name: 'Fri' }));
    await user.click(days.getByRole('button', { name: 'Tue' }));
    await expectAccessible();
    await user.click(dialog.getByRole('button', { name: 'Save doctors' }));
    await waitFor(() => expect(sent(`POST ${AT}/doctors`)).toHaveLength(1));
    expect(sent(`POST ${AT}/doctors`)[0]!.body).toEqual({
      version: 3,
      doctors: [
        { doctorId: siteSample.doctors[0]!.doctorId, weekdays: ['MONDAY', 'THURSDAY'] },
        { doctorId: doctorSample.id, weekdays: ['TUESDAY', 'FRIDAY'] },
      ],
    });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('can work on any day, and can be removed', async () => {
    const { user, sent, dialog } = await begin({ [`POST ${AT}/doctors`]: [saved] });
    await user.click(dialog.getByRole('button', { name: 'Remove Dr Amelia Hartmann' }));
    await user.click(dialog.getByRole('combobox', { name: 'Add a doctor' }));
    await user.click(await screen.findByRole('option', { name: /^Prof Rangi Parata/ }));
    expect(dialog.getByText('Any day')).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Save doctors' }));
    await waitFor(() => expect(sent(`POST ${AT}/doctors`)).toHaveLength(1));
    expect((sent(`POST ${AT}/doctors`)[0]!.body as { doctors: unknown }).doctors).toEqual([
      { doctorId: doctorSample.id, weekdays: [] },
    ]);
  });

  it('stay in the form with the reason when the server refuses them', async () => {
    const refused = {
      ...problemOf(422, 'VALIDATION_FAILED', 'Some fields are invalid'),
      errors: [{ path: 'doctors.0.doctorId', message: 'This doctor is not in your directory' }],
    };
    const { user, dialog } = await begin({ [`POST ${AT}/doctors`]: [{ status: 422, body: refused }] });
    await user.click(dialog.getByRole('button', { name: 'Mon' }));
    await user.click(dialog.getByRole('button', { name: 'Save doctors' }));
    expect(await dialog.findAllByText(/This doctor is not in your directory/)).not.toEqual([]);
    expect(dialog.getByRole('button', { name: 'Mon' })).toHaveAttribute('aria-pressed', 'false');
  });
});
