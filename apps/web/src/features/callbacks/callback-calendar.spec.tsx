import { screen } from '@testing-library/react';
import { expectAccessible } from '../../testing/axe';
import { renderPage } from '../../testing/render-page';
import { CallbackCalendarPage } from './callback-calendar.page';

const DAYS = 'GET /api/callback-days';
const ID = '01a1fa25-0000-7000-8000-000000000061';
const item = {
  id: ID,
  dueDate: '2026-11-20',
  clientName: 'Hana Parata',
  status: 'pending',
  priority: 'HIGH',
  assigneeName: null,
};

it('shows callbacks on their due days, and opens one', async () => {
  const { user, sent } = renderPage(<CallbackCalendarPage />, {
    path: '/callbacks/calendar',
    url: '/callbacks/calendar?day=2026-11-20',
    replies: { [DAYS]: [{ body: { items: [item], isCut: true } }] },
  });
  expect((await screen.findAllByRole('button', { name: /Hana Parata/ })).length).toBeGreaterThan(0);
  expect(sent(DAYS)[0]?.path).toMatch(/from=2026-1[01]-\d\d&to=2026-1[12]-\d\d/);
  expect(screen.getByText(/more callbacks in these weeks/)).toBeInTheDocument();
  await expectAccessible();
  await user.click(screen.getByRole('switch', { name: 'Only mine' }));
  expect((await screen.findAllByRole('button', { name: /Hana Parata/ })).length).toBeGreaterThan(0);
  expect(sent(DAYS).at(-1)?.path).toContain('assignee=me');
  await user.click((await screen.findAllByRole('button', { name: /Hana Parata/ }))[0]!);
  expect(await screen.findByText(`At /callbacks?view=all&callback=${ID}`)).toBeInTheDocument();
});
