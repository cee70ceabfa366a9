import type { Grants, Role } from '../core/permissions';
import { canImport, canReadImport } from './import-permissions';

const person = (role: Role, grants?: Grants) => ({ role, grants, isActive: true });

describe('canImport', () => {
  it('lets sales managers import only clients and leads, and lead coordinators only leads', () => {
    expect(canImport(person('LEAD_COORDINATOR'), 'leads', 'overwrite')).toBe(true);
    expect(canImport(person('LEAD_COORDINATOR'), 'clients', 'skip')).toBe(false);
    expect(canImport(person('SALES_MANAGER'), 'leads', 'overwrite')).toBe(true);
    expect(canImport(person('SALES_MANAGER'), 'clients', 'overwrite')).toBe(true);
    expect(canImport(person('SALES_MANAGER'), 'doctors', 'skip')).toBe(false);
    expect(canImport(person('ORG_ADMIN'), 'doctors', 'skip')).toBe(true);
    expect(canImport(person('ORG_ADMIN'), 'sites', 'skip')).toBe(true);
    expect(canImport(person('USER', { CLIENTS: ['MANAGE'] }), 'clients', 'skip')).toBe(false);
  });

  it.each([
    [[], [false, false, false, false]],
    [['READ'], [false, false, false, false]],
    [['CREATE'], [true, true, false, false]],
    [['UPDATE'], [false, false, false, false]],
    [
      ['CREATE', 'UPDATE'],
      [true, true, true, true],
    ],
    [['MANAGE'], [true, true, true, true]],
  ] as const)(
    'with the permissions %j on clients allows skip, exception, merge, overwrite: %j',
    (rights, allowed) => {
      const strategies = ['skip', 'exception', 'merge', 'overwrite'] as const;
      const seller = person('SALES_MANAGER', { CLIENTS: rights });
      expect(strategies.map((strategy) => canImport(seller, 'clients', strategy))).toEqual(allowed);
    },
  );

  it('lets a user read an import only if they may read records of its type', () => {
    expect(canReadImport(person('LEAD_COORDINATOR'), 'clients')).toBe(true);
    expect(canReadImport(person('LEAD_COORDINATOR'), 'surgeries')).toBe(false);
    expect(canReadImport(person('SALES_MANAGER'), 'surgeries')).toBe(true);
  });

  it('refuses inactive accounts', () => {
    expect(canImport({ role: 'ORG_ADMIN', isActive: false }, 'clients', 'skip')).toBe(false);
  });
});
