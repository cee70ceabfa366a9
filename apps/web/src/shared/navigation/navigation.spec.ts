import { keysOf } from '../words/words';
import { navigationWords } from './navigation.en';
import { words as german } from './navigation.de';
import { words as spanish } from './navigation.es';
import { words as french } from './navigation.fr';

it.each([
  ['French', french],
  ['German', german],
  ['Spanish', spanish],
])('the whole navigation is in %s', (_language, words) => {
  expect(keysOf(words).sort()).toEqual(keysOf(navigationWords.en).sort());
});
