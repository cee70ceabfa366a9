import { Clock } from '../clock';
import { LongLists } from './long-lists';

const total = (organisation: string, name = 'crm.clients.total') => ({
  name,
  text: 'select',
  values: [organisation, true],
});

describe('LongLists', () => {
  it('remembers a list by organisation, name and filters for half a minute', () => {
    const clock = new Clock();
    const lists = new LongLists(clock);
    expect(lists.isLong(total('a'))).toBe(false);
    lists.rememberLong(total('a'));
    expect(lists.isLong(total('a'))).toBe(true);
    expect(lists.isLong(total('b'))).toBe(false);
    expect(lists.isLong(total('a', 'quoting.quotes.total'))).toBe(false);
    expect(lists.isLong({ ...total('a'), values: ['a', false] })).toBe(false);
    clock.shift(31_000);
    expect(lists.isLong(total('a'))).toBe(false);
  });

  it('evicts the list counted longest ago', () => {
    const lists = new LongLists(new Clock());
    for (let at = 0; at < 2_000; at += 1) lists.rememberLong(total(String(at)));
    lists.rememberLong(total('0'));
    lists.rememberLong(total('new'));
    expect(lists.isLong(total('0'))).toBe(true);
    expect(lists.isLong(total('1'))).toBe(false);
    expect(lists.isLong(total('2'))).toBe(true);
  });
});
