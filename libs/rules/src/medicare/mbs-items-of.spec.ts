import { isMbsItemNumber } from './mbs-item';
import { mbsItemsOf, mbsNumbersOf, mbsText } from './mbs-items-of';

describe('MBS item numbers of a line', () => {
  it('are separated by commas, with an item done twice listed twice', () => {
    expect(mbsItemsOf('39331, 39331;104 x')).toEqual(['39331', '39331', '104', 'x']);
    expect(mbsItemsOf(null)).toEqual([]);
    expect(mbsText(['39331', '39331'])).toBe('39331, 39331');
    expect(mbsText([])).toBeNull();
  });

  it('are collected once each for the schedule lookup', () => {
    const lines = [{ mbsItem: '39331, 39331' }, { mbsItem: null }, { mbsItem: '104, nose' }];
    expect(mbsNumbersOf(lines)).toEqual(['104', '39331']);
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
