import { getDoctorDependants, type Dependants, type InputOf } from '@quillcare/contracts';
import { Implements, type Handler } from '@quillcare/service-kit';
import { QuotesDependingOnReader } from '../../quote/operations/quotes-depending-on.reader';

@Implements(getDoctorDependants)
export class GetDoctorDependantsQuery implements Handler<typeof getDoctorDependants> {
  constructor(private readonly dependants: QuotesDependingOnReader) {}

  handle({ params }: InputOf<typeof getDoctorDependants>): Promise<Dependants> {
    return this.dependants.ofEntry('doctor', params.id);
  }
}
