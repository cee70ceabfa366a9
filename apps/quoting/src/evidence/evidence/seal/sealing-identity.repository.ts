import { Inject, Injectable } from '@nestjs/common';
import { selfSignedIdentity, type SealingIdentity } from '@quillcare/paper';
import {
  CONFIG,
  newId,
  ProcessLogger,
  seal,
  SERVICE_CONFIG,
  UnitOfWork,
  unseal,
  type ProcessConfig,
} from '@quillcare/service-kit';
import type { QuotingConfig } from '../../../quoting.config';

const REASON = 'the certificate that documents are sealed with';

/**
 * The certificate and key that documents are sealed with: the configured one, or one this installation generated. The latter is
 * stored in the database with its key encrypted, so that all processes share it.
 */
@Injectable()
export class SealingIdentityRepository {
  private cached: SealingIdentity | undefined;

  constructor(
    @Inject(SERVICE_CONFIG) private readonly own: QuotingConfig,
    @Inject(CONFIG) private readonly config: ProcessConfig,
    private readonly uow: UnitOfWork,
    private readonly logger: ProcessLogger,
  ) {}

  async get(): Promise<SealingIdentity> {
    this.cached ??= this.own.sealingIdentity ?? (await this.uow.runPlatform(REASON, () => this.findStored()));
    return this.cached;
  }

  private async findStored(): Promise<SealingIdentity> {
    // One process generates it while the others wait here.
    await this.uow.lock('sealing identity');
    const [row] = await this.uow.query<{ sealed_key: string; certificate: string }>(
      'select sealed_key, certificate from quoting.sealing_identity order by created_at desc limit 1',
    );
    if (row)
      return { privateKey: unseal(row.sealed_key, this.config.secrets), certificates: [row.certificate] };
    if (this.config.nodeEnv === 'production')
      this.logger.warn(
        {},
        'documents are sealed with a self-signed certificate, so PDF readers show its owner as unknown (SIGNING_P12)',
      );
    return this.create();
  }

  private async create(): Promise<SealingIdentity> {
    const now = this.uow.now();
    const host = new URL(this.config.publicUrl).hostname;
    const identity = selfSignedIdentity(`Quillcare at ${host}`, now);
    await this.uow.query(
      'insert into quoting.sealing_identity (id, sealed_key, certificate, created_at) values ($1, $2, $3, $4)',
      [newId(), seal(identity.privateKey, this.config.appSecret), identity.certificates[0], now],
    );
    return identity;
  }
}
