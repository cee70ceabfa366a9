import { GetSurgeryCaseQuery } from './operations/get-surgery-case.query';
import { ListSurgeryCasesQuery } from './operations/list-surgery-cases.query';
import { CreateSurgeryCase1763630000000 } from './persistence/create-surgery-case.migration';
import { SurgeryCaseEntity } from './persistence/surgery-case.entity';
import { SurgeryCaseRepository } from './persistence/surgery-case.repository';

export const surgeryCaseParts = {
  entities: [SurgeryCaseEntity],
  migrations: [CreateSurgeryCase1763630000000],
  handlers: [GetSurgeryCaseQuery, ListSurgeryCasesQuery],
  providers: [SurgeryCaseRepository],
};
