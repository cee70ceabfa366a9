import { screen, within } from '@testing-library/react';
import { DEFAULT_GRANTS } from '@quillcare/contracts';
import { refusal, type Replies } from '../../testing/fake-server';
import { renderPage } from '../../testing/render-page';
import { GrantsPanel } from './grants.panel';

const ID = '01a1fa25-0000-7000-8000-000000000009';
const ROUTE = `/api/users/${ID}/grants`;
const stored = {
  id: ID,
  version: 3,
  name: 'Daniel O’Connor',
  role: 'SALES_MANAGER',
  grants: { REPORTS: [] },
  defaults: DEFAULT_GRANTS.SALES_MANAGER,
  grantable: DEFAULT_GRANTS.ORG_ADMIN,
};
const saved = { ...stored, version: 4, grants: { CLIENTS: ['CREATE', 'READ', 'UPDATE', 'DELETE'] } };

function setUp(replies: Replies = {}, isReadOnly = false) {
  return renderPage(<GrantsPanel personId={ID} isReadOnly={isReadOnly} />, {
    path: '/users',
    replies: { [`GET ${ROUTE}`]: [{ body: stored }, { body: saved }], ...replies },
  });
}

const box = (name: string) => screen.findByRole('checkbox', { name });

it('shows the role’s permissions and those set for the user', async () => {
  setUp();
  expect(await box('Clients: See')).toBeChecked();
  expect(await box('Clients: Delete')).not.toBeChecked();
  expect(await box('Quotes: Delete')).toBeChecked();
  expect(await box('Reports: See')).not.toBeChecked();
  expect(screen.getByRole('button', { name: 'Use role: Reports' })).toBeInTheDocument();
});

it('saves every overridden row with the version that was read', async () => {
  const { user, sent } = setUp({ [`PATCH ${ROUTE}`]: [{ body: saved }] });
  await user.click(await box('Clients: Delete'));
  await user.click(screen.getByRole('button', { name: 'Use role: Reports' }));
  expect(screen.getByRole('status')).toHaveTextContent('2 unsaved changes');
  await user.click(screen.getByRole('button', { name: 'Save rights' }));
  await screen.findByText('Set here');
  expect(sent(`PATCH ${ROUTE}`).map(({ body }) => body)).toEqual([{ version: 3, grants: saved.grants }]);
});

it('does not let users grant permissions they lack', async () => {
  setUp();
  expect(await box('Pricing rules: See')).toBeDisabled();
  expect(await box('Settings: Delete')).toBeDisabled();
});

it('keeps the changes with the reason when the server refuses them', async () => {
  const { user } = setUp({
    [`PATCH ${ROUTE}`]: [refusal(403, 'FORBIDDEN', 'You do not have this right.')],
  });
  await user.click(await box('Clients: Delete'));
  await user.click(screen.getByRole('button', { name: 'Save rights' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('You do not have this right.');
  expect(await box('Clients: Delete')).toBeChecked();
});

it('is read-only if nothing may be changed', async () => {
  setUp({}, true);
  const panel = await screen.findByRole('region', { name: 'Rights' });
  expect(await within(panel).findByRole('checkbox', { name: 'Clients: See' })).toBeDisabled();
  expect(within(panel).queryByRole('button')).toBeNull();
});
