import { getClientDependants, type Dependants, type InputOf } from '@quillcare/contracts';
import { Implements, type Handler } from '@quillcare/service-kit';
import { ClientDependantsReader } from '../client-dependants.reader';

@Implements(getClientDependants)
export class GetClientDependantsQuery implements Handler<typeof getClientDependants> {
  constructor(private readonly dependants: ClientDependantsReader) {}

  handle({ params }: InputOf<typeof getClientDependants>): Promise<Dependants> {
    return this.dependants.of(params.id);
  }
}
