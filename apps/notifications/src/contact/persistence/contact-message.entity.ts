import { TenantEntity } from '@quillcare/service-kit';
import { Column, Entity } from 'typeorm';

@Entity({ schema: 'notifications', name: 'contact_message' })
export class ContactMessageEntity extends TenantEntity {
  @Column('text') firstName!: string;
  @Column('text') lastName!: string;
  @Column('text') email!: string;
  @Column('text') practiceName!: string;
  @Column('text') message!: string;
  @Column('text') searchKey!: string;
}
