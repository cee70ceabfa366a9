import { ROLES, type Role } from '@quillcare/contracts';
import fc from 'fast-check';
import { inOrder } from './view-order';
import { mayChange, requireChange } from './view-rights';

const [OWNER, OTHER] = ['owner', 'other'];
const view = (isShared: boolean) => ({ ownerId: OWNER, isShared });

describe('who may change a view', () => {
  it.each(ROLES.map((role) => [role] as const))('always its owner (%s)', (role) => {
    expect([true, false].map((isShared) => mayChange(view(isShared), { userId: OWNER, role }))).toEqual([
      true,
      true,
    ]);
  });

  it('of a shared one also an administrator, of an own one nobody else', () => {
    const may = (role: Role, isShared: boolean) => mayChange(view(isShared), { userId: OTHER, role });
    expect(ROLES.filter((role) => may(role, true))).toEqual(['SUPER_ADMIN', 'ORG_ADMIN']);
    expect(ROLES.filter((role) => may(role, false))).toEqual([]);
  });

  it('is refused as forbidden where the view is seen, and as not there where it is not', () => {
    const person = { userId: OTHER, role: 'USER' as const };
    expect(() => requireChange(view(true), person)).toThrow(expect.objectContaining({ code: 'FORBIDDEN' }));
    expect(() => requireChange(view(false), person)).toThrow(expect.objectContaining({ code: 'NOT_FOUND' }));
  });
});

describe('the order of views', () => {
  const ids = fc.uniqueArray(fc.constantFrom(...'abcdefgh'), { maxLength: 8 });

  it('loses and doubles no view, whatever the order names', () => {
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
