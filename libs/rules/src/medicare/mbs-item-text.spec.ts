import { isMbsItemNumber } from './mbs-item';
import { parseMbsItems, collectMbsNumbers, formatMbsItems } from './mbs-item-text';

describe('MBS item numbers of a line', () => {
  it('are separated by commas, with an item done twice listed twice', () => {
    expect(parseMbsItems('39331, 39331;104 x')).toEqual(['39331', '39331', '104', 'x']);
    expect(parseMbsItems(null)).toEqual([]);
    expect(formatMbsItems(['39331', '39331'])).toBe('39331, 39331');
    expect(formatMbsItems([])).toBeNull();
  });

  it('are collected once each for the schedule lookup', () => {
    const lines = [{ mbsItem: '39331, 39331' }, { mbsItem: null }, { mbsItem: '104, nose' }];
    expect(collectMbsNumbers(lines)).toEqual(['104', '39331']);
  });
});

it.each([
  ['1', true],
  ['123456', true],
  ['1234567', false],
  ['', false],
  ['a1', false],
  ['1a', false],
])('decides whether %j is an item number: %p', (text, is) => expect(isMbsItemNumber(text)).toBe(is));
