import { mailKind } from '@quillcare/contracts';
import { mailContent } from './mail-content';

it('lists every email template as a kind of the email board', () => {
  const templates = mailContent.options.map(({ shape }) => shape.template.value);
  expect([...mailKind.options].sort()).toEqual([...templates].sort());
});
