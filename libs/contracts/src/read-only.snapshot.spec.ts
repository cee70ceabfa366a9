import { needsSession } from './core/http';
import { refusalOf } from './core/admission';
import { justConfirmed, type UserPrincipal } from './core/principal';
import { OPERATIONS } from './registry';

const now = new Date('2026-11-21T02:00:00Z');
const person: UserPrincipal = {
  kind: 'user',
  userId: 'u',
  organisationId: 'o',
  sessionId: 's',
  role: 'SUPER_ADMIN',
  isActive: true,
  name: 'Ana Okafor',
  email: 'ana@harbour.example',
  ...justConfirmed(now),
  practiceAccess: 'READ_ONLY',
};
const staff = OPERATIONS.filter(needsSession);
const refusal = (operation: (typeof OPERATIONS)[number]) => refusalOf(operation, person, now.getTime());

/** What people may still do when their practice's trial is over, so that a person reviews every change. */
it('records the commands open to a read-only practice', () => {
  const open = staff.filter((operation) => operation.kind === 'command' && refusal(operation) === null);
  expect(
    `\n${open
      .map(({ name }) => name)
      .sort()
      .join('\n')}\n`,
  ).toMatchSnapshot();
});

it('allows every query and refuses every other command in a read-only practice', () => {
  for (const operation of staff) {
    if (operation.kind === 'query')
      expect([operation.name, refusal(operation)]).toEqual([operation.name, null]);
    else if (!operation.whileReadOnly)
      expect([operation.name, refusal(operation)]).toEqual([operation.name, 'PRACTICE_READ_ONLY']);
  }
});

it('answers FORBIDDEN to users without the permission, and refuses nothing in a practice with full access', () => {
  const write = staff.find(({ name }) => name === 'quoting.createQuote');
  if (!write) throw new Error('quotes can be created');
  const reader = { ...person, role: 'USER' as const };
  expect(refusalOf(write, reader, now.getTime())).toBe('FORBIDDEN');
  expect(refusalOf(write, { ...person, practiceAccess: 'FULL' }, now.getTime())).toBeNull();
});
