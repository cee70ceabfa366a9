import { TenantEntity } from '@quillcare/service-kit';
import { Column, Entity } from 'typeorm';

/** A WebAuthn credential. */
@Entity({ schema: 'identity', name: 'passkey' })
export class PasskeyEntity extends TenantEntity {
  @Column('uuid') userId!: string;
  @Column('text') name!: string;
  /** Base64url. Unique across the platform. */
  @Column('text') credentialId!: string;
  /** COSE. */
  @Column('bytea') publicKey!: Buffer;
  /** The authenticator's signature counter. Stays 0 for authenticators that do not count. */
  @Column('bigint') counter!: number;
  @Column('text', { array: true }) transports!: string[];
  @Column('boolean') isBackedUp!: boolean;
  @Column('timestamptz', { nullable: true }) lastUsedAt!: Date | null;
}
