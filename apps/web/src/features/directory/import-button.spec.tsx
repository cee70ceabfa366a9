import { screen } from '@testing-library/react';
import type { Role } from '@quillcare/contracts';
import { ListPage } from '../../shared/list/list-page.view';
import { pageOf } from '../../testing/fake-server';
import { onDesktop } from '../../testing/desktop';
import { renderPage } from '../../testing/render-page';
import { doctorList } from './doctor-list.definition';
import { hospitalList } from './hospital-list.definition';
import { surgeryList } from './surgery-list.definition';
import { expectReadsBack } from '../../shared/list/reads-back.suite';

const lists = [doctorList, hospitalList, surgeryList];
const importing = () => screen.queryAllByRole('link', { name: 'Import' });

let back: () => void;
beforeEach(() => {
  back = onDesktop();
});
afterEach(() => back());

async function open(list: (typeof lists)[number], role: Role) {
  const { name } = list;
  renderPage(<ListPage list={list} />, {
    path: `/${name}`,
    user: { role },
    replies: {
      [`GET /api/${name}`]: [pageOf([])],
      [`GET /api/list-settings/${name}`]: [{ body: { columns: null, defaultView: null, views: [] } }],
    },
  });
  await screen.findByRole('heading', { level: 1 });
}

it.each(lists)('links administrators from the $name list to its import', async (list) => {
  await open(list, 'ORG_ADMIN');
  expect(importing()[0]).toHaveAttribute('href', `/${list.name}/import`);
});

it.each(lists)('offers a sales manager no import on the $name list', async (list) => {
  await open(list, 'SALES_MANAGER');
  expect(importing()).toEqual([]);
});

it.each([
  ['doctors', doctorList],
  ['hospitals', hospitalList],
  ['surgeries', surgeryList],
] as const)('exports every field of %s in a form that can be imported again', (kind, list) =>
  expectReadsBack(list, kind),
);
