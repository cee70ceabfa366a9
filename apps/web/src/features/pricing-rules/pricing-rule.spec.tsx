import { screen, waitFor, within } from '@testing-library/react';
import { expectAccessible } from '../../testing/axe';
import { refusal } from '../../testing/fake-server';
import { renderPage, sessionSample } from '../../testing/render-page';
import { NewPricingRulePage, PricingRulePage } from './pricing-rule.page';
import { pageOf, ruleSample, surgerySample, trialSample } from './rule.sample';

const RULES = '/api/pricing-rules';
const SIMULATION = `/api/pricing-simulations/${trialSample.id}`;
const session = { 'GET /api/auth/session': [{ body: sessionSample }] };
const others = { [`GET ${RULES}`]: [pageOf(ruleSample)] };

const openNew = (replies = {}) =>
  renderPage(<NewPricingRulePage />, {
    path: '/admin/pricing-rules/new',
    replies: { ...session, ...others, ...replies },
  });
const openRule = (rule = ruleSample, replies = {}) =>
  renderPage(<PricingRulePage />, {
    path: '/admin/pricing-rules/:id',
    url: `/admin/pricing-rules/${rule.id}`,
    replies: {
      ...session,
      ...others,
      [`GET ${RULES}/${rule.id}`]: [{ body: rule }],
      [`GET /api/surgeries/${surgerySample.id}`]: [{ body: surgerySample }],
      ...replies,
    },
  });

type User = ReturnType<typeof openNew>['user'];

async function choose(user: User, label: RegExp, option: string) {
  await user.click(await screen.findByRole('combobox', { name: label }));
  await user.click(within(await screen.findByRole('listbox')).getByRole('option', { name: option }));
}

async function fill(user: User, label: RegExp, text: string) {
  const field = await screen.findByRole('textbox', { name: label });
  await user.clear(field);
  await user.click(field);
  await user.paste(text);
}

describe('new pricing rule', () => {
  it('shows an example while it is edited, and is saved with the selected values', async () => {
    const { user, sent } = openNew({ [`POST ${RULES}`]: [{ status: 201, body: ruleSample }] });
    await fill(user, /^Name/, 'Summer list');
    await fill(user, /^Percentage/, '10');
    expect(await screen.findByText('A fee of $5,000.00 becomes $4,500.00.')).toBeInTheDocument();
    await choose(user, /^Applies to/, 'One category of surgeries');
    await choose(user, /^Category/, 'Cosmetic');
    expect(await screen.findByText(/Applies after "Summer list" \(100\)/)).toBeInTheDocument();
    await expectAccessible();
    await user.click(screen.getByRole('button', { name: 'Add rule' }));
    expect(await screen.findByText('At /admin/pricing-rules')).toBeInTheDocument();
    expect(sent(`POST ${RULES}`)[0]?.body).toMatchObject({
      name: 'Summer list',
      feeType: 'SURGERY_BASE_FEE',
      lineKind: null,
      priority: 100,
      isActive: true,
      override: { type: 'PERCENTAGE_DISCOUNT', basisPoints: 1_000 },
      scope: { type: 'CATEGORY', targetId: 'COSMETIC' },
    });
  });

  it('validates a formula while it is typed, and marks the position of an error', async () => {
    const { user } = openNew();
    await choose(user, /^What the rule does/, 'Work out the fee with a formula');
    await fill(user, /^Formula/, 'fee × surcharge');
    expect(await screen.findByText(/'surcharge' at character 7 is not known/)).toBeInTheDocument();
    expect(screen.getByTitle('The problem is where it’s marked').querySelector('mark')).toHaveTextContent(
      's',
    );
    await fill(user, /^Formula/, 'roundto(fee × 103%, 50)');
    expect(await screen.findByText(/This formula works/)).toBeInTheDocument();
    expect(screen.getByText('A fee of $5,000.00 becomes $5,150.00.')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: /^Insert minutes/ }));
    expect(screen.getByRole('textbox', { name: /^Formula/ })).toHaveValue('roundto(fee × 103%, 50) minutes');
    await expectAccessible();
  });

  it('checks a missing formula again once a name is inserted', async () => {
    const { user } = openNew();
    await fill(user, /^Name/, 'Theatre time');
    await choose(user, /^What the rule does/, 'Work out the fee with a formula');
    await user.click(screen.getByRole('button', { name: 'Add rule' }));
    const field = screen.getByRole('textbox', { name: /^Formula/ });
    await waitFor(() => expect(field).toBeInvalid());
    await user.click(screen.getByRole('button', { name: /^Insert fee/ }));
    await waitFor(() => expect(field).toBeValid());
  });

  it('rejects invalid fields before anything is sent', async () => {
    const { user, sent } = openNew();
    await fill(user, /^Name/, 'Theatre');
    await choose(user, /^Fee/, 'Hospital fees');
    await choose(user, /^What the rule does/, 'Set the fee to an amount');
    await fill(user, /^Amount/, '1200');
    await user.click(screen.getByRole('button', { name: 'Add rule' }));
    expect((await screen.findAllByText(/choose accommodation or theatre/)).length).toBeGreaterThan(0);
    expect([...sent(`POST ${RULES}`), ...sent(`POST ${RULES}/simulations`)]).toEqual([]);
  });
});

