import { keysOf } from '../words/words';
import { navigationWords } from './navigation.en';
import { words as german } from './navigation.de';
import { words as spanish } from './navigation.es';
import { words as french } from './navigation.fr';
import { words as germanTools } from './tool.de';
import { toolWords } from './tool.en';
import { words as spanishTools } from './tool.es';
import { words as frenchTools } from './tool.fr';

it.each([
  ['French', french],
  ['German', german],
  ['Spanish', spanish],
])('translates the whole navigation into %s', (_language, words) => {
  expect(keysOf(words).sort()).toEqual(keysOf(navigationWords.en).sort());
});

it.each([
  ['French', frenchTools],
  ['German', germanTools],
  ['Spanish', spanishTools],
])('translates every tool description into %s', (_language, words) => {
  expect(keysOf(words).sort()).toEqual(keysOf(toolWords.en).sort());
});
