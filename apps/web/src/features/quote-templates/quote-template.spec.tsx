import { screen, waitFor, within } from '@testing-library/react';
import { getQuoteTemplate } from '@quillcare/contracts';
import { pageOf, type Replies } from '../../testing/fake-server';
import { expectAccessible } from '../../testing/axe';
import { onPhone } from '../../testing/phone';
import { renderPage } from '../../testing/render-page';
import { sampleOf } from '../../testing/sample-of';
import { QuoteTemplateListPage } from './quote-template-list.page';
import { EditQuoteTemplatePage } from './quote-template.form';

const ID = '01930000-0000-7000-8000-000000000001';
const AT = `/api/quote-templates/${ID}`;
const template = {
  ...(sampleOf(getQuoteTemplate.result, { text: 'Rhinoplasty, closed', id: ID }) as object),
  version: 3,
  deletedAt: null,
  isShared: true,
  procedureClass: 'COSMETIC',
  description: 'With splints',
};

let restore: () => void;
beforeEach(() => void (restore = onPhone()));
afterEach(() => restore());

function openList(replies: Replies = {}, url = '/quote-templates') {
  return renderPage(<QuoteTemplateListPage />, {
    path: '/quote-templates',
    url,
    replies: {
      'GET /api/quote-templates': [pageOf([template])],
      ...replies,
    },
  });
}

const card = async () =>
  within((await screen.findByRole('link', { name: 'Rhinoplasty, closed' })).closest('li')!);

it('lists the contents of each template, and starts a quote from one', async () => {
  const { user, at } = openList();
  expect((await card()).getByText(/1 surgery, 1 line/)).toBeInTheDocument();
  await expectAccessible();
  await user.click((await card()).getByRole('button', { name: /^New quote/ }));
  expect(at()).toBe(`/quotes/create?template=${ID}`);
});

it('stops sharing a template from its row', async () => {
  const { user, sent } = openList({ [`PATCH ${AT}`]: [{ body: { ...template, isShared: false } }] });
  await user.click((await card()).getByRole('button', { name: /^Actions for/ }));
  expect(screen.queryByRole('menuitem', { name: 'Share' })).toBeNull();
  await user.click(screen.getByRole('menuitem', { name: 'Stop sharing' }));
  expect(await screen.findByText('Rhinoplasty, closed is no longer shared')).toBeInTheDocument();
  expect(sent(`PATCH ${AT}`)[0]!.body).toEqual({ version: 3, isShared: false });
});

describe('quote template page', () => {
  const open = (replies: Replies = {}) =>
    renderPage(<EditQuoteTemplatePage />, {
      path: '/quote-templates/:id',
      url: `/quote-templates/${ID}`,
      replies: { [`GET ${AT}`]: [{ body: template }], ...replies },
    });

  it('renames the template without sending its content', async () => {
    const { user, sent } = open({ [`PATCH ${AT}`]: [{ body: { ...template, name: 'Nose' } }] });
    const name = await screen.findByLabelText('Name');
    await user.clear(name);
    await user.type(name, 'Nose');
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    await waitFor(() => expect(sent(`PATCH ${AT}`)[0]?.body).toEqual({ version: 3, name: 'Nose' }));
  });

  it('deletes the template immediately, with undo', async () => {
    const { user, sent } = open({
      [`DELETE ${AT}`]: [{ body: { ...template, version: 4 } }],
      [`POST ${AT}/restore`]: [{ body: { ...template, version: 5 } }],
    });
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(sent(`POST ${AT}/restore`)).toHaveLength(1));
  });
});
