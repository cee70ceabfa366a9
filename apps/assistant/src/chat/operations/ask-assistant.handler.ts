import { allows, AppError, askAssistant, type InputOf, type ResultOf } from '@quillcare/contracts';
import {
  currentContext,
  currentReader,
  Implements,
  ProcessLogger,
  type Handler,
} from '@quillcare/service-kit';
import { ABSENCES } from '../../article/content/absences';
import { HELP } from '../../article/content/help';
import type { Article } from '../../article/domain/article';
import { entryOf } from '../../article/domain/article-search';
import { AssistantSettingsRepository } from '../../setting/assistant-settings.repository';
import { localAnswer, NO_PATIENT_DETAILS_NOTE, NO_RIGHT_NOTE, withOfflineNote } from '../domain/local-answer';
import { interpretQuestion, type Interpretation } from '../domain/interpret-question';
import { ModelClient } from '../model/model.client';
import { ModelBudget } from '../persistence/model-budget';

type Input = InputOf<typeof askAssistant>;
type Answer = ResultOf<typeof askAssistant>;

@Implements(askAssistant)
export class AskAssistantHandler implements Handler<typeof askAssistant> {
  constructor(
    private readonly model: ModelClient,
    private readonly budget: ModelBudget,
    private readonly settings: AssistantSettingsRepository,
    private readonly logger: ProcessLogger,
  ) {}

  async prepare({ body: { message, conversationHistory, page } }: Input): Promise<Answer> {
    const before = conversationHistory.filter(({ role }) => role === 'user').map(({ content }) => content);
    const understood = interpretQuestion({ message, before, page }, { search: HELP, absences: ABSENCES });
    const worded = await this.worded(understood);
    const isOffline = worded === null;
    const text = worded ? withAccessNote(worded, understood) : answerLocally(understood);
    const answer = understood.hasDetails ? `${NO_PATIENT_DETAILS_NOTE}\n\n${text}` : text;
    const articles = understood.articles.map(entryOf);
    return { response: isOffline ? withOfflineNote(answer) : answer, articles, isOffline };
  }

  // Nothing is stored: questions are private to the people who ask them.
  async handle(_input: Input, answer: Answer): Promise<Answer> {
    return answer;
  }

  /** The answer as worded by the model. Undefined if the model is not to be asked, null if it was asked and failed. */
  private async worded({ said, words, articles }: Interpretation): Promise<string | null | undefined> {
    if (said !== null || !this.model.isConfigured) return undefined;
    if (!(await this.settings.current()).usesModel || !(await this.budget.trySpend())) return undefined;
    const reader = currentReader();
    try {
      return await this.model.answer(words, articles, reader);
    } catch (error) {
      // The reader has disconnected. Failing here stores no result, so the same question can be asked again.
      if (reader?.gone.aborted) throw new AppError('DEADLINE_EXCEEDED', { cause: error });
      this.logger.failure(error as Error, 'the language model did not answer');
      return null;
    }
  }
}

function answerLocally({ said, articles: [best] }: Interpretation): string {
  if (said !== null || !best) return said ?? '';
  return localAnswer(best, { isAllowed: isAllowedToCaller(best) });
}

/** The model knows the articles but not the user. */
function withAccessNote(worded: string, { articles: [best] }: Interpretation): string {
  return best && !isAllowedToCaller(best) ? `${worded}\n${NO_RIGHT_NOTE}` : worded;
}

function isAllowedToCaller({ needs }: Article): boolean {
  const { principal } = currentContext();
  return principal.kind === 'user' && allows(needs ?? 'signed-in', principal);
}
