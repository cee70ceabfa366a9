import { screen, waitFor } from '@testing-library/react';
import { providerDetail, type Provider } from '@quillcare/contracts';
import { expectAccessible } from '../../testing/axe';
import { onPhone } from '../../testing/phone';
import { renderPage } from '../../testing/render-page';
import { blankOf } from '../../testing/sample-of';
import { ListPage } from '../../shared/list/list-page.view';
import { providerList } from './provider-list.definition';
import { providerPages } from './provider.form';

const NOW = '2026-11-20T08:00:00.000Z';
const assistant = blankOf(providerDetail, {
  id: '01a1fa25-0000-7000-8000-0000000000b1',
  version: 2,
  createdAt: NOW,
  updatedAt: NOW,
  name: 'Dr Ravi Menon',
  kind: 'ASSISTANT',
  phone: '+61416555274',
  feeBasis: 'SHARE_OF_SURGEON',
  shareBasisPoints: 2_000,
  isActive: true,
});
const AT = `/api/providers/${assistant.id}`;
const ROUTES = { get: `GET ${AT}`, update: `PATCH ${AT}`, create: 'POST /api/providers' };

async function chooseBasis(user: ReturnType<typeof renderPage>['user'], name: string) {
  await user.click(await screen.findByRole('combobox', { name: /^Usual fee/ }));
  await user.click(await screen.findByRole('option', { name }));
}

const openNew = () =>
  renderPage(<providerPages.NewPage />, {
    path: '/providers/new',
    replies: { [ROUTES.create]: [{ body: assistant }] },
  });

describe('fee of a new provider', () => {
  it.each([
    ["Share of the surgeon's fee", /Share of the surgeon/, '12.5', { shareBasisPoints: 1_250 }],
    ['One amount', /^Fee$/, '1,450', { feeMinor: 145_000 }],
    ['Per anaesthesia unit', /^Fee per unit/, '98', { feeMinor: 9_800 }],
  ])('is entered in everyday notation for the basis "%s"', async (basis, label, typed, fee) => {
    const { user, sent } = openNew();
    await user.type(await screen.findByRole('textbox', { name: 'Name' }), 'Dr Chloé Dubois');
    expect(screen.queryByRole('textbox', { name: /^Fee|Share/ })).toBeNull();
    await chooseBasis(user, basis);
    await user.type(await screen.findByRole('textbox', { name: label }), typed);
    await expectAccessible();
    await user.click(screen.getByRole('button', { name: 'Add provider' }));
    await waitFor(() => expect(sent(ROUTES.create)).toHaveLength(1));
    expect(sent(ROUTES.create)[0]!.body).toMatchObject({
      name: 'Dr Chloé Dubois',
      feeMinor: null,
      shareBasisPoints: null,
      ...fee,
    });
  });

  it('is limited to 100 % of the surgeon’s fee, and is ignored when hidden by another basis', async () => {
    const { user, sent } = openNew();
    await user.type(await screen.findByRole('textbox', { name: 'Name' }), 'Dr Ravi Menon');
    await chooseBasis(user, "Share of the surgeon's fee");
    const share = await screen.findByRole('textbox', { name: /Share of the surgeon/ });
    await user.type(share, '120');
    await user.click(screen.getByRole('button', { name: 'Add provider' }));
    await waitFor(() => expect(share).toBeInvalid());
    expect(sent(ROUTES.create)).toEqual([]);
    await chooseBasis(user, 'Asked each time');
    await user.click(screen.getByRole('button', { name: 'Add provider' }));
    await waitFor(() => expect(sent(ROUTES.create)).toHaveLength(1));
  });
});

it('shows a stored share as a percentage, and sends only the changed field', async () => {
  const { user, sent } = renderPage(<providerPages.EditPage />, {
    path: '/providers/:id/edit',
    url: `/providers/${assistant.id}/edit`,
    replies: { [ROUTES.get]: [{ body: assistant }], [ROUTES.update]: [{ body: assistant }] },
  });
  const share = await screen.findByRole('textbox', { name: /Share of the surgeon/ });
  expect(share).toHaveValue('20');
  await user.clear(share);
  await user.type(share, '25');
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  await waitFor(() => expect(sent(ROUTES.update)).toHaveLength(1));
  expect(sent(ROUTES.update)[0]!.body).toEqual({ version: 2, shareBasisPoints: 2_500 });
});

it('lists providers with their usual fees in words', async () => {
  const restore = onPhone();
  const fees: Partial<Provider>[] = [
    {},
    { feeBasis: 'UNITS', feeMinor: 9_800 },
    { feeBasis: 'FIXED', feeMinor: 145_000 },
    { feeBasis: 'NONE' },
  ];
  const items = fees.map((fee, at) => ({ ...assistant, id: `${assistant.id.slice(0, -1)}${at}`, ...fee }));
  renderPage(<ListPage list={providerList} />, {
    path: '/providers',
    replies: {
      'GET /api/providers': [{ body: { items, nextCursor: null, total: 4, totalIsEstimate: false } }],
    },
  });
  expect(await screen.findByText("20% of the surgeon's fee")).toBeInTheDocument();
  expect(screen.getByText('$98.00 per unit')).toBeInTheDocument();
  expect(screen.getByText('$1,450.00')).toBeInTheDocument();
  expect(screen.getByText('Asked each time')).toBeInTheDocument();
  restore();
});
