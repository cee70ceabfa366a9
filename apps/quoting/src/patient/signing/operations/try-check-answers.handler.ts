import { tryCheckAnswers } from '@quillcare/contracts';
import { implement } from '@quillcare/service-kit';
import { PatientLinkGuard, refuseInvalid, refuseUnlessIdentified } from '../../../quote';
import { PatientSettingsRepository } from '../../../catalogue';
import { checkAnswerProblems } from '../domain/check-answers';

export const TryCheckAnswersHandler = implement(
  tryCheckAnswers,
  [PatientLinkGuard, PatientSettingsRepository],
  (guard, settings) => ({
    async handle({ params, body }) {
      refuseUnlessIdentified();
      await guard.own(params.token);
      const { checkQuestions, checksRequired } = await settings.current();
      refuseInvalid(checkAnswerProblems(body.checkAnswers, checkQuestions, checksRequired));
      return { passed: true };
    },
  }),
);
