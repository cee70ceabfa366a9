import { QuoteAnswerOverdue, tellOverdueAnswers } from '@quillcare/contracts';
import {
  Clock,
  eachSafely,
  ProcessLogger,
  Processes,
  UnitOfWork,
  type JobHandler,
} from '@quillcare/service-kit';
import { OverdueAnswerRepository, type OverdueAnswer } from '../persistence/overdue-answer.repository';

const BATCH = 200;

/** Notifies each practice once about a question that is past its answer target. */
@Processes(tellOverdueAnswers)
export class TellOverdueAnswersJob implements JobHandler<typeof tellOverdueAnswers> {
  constructor(
    private readonly overdue: OverdueAnswerRepository,
    private readonly uow: UnitOfWork,
    private readonly clock: Clock,
    private readonly logger: ProcessLogger,
  ) {}

  async handle(): Promise<void> {
    const now = this.clock.now();
    const questions = await this.uow.runPlatform('sweep: questions that have waited too long', () =>
      this.overdue.findUnannounced(now, BATCH),
    );
    await eachSafely(questions, (question) => this.emitOverdue(question), {
      job: tellOverdueAnswers,
      logger: this.logger,
      nameOf: ({ quoteId }) => `the question about quote ${quoteId}`,
    });
  }

  /** Each question has its own transaction; a failed one is retried by the next sweep. */
  private async emitOverdue({ organisationId, ...question }: OverdueAnswer): Promise<void> {
    const { quoteId, questionSince } = question;
    await this.uow.runFor(organisationId, async () => {
      if (!(await this.overdue.claim(quoteId, questionSince))) return;
      const eventData = { ...question, questionSince: questionSince.toISOString() };
      this.uow.emit(QuoteAnswerOverdue, quoteId, eventData);
    });
  }
}
