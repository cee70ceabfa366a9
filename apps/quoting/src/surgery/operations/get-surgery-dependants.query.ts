import { getSurgeryDependants, type Dependants, type InputOf } from '@quillcare/contracts';
import { Implements, type Handler } from '@quillcare/service-kit';
import { QuotesDependingOnReader } from '../../quote/operations/quotes-depending-on.reader';

@Implements(getSurgeryDependants)
export class GetSurgeryDependantsQuery implements Handler<typeof getSurgeryDependants> {
  constructor(private readonly dependants: QuotesDependingOnReader) {}

  handle({ params }: InputOf<typeof getSurgeryDependants>): Promise<Dependants> {
    return this.dependants.ofEntry('surgery', params.id);
  }
}
