import { TenantEntity } from '@quillcare/service-kit';
import { Column, Entity } from 'typeorm';

/** A list's filters, order and columns, saved under a name. */
@Entity({ schema: 'identity', name: 'list_view' })
export class ListViewEntity extends TenantEntity {
  @Column('uuid') ownerId!: string;
  @Column('text') list!: string;
  @Column('text') name!: string;
  @Column('jsonb') filters!: Record<string, string>;
  @Column('text', { nullable: true }) sort!: string | null;
  @Column('jsonb', { nullable: true }) columns!: string[] | null;
  @Column('boolean') isShared!: boolean;
}
