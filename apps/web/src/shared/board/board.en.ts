import { defineWords } from '../words/words';

export const boardWords = defineWords('board', {
  cards_one: '{{count}} card',
  cards_other: '{{count}} cards',
  empty: 'Nothing here',
  move: 'Move {{name}}',
  moveTo: 'Move to',
  refused: 'Not moved',
  instructions:
    'Press space to lift the card, the arrow keys to move it, space to put it down, Escape to put it back.',
  lifted: '{{name}} lifted from {{column}}, place {{place}}.',
  over: '{{name}} is over {{column}}, place {{place}}.',
  overNothing: '{{name}} is not over a column.',
  dropped: '{{name}} put down on {{column}}.',
  moved: '{{name}} moved to {{column}}.',
  back: '{{name}} is back in {{column}}.',
});
