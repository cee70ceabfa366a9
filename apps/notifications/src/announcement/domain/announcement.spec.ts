import {
  announcementInput,
  AppError,
  isAnnouncedTo,
  ROLES,
  rolesReach,
  type AnnouncementInput,
} from '@quillcare/contracts';
import { changedRecord } from '@quillcare/service-kit';
import { array, assert, constantFrom, property, subarray } from 'fast-check';
import { announcementRules } from './announcement';

const SYDNEY = { timeZone: 'Australia/Sydney' };
const NOW = new Date('2026-11-26T01:00:00Z');

function stored(fields: Partial<AnnouncementInput>) {
  const input = announcementInput.parse({ title: 'Theatre closed', message: 'On Friday.', ...fields });
  const record = changedRecord(announcementRules, {} as never, input as never, SYDNEY);
  announcementRules.check?.(record, NOW);
  return record;
}

function refused(fields: object): string[] {
  try {
    stored(fields);
  } catch (error) {
    if (error instanceof AppError) return (error.errors ?? []).map(({ path }) => path);
    throw error;
  }
  return [];
}

describe('start and end of an announcement', () => {
  it('are interpreted in the practice’s time zone', () => {
    expect(stored({ startsAt: '2026-07-01T07:30', endsAt: '2026-12-01T07:30' })).toMatchObject({
      scheduledAt: new Date('2026-06-30T21:30:00Z'),
      expiresAt: new Date('2026-11-30T20:30:00Z'),
    });
  });

  it('move to the change of clocks if the local time is skipped', () => {
    expect(stored({ startsAt: '2026-10-04T02:30' }).scheduledAt).toEqual(new Date('2026-10-03T16:00:00Z'));
  });

  it('are null unless entered', () => {
    expect(stored({})).toMatchObject({ scheduledAt: null, expiresAt: null });
  });
});

it.each([
  [{ audience: 'SPECIFIC_ROLES' }, 'forRoles'],
  [{ audience: 'SPECIFIC_USERS' }, 'forUserIds'],
  [{ startsAt: '2026-12-01T07:30', endsAt: '2026-12-01T07:30' }, 'endsAt'],
  [{ endsAt: '2026-11-26T11:59', isActive: true }, 'endsAt'],
  [{ actionLabel: 'Read more' }, 'actionTarget'],
  [{ actionTarget: '/quotes' }, 'actionLabel'],
  [{ showInBanner: false, showInNotificationCenter: false }, 'showInBanner'],
  [{ needsAcknowledgement: true, showInBanner: false }, 'showInBanner'],
])('rejects %o, naming the field %s', (fields, path) => {
  expect(refused(fields)).toEqual([path]);
});

it('accepts a draft whose end has passed', () => {
  expect(refused({ endsAt: '2026-11-26T11:59' })).toEqual([]);
});

it('accepts both spellings of the audience of all users', () => {
  const audience = 'ALL_ORGANIZATION_USERS' as never;
  expect(stored({ audience }).audience).toBe('ALL_ORGANISATION_USERS');
});

it.each(['2026-02-30T10:00', '2026-12-01', '2026-12-01T25:00', 'tomorrow'])(
  'rejects %s as a time',
  (startsAt) => {
    expect(announcementInput.safeParse({ title: 'a', message: 'b', startsAt }).success).toBe(false);
  },
);

it.each(['javascript:alert(1)', 'http://insecure.example', '//evil.example', '/\\evil.example', 'quotes'])(
  'rejects %s as a link',
  (actionTarget) => {
    expect(announcementInput.safeParse({ title: 'a', message: 'b', actionTarget }).success).toBe(false);
  },
);

it('addresses an announcement to the named roles only, or to administrators only', () => {
  assert(
    property(
      constantFrom(...ROLES),
      subarray([...ROLES]),
      array(constantFrom('u-1', 'u-2')),
      (role, forRoles, forUserIds) => {
        const person = { role, isActive: true, userId: 'u-1', organisationId: 'o-1' };
        expect(isAnnouncedTo({ audience: 'SPECIFIC_ROLES', forRoles, forUserIds }, person)).toBe(
          forRoles.includes(role),
        );
        expect(isAnnouncedTo({ audience: 'SPECIFIC_USERS', forRoles, forUserIds }, person)).toBe(
          forUserIds.includes('u-1'),
        );
        expect(isAnnouncedTo({ audience: 'ADMINS_ONLY', forRoles, forUserIds }, person)).toBe(
          /ADMIN/.test(role),
        );
        expect(isAnnouncedTo({ audience: 'ALL_ORGANISATION_USERS', forRoles, forUserIds }, person)).toBe(
          true,
        );
        expect(
          isAnnouncedTo(
            { audience: 'ALL_ORGANISATION_USERS', forRoles, forUserIds },
            { ...person, isActive: false },
          ),
        ).toBe(false);
      },
    ),
  );
});

it('addresses a platform announcement to the named practices only', () => {
  const person = { role: 'USER', isActive: true, userId: 'u-1', organisationId: 'o-1' } as const;
  const to = (...forOrganisationIds: string[]) =>
    isAnnouncedTo({ audience: 'SPECIFIC_PRACTICES', forRoles: [], forOrganisationIds }, person);
  expect([to('o-1', 'o-2'), to('o-2'), to()]).toEqual([true, false, false]);
});

it('determines whether an announcement reaches all, some or none of a role', () => {
  const address = { forRoles: ['SALES_MANAGER'] } as const;
  expect(rolesReach({ ...address, audience: 'SPECIFIC_ROLES' }, 'SALES_MANAGER')).toBe('ALL');
  expect(rolesReach({ ...address, audience: 'SPECIFIC_ROLES' }, 'USER')).toBe('NONE');
  expect(rolesReach({ ...address, audience: 'ADMINS_ONLY' }, 'USER')).toBe('NONE');
  expect(rolesReach({ ...address, audience: 'SPECIFIC_PRACTICES' }, 'USER')).toBe('SOME');
  expect(rolesReach({ ...address, audience: 'SPECIFIC_USERS' }, 'USER')).toBe('SOME');
});
