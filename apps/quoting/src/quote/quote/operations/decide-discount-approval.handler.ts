import { allows, decideDiscountApproval, listStaff } from '@quillcare/contracts';
import { Clock, currentContext, implement, RpcClient, toWire } from '@quillcare/service-kit';
import { decideApproval } from '../domain/quote-approval';
import { QuoteRepository } from '../persistence/quote.repository';
import { currentApprovalActor } from './approval-actor';

export const DecideDiscountApprovalHandler = implement(
  decideDiscountApproval,
  [QuoteRepository, RpcClient, Clock],
  (quotes, rpc, clock) => ({
    async prepare(_input) {
      const { organisationId } = currentContext();
      if (!organisationId) return { othersMay: true };
      const own = currentApprovalActor().id;
      const { items } = await rpc.call(listStaff, { body: { organisationId } });
      const { permission } = decideDiscountApproval;
      return {
        othersMay: items.some(
          ({ userId, ...person }) => userId !== own && allows(permission, { ...person, isActive: true }),
        ),
      };
    },

    async handle({ params, body }, { othersMay }) {
      const [by, now] = [currentApprovalActor(), clock.now()];
      const { version, decision, reason } = body;
      const decided = { decision, reason, othersMay };
      const options = { expectedVersion: version, reason };
      return toWire(
        await quotes.change(params.id, (quote) => decideApproval(quote, by, decided, now), options),
      );
    },
  }),
);
