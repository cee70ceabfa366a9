import { TenantEntity } from '@quillcare/service-kit';
import { Column, Entity } from 'typeorm';

/** Consecutive wrong codes. No row means none. */
@Entity({ schema: 'identity', name: 'second_step_guard' })
export class SecondStepGuardEntity extends TenantEntity {
  @Column('uuid') userId!: string;
  @Column('int') failures!: number;
  @Column('timestamptz', { nullable: true }) blockedUntil!: Date | null;
}
