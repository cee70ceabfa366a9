import { screen, within } from '@testing-library/react';
import { expectAccessible } from '../../testing/axe';
import { onPhone } from '../../testing/phone';
import { renderPage, sessionSample } from '../../testing/render-page';
import { PricingRuleListPage } from './pricing-rule-list.page';
import { pageOf, ruleSample, trialSample } from './rule.sample';

let restore: () => void;
beforeEach(() => void (restore = onPhone()));
afterEach(() => restore());

const RULES = '/api/pricing-rules';
const off = { ...ruleSample, isActive: false, effectiveFrom: null, effectiveTo: null };

function open(replies: Parameters<typeof renderPage>[1]['replies'] = {}, url = '/admin/pricing-rules') {
  return renderPage(<PricingRuleListPage />, {
    path: '/admin/pricing-rules',
    url,
    isSignedIn: true,
    replies: {
      'GET /api/auth/session': [{ body: sessionSample }],
      [`GET ${RULES}`]: [pageOf(off)],
      ...replies,
    },
  });
}

it('says of each rule in a sentence what it does', async () => {
  open();
  const row = (await screen.findByRole('link', { name: 'Summer list' })).closest('li')!;
  expect(row).toHaveTextContent("Surgeon's fee for Rhinoplasty: 10% less");
  expect(row).toHaveTextContent('Off');
  await expectAccessible();
});

it('asks the server for rules in force today, for a fee and for a scope', async () => {
  const { sent } = open({}, '/admin/pricing-rules?view=today&feeType=ADMIN_FEES&scopeType=SITE');
  await screen.findByRole('link', { name: 'Summer list' });
  const asked = Object.fromEntries(new URLSearchParams(sent(`GET ${RULES}`)[0]!.path.split('?')[1]));
  expect(asked).toMatchObject({ feeType: 'ADMIN_FEES', scopeType: 'SITE', isActive: 'true' });
  expect(asked['inForceOn']).toMatch(/^\d{4}-\d\d-\d\d$/);
});

it('is switched on once its effect was tried', async () => {
  const { user, sent } = open({
    [`POST ${RULES}/simulations`]: [{ status: 202, body: trialSample }],
    [`GET /api/pricing-simulations/${trialSample.id}`]: [{ body: trialSample }],
    [`PATCH ${RULES}/${off.id}`]: [{ body: { ...off, isActive: true, version: 4 } }],
  });
  await user.click(await screen.findByRole('button', { name: /^Switch (on|off)/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Switch on Summer list?' }));
  await user.click(dialog.getByRole('button', { name: 'Try it' }));
  expect(await dialog.findByText('1 of 2 quotes would change.')).toBeInTheDocument();
  expect(sent(`POST ${RULES}/simulations`)[0]?.body).toMatchObject({
    ruleId: off.id,
    rule: { name: 'Summer list', isActive: true },
  });
  await expectAccessible();
  await user.click(dialog.getByRole('button', { name: 'Switch on' }));
  expect(await screen.findByText('Summer list is switched on')).toBeInTheDocument();
  expect(sent(`PATCH ${RULES}/${off.id}`)[0]?.body).toEqual({ version: 3, isActive: true });
});

it('says in the dialog why a rule cannot be switched on', async () => {
  const message = 'This surgery does not exist or is no longer active';
  const problem = {
    type: 'about:blank',
    title: 'Please check your input',
    detail: 'Please check your input',
  };
  const { user } = open({
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
  expect(await dialog.findByText(`The rule was not switched. ${message}`)).toBeInTheDocument();
});
