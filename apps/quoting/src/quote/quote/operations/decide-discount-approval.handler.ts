import { allows, decideDiscountApproval, listStaff, type InputOf, type Quote } from '@quillcare/contracts';
import { Clock, currentContext, Implements, RpcClient, toWire, type Handler } from '@quillcare/service-kit';
import { decideApproval } from '../domain/quote-approval';
import { QuoteRepository } from '../persistence/quote.repository';
import { actingDecider } from './acting-decider';

interface Prepared {
  othersMay: boolean;
}

@Implements(decideDiscountApproval)
export class DecideDiscountApprovalHandler implements Handler<typeof decideDiscountApproval> {
  constructor(
    private readonly quotes: QuoteRepository,
    private readonly rpc: RpcClient,
    private readonly clock: Clock,
  ) {}

  async prepare(): Promise<Prepared> {
    const { organisationId } = currentContext();
    if (!organisationId) return { othersMay: true };
    const own = actingDecider().id;
    const { items } = await this.rpc.call(listStaff, { body: { organisationId } });
    const { permission } = decideDiscountApproval;
    return {
      othersMay: items.some(
        ({ userId, ...person }) => userId !== own && allows(permission, { ...person, isActive: true }),
      ),
    };
  }

  async handle(
    { params, body }: InputOf<typeof decideDiscountApproval>,
    { othersMay }: Prepared,
  ): Promise<Quote> {
    const [by, now] = [actingDecider(), this.clock.now()];
    const { version, decision, reason } = body;
    const decided = { decision, reason, othersMay };
    const options = { expectedVersion: version, reason };
    return toWire(
      await this.quotes.change(params.id, (quote) => decideApproval(quote, by, decided, now), options),
    );
  }
}
