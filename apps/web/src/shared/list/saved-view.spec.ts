import fc from 'fast-check';
import { resolveViews, filterParams } from './list.address';
import { peopleList } from './list.suite';
import { supportedParts } from './saved-view';

const list = resolveViews(peopleList, '2026-11-23');
const view = (filters: Record<string, string>, sort: string | null = null) => ({ filters, sort });

it('restores its filters and sort order', () => {
  expect(supportedParts(list, view({ role: 'USER', isActive: 'false' }, '-email'))).toEqual({
    filters: { role: 'USER', isActive: 'false' },
    sort: '-email',
    lostFilters: [],
  });
});

it('drops filters the list no longer has, and names them', () => {
  expect(
    supportedParts(list, view({ role: 'USER,DENTIST', colour: 'red', isActive: 'true' }, 'shoeSize')),
  ).toEqual({
    filters: { role: 'USER', isActive: 'true' },
    lostFilters: ['role', 'colour'],
  });
});

it('never passes unknown filters to the list, whatever was saved', () => {
  const known = (list.filters ?? []).flatMap(filterParams);
  fc.assert(
    fc.property(fc.dictionary(fc.oneof(fc.constantFrom(...known), fc.string()), fc.string()), (filters) => {
      const opened = supportedParts(list, view(filters));
      expect(Object.keys(opened.filters).every((name) => known.includes(name))).toBe(true);
      for (const name of Object.keys(filters))
        expect(name in opened.filters || opened.lostFilters.includes(name)).toBe(true);
    }),
  );
});
