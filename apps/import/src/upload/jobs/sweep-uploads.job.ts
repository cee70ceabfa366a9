import { sweepUploads } from '@quillcare/contracts';
import { onJob, UnitOfWork } from '@quillcare/service-kit';
import { CheckRepository } from '../../check/persistence/check.repository';
import { FindingRows } from '../../finding/persistence/finding-rows';
import { UploadRepository } from '../persistence/upload.repository';

export const SweepUploadsJob = onJob(
  sweepUploads,
  [UnitOfWork, UploadRepository, CheckRepository, FindingRows],
  (uow, uploads, checks, findings) => ({
    async handle() {
      await uow.runPlatform('remove abandoned uploads', async () => {
        await uploads.removeAbandoned();
        await checks.sweep();
        await findings.sweep();
      });
    },
  }),
);
