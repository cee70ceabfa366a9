import fc from 'fast-check';
import { arranged, isChosen, moved, toggled } from './column-choice';

const COLUMNS = ['name', 'status', 'phone', 'email', 'owner', 'value'].map((name) => ({
  name,
  isFixed: name === 'name',
}));
const names = COLUMNS.map(({ name }) => name);
const choices = fc.uniqueArray(fc.constantFrom(...names, 'gone'), { maxLength: names.length });

it('uses the list’s own columns without a choice', () => {
  expect(arranged(COLUMNS, null)).toBe(COLUMNS);
});

it('keeps every column once, with the chosen ones first in their order', () => {
  fc.assert(
    fc.property(choices, (chosen) => {
      const order = arranged(COLUMNS, chosen).map(({ name }) => name);
      expect([...order].sort()).toEqual([...names].sort());
      const known = chosen.filter((name) => names.includes(name));
      const expected = known.includes('name') ? known : ['name', ...known];
      expect(order.slice(0, expected.length)).toEqual(expected);
    }),
  );
});

it('always shows a fixed column', () => {
  fc.assert(fc.property(choices, (chosen) => expect(isChosen(COLUMNS[0]!, chosen)).toBe(true)));
});

it('restores the columns when toggled twice, and the order when moved there and back', () => {
  fc.assert(
    fc.property(choices, fc.constantFrom(...names), (chosen, name) => {
      expect([...toggled(toggled(chosen, name), name)].sort()).toEqual([...chosen].sort());
      const there = moved(chosen, name, 1);
      expect([...there].sort()).toEqual([...chosen].sort());
      if (chosen.includes(name) && chosen.at(-1) !== name) expect(moved(there, name, -1)).toEqual(chosen);
      else expect(there).toEqual(chosen);
    }),
  );
});
