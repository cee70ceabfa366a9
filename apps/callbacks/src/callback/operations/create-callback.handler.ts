import { createCallback, invalidInput } from '@quillcare/contracts';
import { searchKey } from '@quillcare/rules';
import { currentContext, implement, MergedClients, toWire, OrganisationFacts } from '@quillcare/service-kit';
import { CallbackChanges } from '../callback-changes';
import { CalleeReader, subjectOf } from '../callee.reader';
import { Colleagues } from '../colleagues';
import { newCallback, PAST_DUE_DATE } from '../domain/callback';
import { CallbackRepository } from '../persistence/callback.repository';

export const CreateCallbackHandler = implement(
  createCallback,
  [CallbackRepository, CallbackChanges, CalleeReader, Colleagues, MergedClients, OrganisationFacts],
  (callbacks, changes, callees, colleagues, clients, organisation) => ({
    async prepare({ body }) {
      // Sequential rather than in parallel, so that the error the caller sees does not depend on which check fails first.
      const assignee = await colleagues.resolveAssignee(body.assigneeId, subjectOf(body));
      const [callee, today] = await Promise.all([callees.calleeOf(body), organisation.today()]);
      if (body.dueDate < today) throw invalidInput({ path: 'dueDate', message: PAST_DUE_DATE });
      return { callee, assignee };
    },

    async handle({ body }, { callee, assignee }) {
      const { dueDate, priority, about } = body;
      const { clientId, clientName, quoteNumber } = callee;
      // The client may have been merged into another record since the lookup.
      const present = clientId === null ? null : await clients.currentClientId(clientId);
      const callback = await callbacks.insert({
        ...newCallback(dueDate, priority),
        ...callee,
        ...assignee,
        about,
        cause: 'STAFF',
        clientId: present,
        clientBeforeMerge: present === clientId ? null : clientId,
        searchKey: searchKey(clientName, quoteNumber ?? '', about ?? ''),
      });
      changes.emitCreated(callback, currentContext().actor.userId);
      return toWire(callback);
    },
  }),
);
