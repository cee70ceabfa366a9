import { tryCheckAnswers, type InputOf, type ResultOf } from '@quillcare/contracts';
import { Implements, type Handler } from '@quillcare/service-kit';
import { PatientLinkGuard, refuseInvalid, refuseUnlessIdentified } from '../../../quote';
import { PatientSettingsRepository } from '../../../catalogue';
import { checkAnswerProblems } from '../domain/check-answers';

@Implements(tryCheckAnswers)
export class TryCheckAnswersHandler implements Handler<typeof tryCheckAnswers> {
  constructor(
    private readonly guard: PatientLinkGuard,
    private readonly settings: PatientSettingsRepository,
  ) {}

  async handle({ params, body }: InputOf<typeof tryCheckAnswers>): Promise<ResultOf<typeof tryCheckAnswers>> {
    refuseUnlessIdentified();
    await this.guard.own(params.token);
    const { checkQuestions, checksRequired } = await this.settings.current();
    refuseInvalid(checkAnswerProblems(body.checkAnswers, checkQuestions, checksRequired));
    return { passed: true };
  }
}
