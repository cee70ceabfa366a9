import { screen, waitFor } from '@testing-library/react';
import type { CallbackSettings } from '@quillcare/contracts';
import { expectAccessible } from '../../testing/axe';
import { renderPage } from '../../testing/render-page';
import { CallbackSettingsPage } from './callback-settings.page';

const PATCH = 'PATCH /api/callback-settings';
const ANA = '01a1fa25-0000-7000-8000-000000000071';
const never: CallbackSettings = {
  version: 0,
  updatedAt: null,
  enabled: true,
  autoCreate: true,
  dueInDays: 7,
  highAfterDays: 3,
  countsBusinessDays: false,
  skipsHolidays: true,
  holidayRegion: null,
  assignment: 'NOBODY',
  assigneeIds: [],
};

it('saves the state for business days, and assigns callbacks to colleagues in turn', async () => {
  const { user, sent } = renderPage(<CallbackSettingsPage />, {
    path: '/admin/callback-settings',
    replies: {
      'GET /api/callback-settings': [{ body: never }],
      'GET /api/colleagues': [
        {
          body: {
            items: [
              { id: ANA, name: 'Ana Okafor', role: 'SALES_MANAGER' },
              { id: ANA.replace('71', '72'), name: 'Uma User', role: 'USER' },
            ],
          },
        },
      ],
      [PATCH]: [{ body: { ...never, version: 1 } }],
    },
  });
  expect(await screen.findByText('These are the settings every practice starts with.')).toBeInTheDocument();
  expect(screen.getByText(/Which state or region is your practice in\?/)).toBeInTheDocument();
  await expectAccessible();
  await user.click(screen.getByRole('checkbox', { name: 'Count business days only' }));
  await user.click(screen.getByRole('combobox', { name: /^Public holidays in/ }));
  await user.click(await screen.findByRole('option', { name: 'VIC' }));
  await user.click(screen.getByRole('combobox', { name: /^Who gets a new callback/ }));
  await user.click(await screen.findByRole('option', { name: 'Colleagues in turn' }));
  await user.click(await screen.findByRole('combobox', { name: /^Colleagues who take turns/ }));
  await user.click(await screen.findByRole('option', { name: 'Ana Okafor' }));
  // Users without the right to make calls are left out of the rotation.
  expect(screen.queryByText('Uma User')).toBeNull();
  await user.keyboard('{Escape}');
  await user.click(screen.getByRole('button', { name: 'Save settings' }));
  await waitFor(() =>
    expect(sent(PATCH)[0]?.body).toMatchObject({
      version: 0,
      countsBusinessDays: true,
      holidayRegion: 'VIC',
      assignment: 'IN_TURN',
      assigneeIds: [ANA],
    }),
  );
});
