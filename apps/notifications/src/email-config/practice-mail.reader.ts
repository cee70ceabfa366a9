import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, UnitOfWork, unseal, type ProcessConfig } from '@quillcare/service-kit';
import { PRODUCT_STYLE, type MailStyle } from '../letter/domain/mail-style';
import type { SmtpServer } from '../smtp/smtp';
import { MailTemplateRepository } from '../mail-template/persistence/mail-template.repository';
import { EmailConfigRepository } from './persistence/email-config.repository';
import type { EmailConfigEntity } from './persistence/email-config.entity';

/** How emails of the transaction's practice are sent. */
export interface PracticeMail {
  style: MailStyle;
  senderName: string | null;
  /** Its own server and sender address. Null if the platform's server is used. */
  ownServer: OwnServerSettings | null;
}

export interface OwnServerSettings {
  senderAddress: string;
  configVersion: number;
  /** Null if the stored password can no longer be unsealed. */
  server: SmtpServer | null;
}

/** Reads how a practice sends its emails. Needs a transaction. */
@Injectable()
export class PracticeMailReader {
  constructor(
    private readonly configs: EmailConfigRepository,
    private readonly templates: MailTemplateRepository,
    private readonly uow: UnitOfWork,
    @Inject(CONFIG) private readonly config: ProcessConfig,
  ) {}

  async read(): Promise<PracticeMail> {
    const stored = await this.configs.stored();
    const words = await this.templates.readCustomisedWording();
    if (!stored) return { style: { ...PRODUCT_STYLE, words }, senderName: null, ownServer: null };
    const { signature, replyTo, showLogo: showsLogo, senderName } = stored;
    return {
      style: { words, signature, replyTo, showsLogo },
      senderName,
      ownServer: this.toOwnServer(stored),
    };
  }

  private toOwnServer(stored: EmailConfigEntity): OwnServerSettings | null {
    const { usesOwnServer, host, port, senderAddress, version } = stored;
    if (!usesOwnServer || host === null || port === null || senderAddress === null) return null;
    const { security, username } = stored;
    const password = this.passwordOf(stored);
    const server = password === undefined ? null : { host, port, security, username, password };
    return { senderAddress, configVersion: version, server };
  }

  // Undefined if the platform's secret was changed without keeping the previous one.
  private passwordOf({ sealedPassword }: EmailConfigEntity): string | null | undefined {
    if (sealedPassword === null) return null;
    try {
      return unseal(sealedPassword, this.config.secrets);
    } catch {
      return undefined;
    }
  }
}
