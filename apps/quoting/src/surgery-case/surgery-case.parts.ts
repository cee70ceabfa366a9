import { defineParts } from '@quillcare/service-kit';
import { GetSurgeryCaseQuery } from './operations/get-surgery-case.query';
import { ListSurgeryCasesQuery } from './operations/list-surgery-cases.query';
import { CreateSurgeryCase1763630000000 } from './persistence/create-surgery-case.migration';
import { SurgeryCaseEntity } from './persistence/surgery-case.entity';
import { SurgeryCaseRepository } from './persistence/surgery-case.repository';

/** Surgery cases, opened by an acceptance. */
export const surgeryCaseParts = defineParts({
  entities: [SurgeryCaseEntity],
  migrations: [CreateSurgeryCase1763630000000],
  handlers: [GetSurgeryCaseQuery, ListSurgeryCasesQuery],
  providers: [SurgeryCaseRepository],
});
