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

/** A client who can get a quote: with an address to mail, and the date of birth that opens the link. */
export type Recipient = Client & { dateOfBirth: string };

/** A new link. The token is in `link` and nowhere else. */
export interface IssuedLink {
  id: string;
  link: string;
}

/** Issues patients' links to a quote and mails them. */
@Injectable()
export class LinkIssuer {
  constructor(
    private readonly links: PatientLinkRepository,
    private readonly uow: UnitOfWork,
    @Inject(CONFIG) private readonly config: ProcessConfig,
  ) {}

  /** A link beside those that the quote has. */
  async add(
    quote: Pick<QuoteState, 'id' | 'revision'>,
    { dateOfBirth }: Pick<Recipient, 'dateOfBirth'>,
  ): Promise<IssuedLink> {
    const token = newLinkToken();
    const id = await this.links.add({ quote, tokenHash: token.hash, dateOfBirth });
    return { id, link: `${this.config.publicUrl}/quote/accept/${token.text}` };
  }

  /** A link in place of those that the quote has: they stop working. */
  async replace(quote: Pick<QuoteState, 'id' | 'revision'>, recipient: Recipient): Promise<IssuedLink> {
    await this.links.supersede(quote.id);
    return this.add(quote, recipient);
  }

  /** A further link, mailed for what `kind` says: emails cannot repeat a link, because only its hash is stored. */
  async addAndMail(
    quote: Pick<QuoteState, 'id' | 'revision'>,
    recipient: Recipient,
    kind: QuoteMailKind,
  ): Promise<IssuedLink> {
    const issued = await this.add(quote, recipient);
    this.mail(quote, issued, kind);
    return issued;
  }

  /** Mails the link to the client of the quote: sealed, so that only the mailer can read it. */
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

/** The client as a recipient; throws RECIPIENT_MISSING if there is no address or no date of birth. */
export function recipient(client: Client | null): Recipient {
  if (!client?.email || !client.dateOfBirth) throw new AppError('RECIPIENT_MISSING');
  return { ...client, dateOfBirth: client.dateOfBirth };
}