describe('pricing rule trial', () => {
  const queued = { ...trialSample, status: 'QUEUED', total: null, done: 0, finishedAt: null, result: null };

  it('shows its progress, then the quotes that change most, and is marked stale after a change', async () => {
    const running = { ...queued, status: 'RUNNING', total: 2, done: 1 };
    const { user } = openRule(ruleSample, {
      [`POST ${RULES}/simulations`]: [{ status: 202, body: queued }],
      [`GET ${SIMULATION}`]: [{ body: running }, { body: trialSample }],
    });
    await user.click(await screen.findByRole('button', { name: 'Try it' }));
    expect(await screen.findByText('1 of 2 quotes priced')).toBeInTheDocument();
    expect(screen.getByRole('progressbar', { name: 'Progress of the trial' })).toHaveAttribute(
      'aria-valuenow',
      '50',
    );
    expect(await screen.findByText('1 of 2 quotes would change.')).toBeInTheDocument();
    const row = within(screen.getByRole('table')).getByRole('row', { name: /Q-2026-000007/ });
    expect(row).toHaveTextContent('$17,050.00$16,005.00−$1,045.00');
    expect(within(row).getByRole('link')).toHaveAttribute(
      'href',
      '/quotes/view/01a1fa25-0000-7000-8000-0000000000f1',
    );
    expect(screen.queryByText('You’ve changed the rule since this trial.')).not.toBeInTheDocument();
    await expectAccessible();
    await fill(user, /^Percentage/, '20');
    expect(await screen.findByText('You’ve changed the rule since this trial.')).toBeInTheDocument();
  });

  it('goes on after its progress could not be read, and says so until it can', async () => {
    const { user } = openRule(ruleSample, {
      [`POST ${RULES}/simulations`]: [{ status: 202, body: queued }],
      [`GET ${SIMULATION}`]: [refusal(500, 'INTERNAL', 'It broke.'), { body: trialSample }],
    });
    await user.click(await screen.findByRole('button', { name: 'Try it' }));
    expect(await screen.findByText('The result could not be loaded. It broke.')).toBeInTheDocument();
    expect(await screen.findByText('1 of 2 quotes would change.')).toBeInTheDocument();
    expect(screen.queryByText(/could not be loaded/)).not.toBeInTheDocument();
  });

  it('can be stopped', async () => {
    const { user, sent } = openRule(ruleSample, {
      [`POST ${RULES}/simulations`]: [{ status: 202, body: queued }],
      [`GET ${SIMULATION}`]: [
        { body: queued },
        { body: { ...queued, status: 'CANCELLED', finishedAt: trialSample.finishedAt } },
      ],
      [`POST ${SIMULATION}/cancel`]: [{ body: { ...queued, status: 'CANCELLED' } }],
    });
    await user.click(await screen.findByRole('button', { name: 'Try it' }));
    await user.click(await screen.findByRole('button', { name: 'Stop' }));
    expect(await screen.findByText('The trial was stopped.')).toBeInTheDocument();
    expect(sent(`POST ${SIMULATION}/cancel`)).toHaveLength(1);
  });

  it('does not start for an invalid rule', async () => {
    const { user, sent } = openNew();
    await user.click(await screen.findByRole('button', { name: 'Try it' }));
    expect(await screen.findByText('Please correct the rule first.')).toBeInTheDocument();
    expect([...sent(`POST ${RULES}`), ...sent(`POST ${RULES}/simulations`)]).toEqual([]);
  });
});

it('reports that a rule for a deleted surgery has no effect', async () => {
  openRule({ ...ruleSample, target: { name: 'Rhinoplasty', state: 'REMOVED' } });
  expect(
    await screen.findByText('Rhinoplasty was deleted, so this rule changes nothing.'),
  ).toBeInTheDocument();
  const choice = await screen.findByRole('combobox', { name: 'Surgery' });
  await waitFor(() => expect(choice).toHaveValue('Rhinoplasty'));
});
