import { TenantEntity } from '@quillcare/service-kit';
import { Column, Entity } from 'typeorm';

@Entity({ schema: '__service__', name: '__table__' })
export class __Name__Entity extends TenantEntity {
  @Column('text') name!: string;
  @Column('boolean') isActive!: boolean;
  @Column('text') sortName!: string;
  @Column('text') searchKey!: string;
}
