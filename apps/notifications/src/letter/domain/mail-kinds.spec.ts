import { mailKind } from '@quillcare/contracts';
import { mailContent } from './mail-content';

it('every template is a kind that the board of emails knows', () => {
  const templates = mailContent.options.map(({ shape }) => shape.template.value);
  expect([...mailKind.options].sort()).toEqual([...templates].sort());
});
