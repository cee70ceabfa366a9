import {
  AppError,
  mayImport,
  runImport,
  startCheckedImport,
  type InputOf,
  type ResultOf,
} from '@quillcare/contracts';
import { currentContext, Implements, newId, UnitOfWork, type Handler } from '@quillcare/service-kit';
import { requirePerson } from '../../background/acting-person';
import { ImportReader } from '../../run/persistence/import.reader';
import { ImportRunRepository } from '../../run/persistence/import-run.repository';
import { PatchRepository } from '../../finding/persistence/patch.repository';
import { CheckRepository } from '../persistence/check.repository';
import { RepeatedFiles } from '../repeated-files';

@Implements(startCheckedImport)
export class StartCheckedImportHandler implements Handler<typeof startCheckedImport> {
  constructor(
    private readonly imports: ImportRunRepository,
    private readonly reader: ImportReader,
    private readonly checks: CheckRepository,
    private readonly repeated: RepeatedFiles,
    private readonly patches: PatchRepository,
    private readonly uow: UnitOfWork,
  ) {}

  async handle({
    params,
    body,
  }: InputOf<typeof startCheckedImport>): Promise<ResultOf<typeof startCheckedImport>> {
    const check = await this.imports.get(params.id, { lock: true });
    const { entityType, duplicateStrategy, fileName, fileHash, country, referenceDate, uploadId } = check;
    const { mapping, columnsLeftOut, oddValues } = check;
    const person = requirePerson();
    if (!mayImport(person, entityType, duplicateStrategy)) throw new AppError('FORBIDDEN');
    if (!check.dryRun || !['COMPLETED', 'FAILED'].includes(check.status) || check.total === 0)
      throw new AppError('ILLEGAL_TRANSITION');
    if (!body.dryRun && !body.again && fileHash) await this.repeated.refuse(fileHash, entityType);
    const id = newId();
    const bytesTotal = await this.checks.takeFile(check.id, uploadId, id);
    if (bytesTotal === null)
      throw new AppError('ILLEGAL_TRANSITION', {
        detail: 'This file is no longer kept. Please choose it again.',
      });
    const asked = {
      entityType,
      duplicateStrategy,
      fileName,
      fileHash,
      country,
      referenceDate,
      uploadId,
      oddValues,
    };
    const by = { onBehalfOf: person.userId, uploadedBy: currentContext().actor.name };
    await this.imports.queue({
      id,
      ...asked,
      ...by,
      mapping,
      columnsLeftOut,
      bytesTotal,
      dryRun: body.dryRun,
    });
    await this.patches.hand(check.id, id);
    if (body.dryRun) await this.checks.forget(check.id);
    this.uow.enqueue(runImport, { organisationId: check.organisationId, importId: id });
    return this.reader.get(id);
  }
}
