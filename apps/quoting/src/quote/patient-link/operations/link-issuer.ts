import {
  AppError,
  sendQuoteMail,
  type Client,
  type PaidDeposit,
  type QuoteMailKind,
} from '@quillcare/contracts';
import { CONFIG, seal, UnitOfWork, type ProcessConfig } from '@quillcare/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import type { QuoteState } from '../../quote/domain/quote.state';
import { newLinkToken } from '../domain/link-token';
import { PatientLinkRepository } from '../persistence/patient-link.repository';

/** A client a quote can be sent to: with an email address, and a date of birth to unlock the link. */
export type Recipient = Client & { dateOfBirth: string };

/** A new link. Its token exists only in `link`. */
export interface IssuedLink {
  id: string;
  link: string;
}

/** Issues links to a quote for the patient and emails them. */
@Injectable()
export class LinkIssuer {
  constructor(
    private readonly links: PatientLinkRepository,
    private readonly uow: UnitOfWork,
    @Inject(CONFIG) private readonly config: ProcessConfig,
  ) {}

  /** Issues an additional link; existing ones keep working. */
  async add(
    quote: Pick<QuoteState, 'id' | 'revision'>,
    { dateOfBirth }: Pick<Recipient, 'dateOfBirth'>,
  ): Promise<IssuedLink> {
    const token = newLinkToken();
    const id = await this.links.add({ quote, tokenHash: token.hash, dateOfBirth });
    return { id, link: `${this.config.publicUrl}/quote/accept/${token.text}` };
  }

  /** Issues a link that replaces the quote's existing ones, which stop working. */
  async replace(quote: Pick<QuoteState, 'id' | 'revision'>, recipient: Recipient): Promise<IssuedLink> {
    await this.links.supersede(quote.id);
    return this.add(quote, recipient);
  }

  /** Issues another link and emails it. A link cannot be sent twice, because only its hash is stored. */
  async addAndMail(
    quote: Pick<QuoteState, 'id' | 'revision'>,
    recipient: Recipient,
    kind: QuoteMailKind,
  ): Promise<IssuedLink> {
    const issued = await this.add(quote, recipient);
    this.mail(quote, issued, kind);
    return issued;
  }

  /** Enqueues the email with the link, encrypted so that only the mailer can read it. */
  mail(
    quote: Pick<QuoteState, 'id' | 'revision'>,
    { id, link }: IssuedLink,
    kind: QuoteMailKind = 'QUOTE',
    receipt: PaidDeposit | null = null,
  ): void {
    this.uow.enqueue(sendQuoteMail, {
      organisationId: this.uow.organisationId,
      quoteId: quote.id,
      revision: quote.revision,
      linkId: id,
      sealedLink: seal(link, this.config.mailSecret),
      kind,
      ...(receipt && { receipt }),
    });
  }
}

/** The client as a recipient. Throws RECIPIENT_MISSING without an email address or a date of birth. */
export function recipient(client: Client | null): Recipient {
  if (!client?.email || !client.dateOfBirth) throw new AppError('RECIPIENT_MISSING');
  return { ...client, dateOfBirth: client.dateOfBirth };
}
