import { isMbsItemNumber } from './mbs-item';
import { mbsItemsOf, mbsNumbersOf, mbsText } from './mbs-items-of';

describe('item numbers of a line', () => {
  it('are separated by commas, an item that is done twice stands twice', () => {
    expect(mbsItemsOf('39331, 39331;104 x')).toEqual(['39331', '39331', '104', 'x']);
    expect(mbsItemsOf(null)).toEqual([]);
    expect(mbsText(['39331', '39331'])).toBe('39331, 39331');
    expect(mbsText([])).toBeNull();
  });

  it('are read of a table once each', () => {
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
])('%j is the number of an item: %p', (text, is) => expect(isMbsItemNumber(text)).toBe(is));
