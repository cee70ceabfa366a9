import { defineParts } from '@quillcare/service-kit';
import { SignUpHandler } from './operations/sign-up.handler';
import { PracticeCreator } from './practice-creator';

export const signUpParts = defineParts({
  handlers: [SignUpHandler],
  providers: [PracticeCreator],
});
