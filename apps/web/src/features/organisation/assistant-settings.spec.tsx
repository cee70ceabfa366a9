import { screen } from '@testing-library/react';
import { refusal, type Replies } from '../../testing/fake-server';
import { renderPage } from '../../testing/render-page';
import { AssistantChoice } from './assistant-settings.view';

const GET = 'GET /api/assistant-settings';
const PATCH = 'PATCH /api/assistant-settings';
const stored = { version: 0, updatedAt: null, usesModel: false, hasModel: true };
const label = 'Let an outside language model word Q’s answers';

function setUp(settings: object, replies: Replies = {}) {
  return renderPage(<AssistantChoice />, {
    path: '/admin/organization-settings',
    replies: { [GET]: [{ body: settings }], ...replies },
  });
}

it('is off until an administrator turns it on, and discloses the third party', async () => {
  const on = { ...stored, version: 1, usesModel: true };
  const { user, sent } = setUp(stored, {
    [GET]: [{ body: stored }, { body: on }],
    [PATCH]: [{ body: on }],
  });
  const choice = await screen.findByRole('switch', { name: label });
  expect(choice).not.toBeChecked();
  expect(choice).toHaveAccessibleDescription(/belongs to a third party.*no names, dates, numbers, addresses/);
  await user.click(choice);
  expect(await screen.findByText('A third party can word Q’s answers')).toBeVisible();
  expect(sent(PATCH)[0]?.body).toEqual({ version: 0, usesModel: true });
  expect(await screen.findByRole('switch', { name: label, checked: true })).toBeVisible();
});

it('offers no choice if no language model is configured', async () => {
  setUp({ ...stored, hasModel: false });
  expect(await screen.findByText(/No language model is set up/)).toBeVisible();
  expect(screen.queryByRole('switch')).toBeNull();
});

it('reports a failed save, and keeps the stored setting', async () => {
  const { user } = setUp(stored, {
    [PATCH]: [refusal(409, 'VERSION_CONFLICT', 'Someone else changed this.')],
  });
  await user.click(await screen.findByRole('switch', { name: label }));
  expect(await screen.findByText('The choice was not saved')).toBeVisible();
  expect(screen.getByRole('switch', { name: label })).not.toBeChecked();
});
