import { DEFAULT_GRANTS, type Grants } from '@quillcare/contracts';
import { asRole, changedResources, inForce, isOwn, isTicked, toggled } from './grants-matrix';

const defaults = DEFAULT_GRANTS.SALES_MANAGER;

it('shows the role’s permissions if nothing is set', () => {
  expect(inForce({}, defaults, 'CLIENTS')).toEqual(['CREATE', 'READ', 'UPDATE']);
  expect(inForce({}, defaults, 'USERS')).toEqual([]);
});

it('ticks every action under MANAGE', () => {
  expect(isTicked(['MANAGE'], 'DELETE')).toBe(true);
  expect(isTicked(['READ'], 'DELETE')).toBe(false);
});

it('overrides the role’s row on a click, starting from its permissions', () => {
  const grants = toggled({}, defaults, 'CLIENTS', 'DELETE');
  expect(grants).toEqual({ CLIENTS: ['CREATE', 'READ', 'UPDATE', 'DELETE'] });
  expect(isOwn(grants, 'CLIENTS')).toBe(true);
});

it('returns to the role once both are equal again', () => {
  const grants = toggled(toggled({}, defaults, 'CLIENTS', 'DELETE'), defaults, 'CLIENTS', 'DELETE');
  expect(grants).toEqual({});
});

it('removes one action from MANAGE and keeps the others', () => {
  expect(toggled({}, defaults, 'QUOTES', 'DELETE')).toEqual({ QUOTES: ['CREATE', 'READ', 'UPDATE'] });
});

it('keeps the individual actions when MANAGE is removed', () => {
  expect(toggled({}, defaults, 'QUOTES', 'MANAGE')).toEqual({
    QUOTES: ['CREATE', 'READ', 'UPDATE', 'DELETE'],
  });
});

it('can revoke everything, which differs from following the role', () => {
  const grants = toggled({}, defaults, 'REPORTS', 'READ');
  expect(grants).toEqual({ REPORTS: [] });
  expect(asRole(grants, 'REPORTS')).toEqual({});
});

it('lists changed areas regardless of the order of actions', () => {
  const before: Grants = { CLIENTS: ['READ', 'CREATE'], LEADS: ['READ'] };
  const after: Grants = { CLIENTS: ['CREATE', 'READ'], QUOTES: [] };
  expect(changedResources(before, after).sort()).toEqual(['LEADS', 'QUOTES']);
});
