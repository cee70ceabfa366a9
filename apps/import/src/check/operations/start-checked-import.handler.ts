import { AppError, canImport, runImport, startCheckedImport } from '@quillcare/contracts';
import { currentContext, implement, newId, UnitOfWork } from '@quillcare/service-kit';
import { requireUser } from '../../background/acting-person';
import { ImportReader } from '../../run-record/import.reader';
import { ImportRunRepository } from '../../run-record/import-run.repository';
import { PatchRepository } from '../../finding/persistence/patch.repository';
import { CheckRepository } from '../persistence/check.repository';
import { RepeatedFileCheck } from '../repeated-file-check';

export const StartCheckedImportHandler = implement(
  startCheckedImport,
  [ImportRunRepository, ImportReader, CheckRepository, RepeatedFileCheck, PatchRepository, UnitOfWork],
  (imports, reader, checks, repeated, patches, uow) => ({
    async handle({ params, body }) {
      const check = await imports.get(params.id, { lock: true });
      const { entityType, duplicateStrategy, fileName, fileHash, country, referenceDate, uploadId } = check;
      const { mapping, columnsLeftOut, oddValues } = check;
      const person = requireUser();
      if (!canImport(person, entityType, duplicateStrategy)) throw new AppError('FORBIDDEN');
      if (!check.dryRun || !['COMPLETED', 'FAILED'].includes(check.status) || check.total === 0)
        throw new AppError('ILLEGAL_TRANSITION');
      if (!body.dryRun && !body.again && fileHash) await repeated.assertNotRepeated(fileHash, entityType);
      const id = newId();
      const bytesTotal = await checks.claimFile(check.id, uploadId, id);
      if (bytesTotal === null)
        throw new AppError('ILLEGAL_TRANSITION', {
          detail: 'This file is no longer kept. Please choose it again.',
        });
      const request = {
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
      await imports.createQueued({
        id,
        ...request,
        ...by,
        mapping,
        columnsLeftOut,
        bytesTotal,
        dryRun: body.dryRun,
      });
      await patches.transfer(check.id, id);
      if (body.dryRun) await checks.delete(check.id);
      uow.enqueue(runImport, { organisationId: check.organisationId, importId: id });
      return reader.get(id);
    },
  }),
);
