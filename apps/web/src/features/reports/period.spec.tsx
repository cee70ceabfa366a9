import { act, screen, waitFor, within } from '@testing-library/react';
import { refusal } from '../../testing/fake-server';
import { renderPage } from '../../testing/render-page';
import { ReportsPage } from './reports.page';

it('keeps the focus while custom dates are typed, and follows the address', async () => {
  const failed = refusal(500, 'INTERNAL', 'It broke');
  const { user, at, router } = renderPage(<ReportsPage />, {
    path: '/reports',
    url: '/reports?period=custom&from=2026-03-05&to=2026-03-29',
    replies: { 'GET /api/reports/summary': [failed], 'GET /api/reports/breakdown': [failed] },
  });
  const from = within(await screen.findByRole('group', { name: 'From' }));
  await user.click(await from.findByRole('spinbutton', { name: 'Day' }));
  await user.keyboard('14');
  await waitFor(() => expect(at()).toContain('from=2026-03-14'));
  await act(() => router.navigate('/reports?period=custom&from=2026-02-01&to=2026-02-09'));
  expect(from.getByRole('spinbutton', { name: 'Day' })).toHaveTextContent('01');
});
