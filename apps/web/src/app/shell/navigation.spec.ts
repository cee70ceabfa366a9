import type { Rights, Role } from '@quillcare/contracts';
import { isCurrent, navigationFor } from './navigation';

const seenBy = (role: Role, more: Partial<Rights> = {}) =>
  navigationFor({ role, isActive: true, ...more }).flatMap(({ entries }) => entries.map(({ to }) => to));

describe('sidebar', () => {
  it('shows a user the pages they may read, and none for creating quotes', () => {
    expect(seenBy('USER')).toEqual(['/app', '/clients', '/doctors', '/hospitals', '/settings']);
  });

  it('shows a lead coordinator leads and callbacks, but no quotes', () => {
    expect(seenBy('LEAD_COORDINATOR')).toEqual([
      '/app',
      '/clients',
      '/leads',
      '/callbacks',
      '/doctors',
      '/hospitals',
      '/settings',
    ]);
  });

  it('shows a sales manager quotes, callbacks and cases, but no administration', () => {
    expect(seenBy('SALES_MANAGER')).toEqual([
      '/app',
      '/clients',
      '/leads',
      '/quotes',
      '/callbacks',
      '/surgery-cases',
      '/reports',
      '/doctors',
      '/hospitals',
      '/surgeries',
      '/settings',
    ]);
  });

  it('shows an administrator the practice’s pages, but not the platform’s', () => {
    const seen = seenBy('ORG_ADMIN');
    expect(seen).toEqual(
      expect.arrayContaining(['/sites', '/admin/audit-trail', '/admin/billing', '/admin', '/users']),
    );
    expect(seen).not.toEqual(expect.arrayContaining(['/organizations']));
    expect(seen).not.toContain('/super-admin');
  });

  it('shows a super admin all 26 entries', () => {
    expect(seenBy('SUPER_ADMIN')).toHaveLength(26);
  });

  it('follows explicit grants instead of the role’s defaults', () => {
    expect(seenBy('USER', { grants: { QUOTES: ['CREATE'], CLIENTS: [] } })).toEqual([
      '/app',
      '/quotes',
      '/callbacks',
      '/surgery-cases',
      '/doctors',
      '/hospitals',
      '/settings',
    ]);
  });

  it('shows an inactive user nothing', () => {
    expect(seenBy('ORG_ADMIN', { isActive: false })).toEqual([]);
  });
});

it('marks the current entry on its sub-pages too, but never its parent', () => {
  const current = (pathname: string) =>
    navigationFor({ role: 'SUPER_ADMIN', isActive: true })
      .flatMap(({ entries }) => entries)
      .filter((entry) => isCurrent(entry, pathname))
      .map(({ to }) => to);
  expect(current('/clients/1/edit')).toEqual(['/clients']);
  expect(current('/dashboard')).toEqual(['/app']);
  expect(current('/admin/billing')).toEqual(['/admin/billing']);
  expect(current('/admin/subscription')).toEqual(['/admin/billing']);
  expect(current('/admin')).toEqual(['/admin']);
});
