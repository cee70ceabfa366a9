import { tryCheckAnswers } from '@quillcare/contracts';
import { implement } from '@quillcare/service-kit';
import { PatientLinkGuard, assertNoProblems, assertIdentified } from '../../../quote';
import { PatientSettingsRepository } from '../../../catalogue';
import { checkAnswerProblems } from '../domain/check-answers';

export const TryCheckAnswersHandler = implement(
  tryCheckAnswers,
  [PatientLinkGuard, PatientSettingsRepository],
  (guard, settings) => ({
    async handle({ params, body }) {
      assertIdentified();
      await guard.resolveOwn(params.token);
      const { checkQuestions, checksRequired } = await settings.current();
      assertNoProblems(checkAnswerProblems(body.checkAnswers, checkQuestions, checksRequired));
      return { passed: true };
    },
  }),
);
