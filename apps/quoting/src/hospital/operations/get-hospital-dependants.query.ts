import { getHospitalDependants, type Dependants, type InputOf } from '@quillcare/contracts';
import { Implements, type Handler } from '@quillcare/service-kit';
import { QuotesDependingOnReader } from '../../quote/operations/quotes-depending-on.reader';

@Implements(getHospitalDependants)
export class GetHospitalDependantsQuery implements Handler<typeof getHospitalDependants> {
  constructor(private readonly dependants: QuotesDependingOnReader) {}

  handle({ params }: InputOf<typeof getHospitalDependants>): Promise<Dependants> {
    return this.dependants.ofEntry('hospital', params.id);
  }
}
