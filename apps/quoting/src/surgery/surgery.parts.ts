import { defineParts } from '@quillcare/service-kit';
import { CreateSurgeryHandler } from './operations/create-surgery.handler';
import { DeleteSurgeryHandler } from './operations/delete-surgery.handler';
import { GetSurgeryDependantsQuery } from './operations/get-surgery-dependants.query';
import { GetSurgeryQuery } from './operations/get-surgery.query';
import { ListSurgeriesQuery } from './operations/list-surgeries.query';
import { RestoreSurgeryHandler } from './operations/restore-surgery.handler';
import { UpdateSurgeryHandler } from './operations/update-surgery.handler';
import { CreateSurgeries1763601003000 } from './persistence/create-surgeries.migration';
import { SurgeryEntity } from './persistence/surgery.entity';
import { SurgeryRepository } from './persistence/surgery.repository';

/** The surgeries that the practice offers. */
export const surgeryParts = defineParts({
  entities: [SurgeryEntity],
  migrations: [CreateSurgeries1763601003000],
  handlers: [
    ListSurgeriesQuery,
    GetSurgeryQuery,
    CreateSurgeryHandler,
    UpdateSurgeryHandler,
    GetSurgeryDependantsQuery,
    DeleteSurgeryHandler,
    RestoreSurgeryHandler,
  ],
  providers: [SurgeryRepository],
});
