import type { CaseDocumentKind } from '@quillcare/contracts';
import { TenantEntity } from '@quillcare/service-kit';
import { Column, Entity } from 'typeorm';

/** A document of a surgery case. Its bytes are stored in pieces under its id. */
@Entity({ schema: 'quoting', name: 'case_document' })
export class CaseDocumentEntity extends TenantEntity {
  @Column('uuid') surgeryCaseId!: string;
  @Column('text') name!: string;
  @Column('text') kind!: CaseDocumentKind;
  @Column('text') mediaType!: string;
  @Column('int') sizeBytes!: number;
  @Column('text') sha256!: string;
  @Column('text', { nullable: true }) uploadedByName!: string | null;
}
