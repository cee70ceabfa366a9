import { ROLES, type Role } from '@quillcare/contracts';
import fc from 'fast-check';
import { inOrder } from './view-order';
import { mayChange, requireChange } from './view-rights';

const [OWNER, OTHER] = ['owner', 'other'];
const view = (isShared: boolean) => ({ ownerId: OWNER, isShared });

describe('permission to change a view', () => {
  it.each(ROLES.map((role) => [role] as const))('is always given to its owner (%s)', (role) => {
    expect([true, false].map((isShared) => mayChange(view(isShared), { userId: OWNER, role }))).toEqual([
      true,
      true,
    ]);
  });

  it('is given to administrators if it is shared, and to nobody else', () => {
    const may = (role: Role, isShared: boolean) => mayChange(view(isShared), { userId: OTHER, role });
    expect(ROLES.filter((role) => may(role, true))).toEqual(['SUPER_ADMIN', 'ORG_ADMIN']);
    expect(ROLES.filter((role) => may(role, false))).toEqual([]);
  });

  it('is refused with FORBIDDEN if the view is visible, and with NOT_FOUND if not', () => {
    const person = { userId: OTHER, role: 'USER' as const };
    expect(() => requireChange(view(true), person)).toThrow(expect.objectContaining({ code: 'FORBIDDEN' }));
    expect(() => requireChange(view(false), person)).toThrow(expect.objectContaining({ code: 'NOT_FOUND' }));
  });
});

describe('order of views', () => {
  const ids = fc.uniqueArray(fc.constantFrom(...'abcdefgh'), { maxLength: 8 });

  it('neither loses nor repeats a view, whatever the order contains', () => {
    fc.assert(
      fc.property(ids, ids, (present, order) => {
        const sorted = inOrder(
          present.map((id) => ({ id })),
          order,
        ).map(({ id }) => id);
        expect([...sorted].sort()).toEqual([...present].sort());
        const named = order.filter((id) => present.includes(id));
        expect(sorted.slice(0, named.length)).toEqual(named);
        expect(sorted.slice(named.length)).toEqual(present.filter((id) => !order.includes(id)));
      }),
    );
  });
});
