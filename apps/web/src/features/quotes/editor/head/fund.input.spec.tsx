import { screen } from '@testing-library/react';
import type { FundArrangement } from '@quillcare/contracts';
import type { Reply } from '../../../../testing/fake-server';
import { renderPage } from '../../../../testing/render-page';
import { NO_FUND } from '../state/editor.state';
import { FundFields } from './fund.input';

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
    <FundFields fund={NO_FUND} errors={{}} onChange={(fund) => chosen.push(fund)} />,
    {
      path: '/quotes/create',
      url: '/quotes/create',
      isSignedIn: true,
      replies: { 'GET /api/quote-settings': [reply] },
    },
  );
  await user.click(await screen.findByRole('combobox', { name: /^Health fund/ }));
  return { user, chosen, sent, options: () => screen.getAllByRole('option').map((one) => one.textContent) };
}

describe('the health fund of a quote', () => {
  it('is chosen from the list of the practice, in order of the alphabet', async () => {
    const { user, options, chosen } = await offered({
      body: { ...settings, healthFunds: ['HCF', 'Onemedifund', 'ahm'] },
    });
    expect(await screen.findByRole('option', { name: 'Onemedifund' })).toBeInTheDocument();
    expect(options()).toEqual(['No health fund', 'ahm', 'HCF', 'Onemedifund']);
    await user.click(screen.getByRole('option', { name: 'Onemedifund' }));
    expect(chosen.at(-1)).toMatchObject({ type: 'NONE', fundName: 'Onemedifund' });
  });

  it('is chosen from the usual funds where the settings cannot be read, or come from an older service', async () => {
    const { options } = await offered({ body: settings });
    expect(options()).toEqual(expect.arrayContaining(['No health fund', 'Bupa', 'HCF', 'Medibank']));
  });
});
