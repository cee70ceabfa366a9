import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { type Plan, plan as planSchema } from '@quillcare/contracts';
import { renderPage } from '../../testing/render-page';
import { blankOf } from '../../testing/sample-of';
import { chooseLocale } from '../../shared/words/locale.store';
import { LandingPricing } from './landing-pricing.view';
import { LandingPage } from './landing.page';

const plan = (name: string, monthlyPriceMinor: number, features: string[], mostPopular = false): Plan =>
  blankOf(planSchema, {
    code: name === 'Starter' ? 'BASIC' : name === 'Professional' ? 'PROFESSIONAL' : 'ENTERPRISE',
    name,
    monthlyPriceMinor,
    yearlyPriceMinor: monthlyPriceMinor * 10,
    currency: 'AUD',
    features,
    mostPopular,
  });
const PLANS = [
  plan('Starter', 49_00, ['Up to 100 clients', '1 user']),
  plan('Professional', 99_00, ['Up to 500 clients', 'Custom branding'], true),
  plan('Enterprise', 199_00, ['Unlimited clients', 'Dedicated support']),
];

const CLAIM = { figure: '41', label: 'practices', source: 'Our customers in June 2026' };
const PRICES = {
  'GET /api/plans': [{ body: { items: PLANS } }],
  'GET /api/claims': [{ body: { items: [] as (typeof CLAIM)[] } }],
};

let scrolledTo: string[];

function setUp({ url = '/', isSignedIn = false, replies = PRICES } = {}) {
  scrolledTo = [];
  Element.prototype.scrollIntoView = function (this: Element) {
    scrolledTo.push(this.id);
  };
  return renderPage(<LandingPage />, { path: '/', url, isSignedIn, replies });
}

const hrefOf = (name: string, within_ = screen.getByRole('banner')) =>
  within(within_)
    .getAllByRole('link', { name })
    .map((link) => link.getAttribute('href'));

it('offers visitors sign-in and the free trial', async () => {
  setUp();
  await screen.findByRole('heading', { level: 1 });
  expect(hrefOf('Sign In')).toContain('/login');
  expect(hrefOf('Start Free Trial')).toContain('/create-account');
  expect(screen.queryByText('Admin Tools')).toBeNull();
  expect(screen.getAllByText(/14 days free, no credit card/).length).toBeGreaterThan(0);
});

it('offers signed-in users the dashboard, the admin tools and sign-out', async () => {
  setUp({ isSignedIn: true });
  await screen.findByRole('heading', { level: 1 });
  expect(hrefOf('Go to Dashboard')).toContain('/dashboard');
  expect(hrefOf('Admin Tools')).toContain('/admin');
  expect(within(screen.getByRole('banner')).getAllByRole('button', { name: 'Sign Out' })).not.toEqual([]);
  expect(screen.queryByRole('link', { name: 'Sign In' })).toBeNull();
  expect(screen.queryByRole('link', { name: 'Start Free Trial' })).toBeNull();
});

it('shows only configured claims, with their source', async () => {
  setUp();
  await screen.findByText('Enterprise');
  expect(screen.queryByRole('definition')).toBeNull();
  cleanup();
  setUp({ replies: { ...PRICES, 'GET /api/claims': [{ body: { items: [CLAIM] } }] } });
  expect(await screen.findByText('Our customers in June 2026')).toBeInTheDocument();
  expect(screen.getByText('41')).toBeInTheDocument();
});

it('lists the plans of the catalogue, each with a link to its trial', async () => {
  chooseLocale('en-AU');
  renderPage(<LandingPricing />, { path: '/', isSignedIn: false, replies: PRICES });
  await screen.findByText('Enterprise');
  for (const { name, features } of PLANS)
    for (const words of [name, ...features]) expect(screen.getByText(words)).toBeInTheDocument();
  for (const price of ['$49', '$99', '$199']) expect(screen.getByText(price)).toBeInTheDocument();
  expect(screen.getAllByText('Most Popular')).toHaveLength(1);
  const trials = screen.getAllByText('Start Free Trial').map((link) => link.getAttribute('href'));
  expect(trials).toEqual(
    ['BASIC', 'PROFESSIONAL', 'ENTERPRISE'].map((code) => `/create-account?plan=${code}`),
  );
});

it('formats prices in the reader’s locale', async () => {
  chooseLocale('de-DE');
  renderPage(<LandingPricing />, { path: '/', isSignedIn: false, replies: PRICES });
  expect(await screen.findByText('49 AU$')).toBeInTheDocument();
  act(() => chooseLocale('en-AU'));
});

it('links users with a plan to their plan instead of a trial', async () => {
  renderPage(<LandingPricing />, { path: '/', replies: PRICES });
  await screen.findByText('Enterprise');
  expect(screen.queryByText('Start Free Trial')).toBeNull();
  expect(screen.getByText('See your plan')).toHaveAttribute('href', '/admin/billing');
});

it('scrolls to the section in the URL, also while the page grows, until the user interacts', async () => {
  let grow: (() => void) | null = null;
  const original = globalThis.ResizeObserver;
  globalThis.ResizeObserver = class {
    constructor(told: ResizeObserverCallback) {
      grow = () => told([], this);
    }
    observe(): void {}
    unobserve(): void {}
    disconnect(): void {
      grow = null;
    }
  };
  const { user } = setUp({ url: '/#contact' });
  await screen.findByText('Enterprise');
  await waitFor(() => expect(document.activeElement?.id).toBe('contact'));
  const before = scrolledTo.length;
  (grow as (() => void) | null)?.();
  expect(scrolledTo.slice(before)).toEqual(['contact']);
  await user.keyboard('{PageUp}');
  expect(grow).toBeNull();
  globalThis.ResizeObserver = original;
});

it.each(['#%E0%A4%A', '#nothing', '#'])('ignores an invalid section such as %s', async (hash) => {
  setUp({ url: `/${hash}` });
  expect(await screen.findByRole('heading', { level: 1 })).toBeInTheDocument();
  expect(scrolledTo).toEqual([]);
});

it('links its sections from the phone menu, which closes on Escape and on selection', async () => {
  const { user } = setUp();
  await user.click(await screen.findByRole('button', { name: 'Open menu' }));
  const close = screen.getByRole('button', { name: 'Close menu', expanded: true });
  await user.keyboard('{Escape}');
  expect(screen.getByRole('button', { name: 'Open menu', expanded: false })).toHaveFocus();
  await user.click(close);
  const menu = document.getElementById('site-menu')!;
  await user.click(within(menu).getByRole('link', { name: 'Pricing' }));
  await waitFor(() => expect(document.activeElement?.id).toBe('pricing'));
  expect(screen.getByRole('button', { name: 'Open menu', expanded: false })).toBeInTheDocument();
});
