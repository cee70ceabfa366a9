import { createCallback, invalid, type InputOf } from '@quillcare/contracts';
import { searchKey } from '@quillcare/rules';
import {
  currentContext,
  Implements,
  MergedClients,
  toWire,
  OrganisationFacts,
  type Handler,
  type Wire,
} from '@quillcare/service-kit';
import type { Assignee } from '../../setting/callback-turns';
import { CallbackChanges } from '../callback-changes';
import { CalleeReader, subjectOf, type Callee } from '../callee.reader';
import { Colleagues } from '../colleagues';
import { newCallback, PAST_DUE_DATE } from '../domain/callback';
import type { CallbackEntity } from '../persistence/callback.entity';
import { CallbackRepository } from '../persistence/callback.repository';

type Input = InputOf<typeof createCallback>;

interface Prepared {
  callee: Callee;
  assignee: Assignee;
}

/** Somebody of the practice promises a call. */
@Implements(createCallback)
export class CreateCallbackHandler implements Handler<typeof createCallback> {
  constructor(
    private readonly callbacks: CallbackRepository,
    private readonly changes: CallbackChanges,
    private readonly callees: CalleeReader,
    private readonly colleagues: Colleagues,
    private readonly clients: MergedClients,
    private readonly organisation: OrganisationFacts,
  ) {}

  async prepare({ body }: Input): Promise<Prepared> {
    // Not beside the others: whichever were refused first would then decide what the caller reads.
    const assignee = await this.colleagues.assignee(body.assigneeId, subjectOf(body));
    const [callee, today] = await Promise.all([this.callees.calleeOf(body), this.organisation.today()]);
    if (body.dueDate < today) throw invalid({ path: 'dueDate', message: PAST_DUE_DATE });
    return { callee, assignee };
  }

  async handle({ body }: Input, { callee, assignee }: Prepared): Promise<Wire<CallbackEntity>> {
    const { dueDate, priority, about } = body;
    const { clientId, clientName, quoteNumber } = callee;
    // The client may have become part of another record since it was looked up.
    const present = clientId === null ? null : await this.clients.presentOf(clientId);
    const callback = await this.callbacks.insert({
      ...newCallback(dueDate, priority),
      ...callee,
      ...assignee,
      about,
      cause: 'STAFF',
      clientId: present,
      clientBeforeMerge: present === clientId ? null : clientId,
      searchKey: searchKey(clientName, quoteNumber ?? '', about ?? ''),
    });
    this.changes.begin(callback, currentContext().actor.userId);
    return toWire(callback);
  }
}
