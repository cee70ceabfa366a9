import Button from '@mui/material/Button';
import { screen } from '@testing-library/react';
import { createInvitation } from '@quillcare/contracts';
import { useOperationMutation } from '../../shared/api/hooks';
import { closePlanRefusal } from '../../shared/plans/plan-refusal.store';
import { expectAccessible } from '../../testing/axe';
import { problemOf } from '../../testing/fake-server';
import { renderPage } from '../../testing/render-page';
import { PlanRefusalHost } from './plan-refusal.host';

const FULL = {
  status: 402,
  body: {
    ...problemOf(402, 'PLAN_LIMIT_REACHED', 'The sentence of the server.'),
    facts: { limit: 'users', max: 1, used: 1, plan: 'BASIC' },
  },
};
const body = { email: 'a@b.test', firstName: 'Ana', lastName: 'Reid', role: 'USER' } as const;

function Invite() {
  const [run] = useOperationMutation(createInvitation);
  return <Button onClick={() => void run({ body }).catch(() => undefined)}>Invite</Button>;
}

async function refused(role: string, reply: object = FULL) {
  const page = renderPage(
    <>
      <Invite />
      <PlanRefusalHost />
    </>,
    {
      path: '/users',
      user: { role },
      replies: { 'POST /api/invitations': [reply] },
    },
  );
  await page.user.click(await screen.findByRole('button', { name: 'Invite' }));
  return page;
}

afterEach(closePlanRefusal);

it('names the limit reached, reassures that nothing is lost, and links administrators to the plans', async () => {
  const { user } = await refused('ORG_ADMIN');
  expect(await screen.findByRole('dialog', { name: 'Your plan is full' })).toBeVisible();
  expect(
    screen.getByText('Starter includes one person, and your practice has 1. Open invitations count as well.'),
  ).toBeVisible();
  expect(screen.getByText(/everything you have stays as it is/)).toBeVisible();
  await expectAccessible();
  const link = screen.getByRole('link', { name: 'See plans' });
  expect(link).toHaveAttribute('href', '/admin/billing');
  await user.click(link);
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('tells other users to ask their administrator, without a link they may not open', async () => {
  const { user } = await refused('SALES_MANAGER');
  expect(await screen.findByText(/please ask an administrator of your practice/)).toBeVisible();
  expect(screen.queryByRole('link', { name: 'See plans' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('names the feature that the plan does not include', async () => {
  const lacks = problemOf(402, 'PLAN_LACKS_FEATURE', 'No.');
  await refused('ORG_ADMIN', {
    status: 402,
    body: { ...lacks, facts: { feature: 'branding', plan: 'BASIC' } },
  });
  expect(await screen.findByText(/^Starter doesn’t include your own logo/)).toBeVisible();
});

it('falls back to the server’s message for a limit this version does not know', async () => {
  await refused('ORG_ADMIN', { ...FULL, body: { ...FULL.body, facts: { limit: 'rooms' } } });
  expect(await screen.findByText('The sentence of the server.')).toBeVisible();
});
