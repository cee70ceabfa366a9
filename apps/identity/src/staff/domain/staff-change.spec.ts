import { ASSIGNABLE_ROLES, ROLES, type Role } from '@quillcare/contracts';
import fc from 'fast-check';
import { auditActionOf, assignableRoles, refuseStaffChange, type Member } from './staff-change';

const admin = { userId: 'admin', role: 'ORG_ADMIN' as const };
const member = (role: Role, isActive = true): Member => ({ id: 'target', role, isActive });
const ADMINS = ['admin', 'target'];

describe('changing a member of staff', () => {
  it('lets only administrators assign roles, and only assignable ones', () => {
    expect(assignableRoles('SUPER_ADMIN')).toEqual(ASSIGNABLE_ROLES);
    expect(assignableRoles('ORG_ADMIN')).toEqual(ASSIGNABLE_ROLES);
    for (const role of ['SALES_MANAGER', 'LEAD_COORDINATOR', 'USER'] as const)
      expect(assignableRoles(role)).toEqual([]);
    expect(() => refuseStaffChange(admin, member('USER'), { role: 'SALES_MANAGER' }, ADMINS)).not.toThrow();
    const granted = { userId: 'granted', role: 'USER' as const };
    expect(() => refuseStaffChange(granted, member('USER'), { role: 'SALES_MANAGER' }, ADMINS)).toThrow(
      expect.objectContaining({ code: 'FORBIDDEN' }),
    );
    expect(() => refuseStaffChange(granted, member('USER'), { isActive: false }, ADMINS)).not.toThrow();
    expect(() => refuseStaffChange(granted, member('ORG_ADMIN'), { isActive: false }, ADMINS)).toThrow(
      expect.objectContaining({ code: 'FORBIDDEN' }),
    );
  });

  it('is rejected for oneself', () => {
    const self = { userId: 'target', role: 'ORG_ADMIN' as const };
    expect(() => refuseStaffChange(self, member('ORG_ADMIN'), { role: 'USER' }, ADMINS)).toThrow(
      expect.objectContaining({ code: 'OWN_ACCOUNT' }),
    );
    expect(() => refuseStaffChange(self, member('ORG_ADMIN'), { role: 'ORG_ADMIN' }, ADMINS)).not.toThrow();
  });

  it('is restricted to super admins for a super admin, whose role it cannot change', () => {
    const superAdmin = { userId: 'super', role: 'SUPER_ADMIN' as const };
    const target = member('SUPER_ADMIN');
    expect(() => refuseStaffChange(admin, target, { isActive: false }, ADMINS)).toThrow();
    expect(() => refuseStaffChange(superAdmin, target, { role: 'USER' }, ADMINS)).toThrow();
    expect(() => refuseStaffChange(superAdmin, target, { isActive: false }, ADMINS)).not.toThrow();
  });

  it('is rejected for a user who is no longer an administrator', () => {
    expect(() => refuseStaffChange(admin, member('USER'), { isActive: false }, ['target'])).toThrow(
      expect.objectContaining({ code: 'FORBIDDEN' }),
    );
  });

  it('never removes the last active administrator', () => {
    const superAdmin = { userId: 'super', role: 'SUPER_ADMIN' as const };
    fc.assert(
      fc.property(
        fc.option(fc.constantFrom(...ASSIGNABLE_ROLES), { nil: undefined }),
        fc.option(fc.boolean(), { nil: undefined }),
        (role, isActive) => {
          let left = 1;
          try {
            refuseStaffChange(superAdmin, member('ORG_ADMIN'), { role, isActive }, ['target']);
            left = (role ?? 'ORG_ADMIN') === 'ORG_ADMIN' && isActive !== false ? 1 : 0;
          } catch (error) {
            expect(error).toMatchObject({ code: 'LAST_ADMIN' });
          }
          expect(left).toBe(1);
        },
      ),
    );
  });

  it('is audited as a grant if the role rises and as a revocation if it falls', () => {
    expect(auditActionOf('USER', 'SALES_MANAGER')).toBe('PERMISSION_GRANT');
    expect(auditActionOf('ORG_ADMIN', 'USER')).toBe('PERMISSION_REVOKE');
    for (const role of ROLES) expect(auditActionOf(role, role)).toBe('UPDATE');
  });
});
