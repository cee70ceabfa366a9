import type { Currency, PricingRuleInput, SimulationResult, SimulationStatus } from '@quillcare/contracts';
import { TenantEntity } from '@quillcare/service-kit';
import { Column, Entity } from 'typeorm';

/** A rule change simulated on past quotes. `SimulationClaims` writes its progress and result. */
@Entity({ schema: 'quoting', name: 'pricing_simulation' })
export class PricingSimulationEntity extends TenantEntity {
  @Column('text') status!: SimulationStatus;
  /** The stored rule to change. Null for a new one. */
  @Column('uuid', { nullable: true }) ruleId!: string | null;
  /** The changed rule. Null if it is removed. */
  @Column('jsonb', { nullable: true }) rule!: PricingRuleInput | null;
  @Column('text') currency!: Currency;
  @Column('timestamptz') since!: Date;
  @Column('date') pricedOn!: string;
  @Column('int', { nullable: true }) total!: number | null;
  @Column('int') done!: number;
  @Column('jsonb', { nullable: true }) result!: SimulationResult | null;
  @Column('timestamptz', { nullable: true }) finishedAt!: Date | null;
}
