import { screen, waitFor, within } from '@testing-library/react';
import { expectAccessible } from '../../testing/axe';
import { onPhone } from '../../testing/phone';
import { refusal, type Replies } from '../../testing/fake-server';
import { renderPage, sessionSample } from '../../testing/render-page';
import { PricingRuleListPage } from './pricing-rule-list.page';
import { pageOf, ruleSample, trialSample } from './rule.sample';

let restore: () => void;
beforeEach(() => void (restore = onPhone()));
afterEach(() => restore());

const RULES = '/api/pricing-rules';
const off = { ...ruleSample, isActive: false, effectiveFrom: null, effectiveTo: null };

function open(replies: Replies = {}, url = '/admin/pricing-rules') {
  return renderPage(<PricingRuleListPage />, {
    path: '/admin/pricing-rules',
    url,
    replies: {
      'GET /api/auth/session': [{ body: sessionSample }],
      [`GET ${RULES}`]: [pageOf(off)],
      ...replies,
    },
  });
}

it('describes each rule in a sentence', async () => {
  open();
  const row = (await screen.findByRole('link', { name: 'Summer list' })).closest('li')!;
  expect(row).toHaveTextContent("Surgeon's fee for Rhinoplasty: 10% less");
  expect(row).toHaveTextContent('Off');
  await expectAccessible();
});

it('requests rules in force today, filtered by fee and scope', async () => {
  const { sent } = open({}, '/admin/pricing-rules?view=today&feeType=ADMIN_FEES&scopeType=SITE');
  await screen.findByRole('link', { name: 'Summer list' });
  const asked = Object.fromEntries(new URLSearchParams(sent(`GET ${RULES}`)[0]!.path.split('?')[1]));
  expect(asked).toMatchObject({ feeType: 'ADMIN_FEES', scopeType: 'SITE', isActive: 'true' });
  expect(asked['inForceOn']).toMatch(/^\d{4}-\d\d-\d\d$/);
});

it('previews the effect of a rule in the dialog that switches it on', async () => {
  const { user, sent } = open({
    [`POST ${RULES}/simulations`]: [{ status: 202, body: trialSample }],
    [`GET /api/pricing-simulations/${trialSample.id}`]: [{ body: trialSample }],
    [`PATCH ${RULES}/${off.id}`]: [{ body: { ...off, isActive: true, version: 4 } }],
  });
  await user.click(await screen.findByRole('button', { name: /^Switch (on|off)/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Switch on Summer list?' }));
  expect(await dialog.findByText('1 of 2 quotes would change.')).toBeInTheDocument();
  expect(sent(`POST ${RULES}/simulations`)).toHaveLength(1);
  expect(sent(`POST ${RULES}/simulations`)[0]?.body).toMatchObject({
    ruleId: off.id,
    rule: { name: 'Summer list', isActive: true },
  });
  await expectAccessible();
  await user.click(dialog.getByRole('button', { name: 'Switch on' }));
  expect(await screen.findByText('Summer list is switched on')).toBeInTheDocument();
  expect(sent(`PATCH ${RULES}/${off.id}`)[0]?.body).toEqual({ version: 3, isActive: true });
});

it('shows in the dialog why a rule cannot be switched on', async () => {
  const message = 'This surgery does not exist or is no longer active';
  const problem = {
    type: 'about:blank',
    title: 'Please check your input',
    detail: 'Please check your input',
  };
  const { user } = open({
    [`POST ${RULES}/simulations`]: [{ status: 202, body: trialSample }],
    [`GET /api/pricing-simulations/${trialSample.id}`]: [{ body: trialSample }],
    [`PATCH ${RULES}/${off.id}`]: [
      {
        status: 400,
        body: {
          ...problem,
          status: 400,
          code: 'VALIDATION_FAILED',
          errors: [{ path: 'scope.targetId', message }],
        },
      },
    ],
  });
  await user.click(await screen.findByRole('button', { name: /^Switch (on|off)/ }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Switch on' }));
  expect(await dialog.findByText('The rule was not switched on')).toBeInTheDocument();
  expect(dialog.getByText(message)).toBeInTheDocument();
});

it('can be switched on although its effect could not be previewed', async () => {
  const { user, sent } = open({
    [`POST ${RULES}/simulations`]: [refusal(403, 'FORBIDDEN', 'Not for you.')],
    [`PATCH ${RULES}/${off.id}`]: [{ body: { ...off, isActive: true, version: 4 } }],
  });
  await user.click(await screen.findByRole('button', { name: /^Switch (on|off)/ }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByText('The trial could not be started. Not for you.')).toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Switch on' }));
  await waitFor(() => expect(sent(`PATCH ${RULES}/${off.id}`)).toHaveLength(1));
});

it('switches a rule off without previewing its effect', async () => {
  const on = { ...off, isActive: true };
  const { user, sent } = open({
    [`GET ${RULES}`]: [pageOf(on)],
    [`PATCH ${RULES}/${off.id}`]: [{ body: { ...off, version: 4 } }],
  });
  await user.click(await screen.findByRole('button', { name: /^Switch (on|off)/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Switch off Summer list?' }));
  expect(dialog.getByRole('button', { name: 'Try it' })).toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Switch off' }));
  await waitFor(() =>
    expect(sent(`PATCH ${RULES}/${off.id}`)[0]?.body).toEqual({ version: 3, isActive: false }),
  );
  expect(sent(`POST ${RULES}/simulations`)).toEqual([]);
});
