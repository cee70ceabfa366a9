import { allows, AppError, askAssistant, type InputOf, type ResultOf } from '@quillcare/contracts';
import {
  currentContext,
  currentReader,
  Implements,
  ProcessLogger,
  type Handler,
} from '@quillcare/service-kit';
import { HELP } from '../../article/content/help';
import type { Article } from '../../article/domain/article';
import { entryOf } from '../../article/domain/article-search';
import { localAnswer } from '../domain/local-answer';
import { looksPersonal } from '../domain/personal-data';
import { ModelClient } from '../model/model.client';
import { ModelBudget } from '../persistence/model-budget';

type Answer = ResultOf<typeof askAssistant>;

/** How many articles an answer is taken from. */
const SOURCES = 3;

@Implements(askAssistant)
export class AskAssistantHandler implements Handler<typeof askAssistant> {
  constructor(
    private readonly model: ModelClient,
    private readonly budget: ModelBudget,
    private readonly logger: ProcessLogger,
  ) {}

  async prepare({ body }: InputOf<typeof askAssistant>): Promise<Answer> {
    const articles = sourcesOf(body);
    const worded = await this.worded(body.message, articles);
    const response = worded ?? localAnswer(articles[0] ?? null, settingOf(articles[0], worded === null));
    return { response, articles: articles.map(entryOf), isOffline: worded === null };
  }

  // Nothing is stored: what people ask is theirs.
  async handle(_input: InputOf<typeof askAssistant>, answer: Answer): Promise<Answer> {
    return answer;
  }

  /** In the model's words; undefined where it is not asked, null where it should have answered and did not. */
  private async worded(question: string, articles: readonly Article[]): Promise<string | null | undefined> {
    if (!this.model.isConfigured || articles.length === 0 || looksPersonal(question)) return undefined;
    if (currentContext().organisationId === null || !(await this.budget.spend())) return undefined;
    const reader = currentReader();
    try {
      return await this.model.answer(question, articles, reader);
    } catch (error) {
      // Nobody reads it any more; nothing is kept, so that the same question can be asked again.
      if (reader?.gone.aborted) throw new AppError('DEADLINE_EXCEEDED', { cause: error });
      this.logger.failure(error as Error, 'the language model did not answer');
      return null;
    }
  }
}

/** The articles that answer a question; one that says too little is read together with the question before it. */
function sourcesOf({ message, conversationHistory, page }: InputOf<typeof askAssistant>['body']): Article[] {
  const found = HELP.find(message, page);
  if (found.length > 0) return found.slice(0, SOURCES).map(({ article }) => article);
  const before = conversationHistory.findLast(({ role }) => role === 'user')?.content;
  if (before === undefined) return [];
  return HELP.find(`${before} ${message}`, page)
    .slice(0, SOURCES)
    .map(({ article }) => article);
}

function settingOf(best: Article | undefined, isOffline: boolean) {
  const { principal } = currentContext();
  const isAllowed = principal.kind === 'user' && allows(best?.needs ?? 'signed-in', principal);
  return { isAllowed, isOffline };
}
