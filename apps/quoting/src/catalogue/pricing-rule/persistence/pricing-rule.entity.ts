import type { PricingRuleRecord } from '@quillcare/contracts';
import { Column, Entity } from 'typeorm';
import { DirectoryEntryEntity } from '../../directory/directory-entry.entity';

@Entity({ schema: 'quoting', name: 'pricing_rule' })
export class PricingRuleEntity extends DirectoryEntryEntity {
  @Column('text') name!: string;
  @Column('text') feeType!: PricingRuleRecord['feeType'];
  @Column('text', { nullable: true }) lineKind!: PricingRuleRecord['lineKind'];
  @Column('jsonb') override!: PricingRuleRecord['override'];
  @Column('jsonb') scope!: PricingRuleRecord['scope'];
  @Column('text') scopeType!: PricingRuleRecord['scope']['type'];
  @Column('uuid', { nullable: true }) targetId!: string | null;
  @Column('date', { nullable: true }) effectiveFrom!: string | null;
  @Column('date', { nullable: true }) effectiveTo!: string | null;
  @Column('text') startsOn!: string;
  @Column('int') priority!: number;
  @Column('text', { nullable: true }) note!: string | null;
  /** Not a column: read by the repository, so that a rename or removal shows immediately. */
  target!: PricingRuleRecord['target'];
}
