import { approveSurgeryDescription, SurgeryChanged } from '@quillcare/contracts';
import { implement, UnitOfWork } from '@quillcare/service-kit';
import { approveDescription } from '../domain/surgery-description';
import { SurgeryRepository } from '../persistence/surgery.repository';

export const ApproveSurgeryDescriptionHandler = implement(
  approveSurgeryDescription,
  [SurgeryRepository, UnitOfWork],
  (surgeries, uow) => ({
    async handle({ params, body }) {
      const now = uow.now();
      const surgery = await surgeries.update(params.id, (row) => approveDescription(row, now), {
        version: body.version,
      });
      uow.emit(SurgeryChanged, surgery.id, { id: surgery.id });
      return { id: surgery.id, version: surgery.version, descriptionApprovedAt: now.toISOString() };
    },
  }),
);
