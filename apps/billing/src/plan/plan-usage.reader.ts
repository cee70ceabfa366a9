import { Injectable } from '@nestjs/common';
import {
  AppError,
  countClients,
  countQuoteTemplates,
  countStaff,
  type ErrorCode,
  type SubscriptionPlan,
} from '@quillcare/contracts';
import { getEntitlements, type Entitlements, type PlanLimit } from '@quillcare/rules';
import { OrganisationFacts, ProcessLogger, RpcClient } from '@quillcare/service-kit';

const UNAVAILABLE: readonly ErrorCode[] = ['SERVICE_UNAVAILABLE', 'DEADLINE_EXCEEDED'];

/** Usage per plan limit. Null if the owning service does not respond. */
export type PlanUsage = Record<PlanLimit, number | null>;

/** Reads a practice's plan usage from the owning services. Not for use inside a transaction. */
@Injectable()
export class PlanUsageReader {
  constructor(
    private readonly rpc: RpcClient,
    private readonly practices: OrganisationFacts,
    private readonly logger: ProcessLogger,
  ) {}

  async read(organisationId: string): Promise<PlanUsage> {
    const body = { organisationIds: [organisationId] };
    const [clients, users, templates] = await Promise.all([
      this.answerOrNull(async () => (await this.rpc.call(countClients, { body })).items[0]?.clients),
      this.answerOrNull(async () => (await this.rpc.call(countStaff, { body })).items[0]?.users),
      this.answerOrNull(async () => (await this.rpc.call(countQuoteTemplates, { body })).items[0]?.templates),
    ]);
    return { clients, users, templates };
  }

  /** Returns what a plan would entitle the practice to. A practice that is not billed has no limits. */
  async readEntitlements(organisationId: string, plan: SubscriptionPlan): Promise<Entitlements> {
    const practice = await this.answerOrNull(() => this.practices.get(organisationId));
    return getEntitlements({ plan, isNonBilling: practice?.isNonBilling ?? false });
  }

  private async answerOrNull<T>(answer: () => Promise<T | undefined>): Promise<T | null> {
    try {
      return (await answer()) ?? null;
    } catch (error) {
      if (!(error instanceof AppError) || !UNAVAILABLE.includes(error.code)) throw error;
      this.logger.warn({ code: error.code }, 'plan usage is incomplete because a service did not respond');
      return null;
    }
  }
}
