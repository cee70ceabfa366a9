import { screen } from '@testing-library/react';
import { getSite, listSites, sites } from '@quillcare/contracts';
import { EMPTY_PAGE } from '../../testing/render-app';
import { renderPage } from '../../testing/render-page';
import { sampleOf } from '../../testing/sample-of';
import { ListPage } from '../list/list-page.view';
import { defineWords } from '../words/words';
import { buildPlainList, buildPlainPages } from './plain-record.definition';

const ID = '01a1fa25-0000-7000-8000-00000000000a';
const words = defineWords('plain-sites', {
  fields: {
    name: 'Name',
    address: 'Address',
    phone: 'Phone',
    email: 'Email',
    siteType: 'Type',
    isActive: 'Active',
  },
  options: {
    siteType: {
      CLINIC: 'Clinic',
      HOSPITAL: 'Hospital',
      DAY_SURGERY: 'Day surgery',
      CONSULTATION_ROOMS: 'Rooms',
      OTHER: 'Other',
    },
  },
  pages: { list: 'Sites', new: 'Add site', create: 'Add site', edit: 'Edit site', failed: 'Not loaded' },
  list: { search: 'Search sites', empty: 'No sites yet.' },
});

it('lists a record with its name and whether it is inactive', async () => {
  const { items } = sampleOf(listSites.result, { text: 'Harbour', id: ID }) as { items: object[] };
  const row = { ...items[0], name: 'Harbour', deletedAt: null, isActive: false };
  renderPage(<ListPage list={buildPlainList('/sites', sites, words)} />, {
    path: '/sites',
    replies: { 'GET /api/sites': [() => ({ body: { ...EMPTY_PAGE, items: [row] } })] },
  });
  expect(await screen.findByRole('link', { name: 'Harbour' })).toHaveAttribute('href', `/sites/${ID}`);
  expect(screen.getByText('Inactive')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Add site' })).toHaveAttribute('href', '/sites/new');
});

it('saves the fields of the contract in a form', async () => {
  const stored = {
    ...(sampleOf(getSite.result, { text: 'Harbour', id: ID }) as object),
    version: 3,
    deletedAt: null,
    email: 'rooms@harbour.test',
    phone: '+61298765432',
  };
  const { EditPage } = buildPlainPages('/sites', sites, words);
  const { user, sent } = renderPage(<EditPage />, {
    path: '/sites/:id',
    url: `/sites/${ID}`,
    replies: {
      [`GET /api/sites/${ID}`]: [() => ({ body: stored })],
      [`PATCH /api/sites/${ID}`]: [() => ({ body: { ...stored, version: 4 } })],
    },
  });
  await user.type(await screen.findByLabelText('Address'), ' Street');
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  // Saving returns to the list.
  expect(await screen.findByText('/sites', { exact: false })).toBeVisible();
  expect(sent(`PATCH /api/sites/${ID}`).map(({ body }) => body)).toEqual([
    { version: 3, address: 'Harbour Street' },
  ]);
});
