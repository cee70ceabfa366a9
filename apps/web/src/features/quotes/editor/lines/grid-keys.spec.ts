import { rowBelow, nextEditableCell, toGridMove, type CellPosition } from './grid-keys';

const KEYS = ['a', 'b', 'c'];
const at = (key: string, column: CellPosition['column']): CellPosition => ({ key, column });
const press = (key: string, place: CellPosition, ctrl = false) =>
  toGridMove({ key, ctrl, shift: false }, place, KEYS);

it.each([
  ['ArrowDown', at('a', 'basis'), at('b', 'basis')],
  ['ArrowDown', at('c', 'basis'), at('c', 'basis')],
  ['ArrowUp', at('a', 'basis'), at('a', 'basis')],
  ['ArrowLeft', at('b', 'open'), at('b', 'open')],
  ['ArrowRight', at('b', 'open'), at('b', 'description')],
  ['ArrowRight', at('b', 'totalMinor'), at('b', 'totalMinor')],
  ['Home', at('b', 'basis'), at('b', 'open')],
  ['End', at('b', 'basis'), at('b', 'totalMinor')],
])('moves with %s from %j to %j', (key, from, to) => {
  expect(press(key, from)).toEqual({ type: 'go', to });
});

it('does not undo with Ctrl+Shift+Z, which elsewhere redoes', () => {
  const pressed = { key: 'Z', ctrl: true, shift: true };
  expect(toGridMove(pressed, at('a', 'basis'), KEYS)).toBeNull();
});

it('jumps to the corners with Ctrl+Home and Ctrl+End', () => {
  expect(press('Home', at('b', 'basis'), true)).toEqual({ type: 'go', to: at('a', 'open') });
  expect(press('End', at('b', 'basis'), true)).toEqual({ type: 'go', to: at('c', 'totalMinor') });
});

it('edits only editable cells on typing, Enter and F2, clears on Delete, and undoes on Ctrl+Z', () => {
  expect(press('7', at('a', 'unitFeeMinor'))).toEqual({ type: 'edit', text: '7' });
  expect(press('é', at('a', 'description'))).toEqual({ type: 'edit', text: 'é' });
  expect(press('F2', at('a', 'basis'))).toEqual({ type: 'edit', text: null });
  expect(press('Enter', at('a', 'description'))).toEqual({ type: 'edit', text: null });
  expect(press('7', at('a', 'totalMinor'))).toBeNull();
  expect(press('c', at('a', 'description'), true)).toBeNull();
  expect(press('Tab', at('a', 'description'))).toBeNull();
  expect(press('Delete', at('a', 'unitFeeMinor'))).toEqual({ type: 'clear' });
  expect(press('z', at('a', 'unitFeeMinor'), true)).toEqual({ type: 'undo' });
});

it('opens a row with Enter or Space', () => {
  expect(press('Enter', at('a', 'open'))).toEqual({ type: 'open' });
  expect(press(' ', at('a', 'open'))).toEqual({ type: 'open' });
});

it('tabs through editable cells from row to row, and leaves the grid at both ends', () => {
  expect(nextEditableCell(at('a', 'description'), KEYS, 1)).toEqual(at('a', 'providerName'));
  expect(nextEditableCell(at('a', 'fundBenefitMinor'), KEYS, 1)).toEqual(at('b', 'description'));
  expect(nextEditableCell(at('b', 'description'), KEYS, -1)).toEqual(at('a', 'fundBenefitMinor'));
  expect(nextEditableCell(at('c', 'fundBenefitMinor'), KEYS, 1)).toBeNull();
  expect(nextEditableCell(at('a', 'description'), KEYS, -1)).toBeNull();
  expect(rowBelow('c', KEYS)).toBe('c');
});
