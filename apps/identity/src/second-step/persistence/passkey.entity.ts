import { TenantEntity } from '@quillcare/service-kit';
import { Column, Entity } from 'typeorm';

/** A WebAuthn credential. */
@Entity({ schema: 'identity', name: 'passkey' })
export class PasskeyEntity extends TenantEntity {
  @Column('uuid') userId!: string;
  @Column('text') name!: string;
  /** Base64url; belongs to one account of the whole platform. */
  @Column('text') credentialId!: string;
  /** COSE. */
  @Column('bytea') publicKey!: Buffer;
  /** How often the authenticator says it was used; stays 0 with those that do not count. */
  @Column('bigint') counter!: number;
  @Column('text', { array: true }) transports!: string[];
  @Column('boolean') isBackedUp!: boolean;
  @Column('timestamptz', { nullable: true }) lastUsedAt!: Date | null;
}
