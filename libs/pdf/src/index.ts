export { BODY, COLOURS, MUTED, Sheet, STRONG, type Place, type SheetOptions, type TextStyle } from './sheet';
export { facts, table, type CellText, type Column, type Row } from './table';
export type { TextLine } from './text-lines';
