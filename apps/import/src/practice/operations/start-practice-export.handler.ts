import { Inject } from '@nestjs/common';
import {
  runPracticeExport,
  startPracticeExport,
  type InputOf,
  type PracticeExport,
} from '@quillcare/contracts';
import { todayIn } from '@quillcare/rules';
import {
  Clock,
  CONFIG,
  currentContext,
  Implements,
  OrganisationFacts,
  seal,
  UnitOfWork,
  type Handler,
  type ProcessConfig,
} from '@quillcare/service-kit';
import { requireUser } from '../../background/acting-person';
import { PracticeExportRepository, toPracticeExport } from '../persistence/practice-export.repository';

@Implements(startPracticeExport)
export class StartPracticeExportHandler implements Handler<typeof startPracticeExport> {
  constructor(
    private readonly exports: PracticeExportRepository,
    private readonly organisation: OrganisationFacts,
    private readonly uow: UnitOfWork,
    private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: ProcessConfig,
  ) {}

  async prepare(): Promise<string> {
    return (await this.organisation.current()).timeZone;
  }

  async handle(
    { body: { password } }: InputOf<typeof startPracticeExport>,
    timeZone: string,
  ): Promise<PracticeExport> {
    const { userId, organisationId, impersonation } = requireUser();
    const run = await this.exports.insert({
      userId,
      impersonation: impersonation ?? null,
      actor: currentContext().actor,
      status: 'QUEUED',
      cancelRequestedAt: null,
      finishedAt: null,
      problem: null,
      tablesDone: 0,
      tablesTotal: 0,
      records: 0,
      documents: 0,
      sizeBytes: 0,
      partKeys: [],
      sealedPassword: seal(password, this.config.appSecret),
      fileName: `quillcare-practice-${todayIn(this.clock.now(), timeZone)}.zip`,
    });
    this.exports.recordAudit('An export of the whole practice was started');
    this.uow.enqueue(runPracticeExport, { organisationId, exportId: run.id });
    return toPracticeExport(run);
  }
}
