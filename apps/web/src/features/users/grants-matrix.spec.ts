import { DEFAULT_GRANTS, type Grants } from '@quillcare/contracts';
import { asRole, changedResources, inForce, isOwn, isTicked, toggled } from './grants-matrix';

const defaults = DEFAULT_GRANTS.SALES_MANAGER;

it('shows the role’s rights if nothing is set', () => {
  expect(inForce({}, defaults, 'CLIENTS')).toEqual(['CREATE', 'READ', 'UPDATE']);
  expect(inForce({}, defaults, 'USERS')).toEqual([]);
});

it('ticks everything under MANAGE', () => {
  expect(isTicked(['MANAGE'], 'DELETE')).toBe(true);
  expect(isTicked(['READ'], 'DELETE')).toBe(false);
});

it('turns a row into the person’s own with a click, starting from the role', () => {
  const grants = toggled({}, defaults, 'CLIENTS', 'DELETE');
  expect(grants).toEqual({ CLIENTS: ['CREATE', 'READ', 'UPDATE', 'DELETE'] });
  expect(isOwn(grants, 'CLIENTS')).toBe(true);
});

it('returns the row to the role when both are equal again', () => {
  const grants = toggled(toggled({}, defaults, 'CLIENTS', 'DELETE'), defaults, 'CLIENTS', 'DELETE');
  expect(grants).toEqual({});
});

it('takes one action out of MANAGE and leaves the others', () => {
  expect(toggled({}, defaults, 'QUOTES', 'DELETE')).toEqual({ QUOTES: ['CREATE', 'READ', 'UPDATE'] });
});

it('leaves the single actions when MANAGE itself is taken away', () => {
  expect(toggled({}, defaults, 'QUOTES', 'MANAGE')).toEqual({
    QUOTES: ['CREATE', 'READ', 'UPDATE', 'DELETE'],
  });
});

it('can revoke everything, which differs from leaving it to the role', () => {
  const grants = toggled({}, defaults, 'REPORTS', 'READ');
  expect(grants).toEqual({ REPORTS: [] });
  expect(asRole(grants, 'REPORTS')).toEqual({});
});

it('names the areas that differ, whatever the order of their actions', () => {
  const before: Grants = { CLIENTS: ['READ', 'CREATE'], LEADS: ['READ'] };
  const after: Grants = { CLIENTS: ['CREATE', 'READ'], QUOTES: [] };
  expect(changedResources(before, after).sort()).toEqual(['LEADS', 'QUOTES']);
});
