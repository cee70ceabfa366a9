import type { Role } from '@quillcare/contracts';
import { fetchPermissions } from '../access/permissions';
import { matchingItems, ownItems, type PaletteItem } from './palette.items';

const words = { of: (key: string) => key.split('.')[1]!, lang: undefined };
const itemsOf = (role: Role, isActive = true) => ownItems({ role, isActive }, words);
const ids = (items: PaletteItem[]) => items.map(({ id }) => id);

beforeAll(() => fetchPermissions());

describe('command palette items', () => {
  it('offers an administrator everything of the practice, but no platform pages', () => {
    const offered = ids(itemsOf('ORG_ADMIN'));
    expect(offered.slice(0, 3)).toEqual(['action.newLead', 'action.newQuote', 'action.newClient']);
    expect(offered).toContain('page /admin/organization-settings');
    expect(offered).not.toContain('page /super-admin');
    expect(offered).not.toContain('page /diagnostic');
  });

  it('offers a user the pages they may read', () => {
    expect(ids(itemsOf('USER'))).toEqual([
      'page /app',
      'page /clients',
      'page /doctors',
      'page /hospitals',
      'page /settings',
      'page /profile',
      'page /notifications',
      'page /settings/notifications',
      'page /providers',
      'page /sites',
      'page /security/mfa/setup',
      'page /help',
      'page /exports',
    ]);
  });

  it('offers an inactive user nothing', () => {
    expect(itemsOf('SUPER_ADMIN', false)).toEqual([]);
  });

  it('lists nothing twice', () => {
    const offered = ids(itemsOf('SUPER_ADMIN'));
    expect(new Set(offered).size).toBe(offered.length);
  });
});

describe('command palette search', () => {
  const items = ['New Quote', 'Médecins', 'Pricing rules'].map((label): PaletteItem => ({
    id: label,
    group: 'pages',
    label,
    act: { to: '/' },
  }));

  it.each([
    ['quo new', ['New Quote']],
    ['medecins', ['Médecins']],
    ['  ', ['New Quote', 'Médecins', 'Pricing rules']],
    ['rul pri', ['Pricing rules']],
    // Only the beginnings of words match: "icing" finds nothing, because otherwise almost any part of a name would match some
    // page.
    ['icing', []],
    ['zz', []],
  ])('matches "%s" to %j', (text, expected) => {
    expect(ids(matchingItems(items, text))).toEqual(expected);
  });
});
