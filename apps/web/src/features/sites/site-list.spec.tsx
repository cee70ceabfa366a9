import { screen, waitFor, within } from '@testing-library/react';
import type { Replies } from '../../testing/fake-server';
import { expectAccessible } from '../../testing/axe';
import { onPhone } from '../../testing/phone';
import { renderPage, sessionSample } from '../../testing/render-page';
import { siteList } from './site-list.definition';
import { SiteListPage } from './site-list.page';
import { pageOf, siteSample } from './site.sample';
import { expectReadsBack } from '../../shared/list/reads-back.suite';

let restore: () => void;
beforeEach(() => void (restore = onPhone()));
afterEach(() => restore());

const FAULTY = 'GET /api/site-assignments/faulty';
const REPAIR = 'POST /api/site-assignments/repair';

function open(replies: Replies = {}, url = '/sites') {
  return renderPage(<SiteListPage />, {
    path: '/sites',
    url,
    replies: { 'GET /api/sites': [pageOf({ ...siteSample, isDefault: true })], ...replies },
  });
}

it('lists sites with type and address, and marks the default', async () => {
  open();
  const row = (await screen.findByRole('link', { name: siteSample.name })).closest('li')!;
  expect(row).toHaveTextContent('Default');
  expect(row).toHaveTextContent('Consulting rooms');
  expect(row).toHaveTextContent('187 Macquarie Street');
  await expectAccessible();
});

it('filters by type, inactive and deleted on the server', async () => {
  const { sent } = open({}, '/sites?view=deleted&siteType=CLINIC&isActive=false');
  await screen.findByRole('link', { name: siteSample.name });
  const asked = new URLSearchParams(sent('GET /api/sites')[0]!.path.split('?')[1]);
  expect(Object.fromEntries(asked)).toMatchObject({ siteType: 'CLINIC', isActive: 'false', removed: 'true' });
});

it('offers adding and checking to administrators only', async () => {
  const body = { ...sessionSample, user: { ...sessionSample.user, role: 'SALES_MANAGER' } };
  open({ 'GET /api/auth/session': [{ body }] });
  await screen.findByRole('link', { name: siteSample.name });
  expect(screen.queryByRole('link', { name: 'Add site' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Check assignments' })).toBeNull();
});

describe('check of doctor assignments', () => {
  const [A, B] = ['01a1fa25-0000-7000-8000-0000000000d1', '01a1fa25-0000-7000-8000-0000000000d2'];
  const faulty = (doctorId: string, doctorName: string, ...faults: string[]) => ({
    siteId: siteSample.id,
    siteName: siteSample.name,
    doctorId,
    doctorName,
    faults,
  });
  const found = {
    body: {
      items: [
        faulty(A!, 'Dr Amelia Hartmann', 'DOCTOR_DELETED'),
        faulty(B!, 'Prof Rangi Parata', 'DOCTOR_INACTIVE', 'SITE_INACTIVE'),
      ],
    },
  };
  const none = { body: { items: [] } };

  async function check(replies: Replies) {
    const page = open(replies);
    await page.user.click(await screen.findByRole('button', { name: 'Check assignments' }));
    return { ...page, dialog: within(await screen.findByRole('dialog', { name: 'Check assignments' })) };
  }

  it('explains each invalid assignment, removes the selected ones, and counts them', async () => {
    const { user, sent, dialog } = await check({
      [FAULTY]: [found, none],
      [REPAIR]: [{ body: { removed: 1 } }],
    });
    const rows = await dialog.findAllByRole('listitem');
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      'Dr Amelia Hartmann at Macquarie Street RoomsThe doctor was deleted.',
      'Prof Rangi Parata at Macquarie Street RoomsThe doctor is inactive. The site is inactive.',
    ]);
    await expectAccessible();
    await user.click(dialog.getByRole('checkbox', { name: /Rangi Parata/ }));
    expect(sent(REPAIR)).toEqual([]);
    await user.click(dialog.getByRole('button', { name: 'Remove 1 assignment' }));
    expect(await dialog.findByText(/^1 assignment removed\./)).toBeInTheDocument();
    expect(sent(REPAIR)[0]!.body).toEqual({ assignments: [{ siteId: siteSample.id, doctorId: A }] });
    expect(await dialog.findByText(/Everything is in order/)).toBeInTheDocument();
  });

  it('reports assignments that were fixed in the meantime', async () => {
    const { user, dialog } = await check({ [FAULTY]: [found, none], [REPAIR]: [{ body: { removed: 1 } }] });
    await user.click(await dialog.findByRole('button', { name: 'Remove 2 assignments' }));
    expect(await dialog.findByText(/The others had been corrected/)).toBeInTheDocument();
  });

  it('requires at least one selected assignment', async () => {
    const { user, sent, dialog } = await check({ [FAULTY]: [found] });
    for (const box of await dialog.findAllByRole('checkbox')) await user.click(box);
    await user.click(dialog.getByRole('button', { name: 'Remove 0 assignments' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent('Tick at least one assignment to remove.');
    expect(sent(REPAIR)).toEqual([]);
  });

  it('reports that everything is in order', async () => {
    const { dialog } = await check({ [FAULTY]: [none] });
    expect(await dialog.findByText(/Everything is in order/)).toBeInTheDocument();
    await waitFor(() => expect(dialog.queryByRole('button', { name: /Remove/ })).toBeNull());
  });
});

it('exports every field in a form that can be imported again', () => expectReadsBack(siteList, 'sites'));
