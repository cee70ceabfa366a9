import { screen } from '@testing-library/react';
import type { FundArrangement } from '@quillcare/contracts';
import type { Reply } from '../../../../testing/fake-server';
import { renderPage } from '../../../../testing/render-page';
import { DEFAULT_FUND } from '../state/editor.state';
import { FundFields } from './insurance.section';

const settings = {
  version: 2,
  updatedAt: null,
  discountCapBasisPoints: null,
  validityDays: 30,
  blockingPoints: [],
  gstOnEveryLine: null,
  gstConfirmedAt: null,
};

/** Returns the options of the field as staff see them. */
async function offered(reply: Reply) {
  const chosen: FundArrangement[] = [];
  const { user, sent } = renderPage(
    <FundFields fund={DEFAULT_FUND} errors={{}} onChange={(fund) => chosen.push(fund)} />,
    {
      path: '/quotes/create',
      url: '/quotes/create',
      replies: { 'GET /api/quote-settings': [reply] },
    },
  );
  await user.click(await screen.findByRole('combobox', { name: /^Health fund/ }));
  return { user, chosen, sent, options: () => screen.getAllByRole('option').map((one) => one.textContent) };
}

describe('health fund of a quote', () => {
  it('is selected from the practice’s list in alphabetical order', async () => {
    const { user, options, chosen } = await offered({
      body: { ...settings, healthFunds: ['HCF', 'Onemedifund', 'ahm'] },
    });
    expect(await screen.findByRole('option', { name: 'Onemedifund' })).toBeInTheDocument();
    expect(options()).toEqual(['No health fund', 'ahm', 'HCF', 'Onemedifund']);
    await user.click(screen.getByRole('option', { name: 'Onemedifund' }));
    expect(chosen.at(-1)).toMatchObject({ type: 'NONE', fundName: 'Onemedifund' });
  });

  it('is selected from the usual funds if the settings contain no list', async () => {
    const { options } = await offered({ body: settings });
    expect(options()).toEqual(expect.arrayContaining(['No health fund', 'Bupa', 'HCF', 'Medibank']));
  });
});
