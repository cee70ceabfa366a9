import {
  EnquiryReceived,
  getOrganisation,
  readEnquiry,
  type EventData,
  type EventEnvelope,
  type OrganisationRecord,
} from '@quillcare/contracts';
import { Consumes, RpcClient, type Consumer } from '@quillcare/service-kit';
import { MailDispatcher } from '../../mail/mail-dispatcher';
import { Notifier } from '../../notification/notifier';
import { enquiryLetter } from '../domain/enquiry-letter';
import { enquiryNews, type Enquiry } from '../domain/enquiry-news';

type Received = EventEnvelope<EventData<typeof EnquiryReceived>>;

interface Facts {
  enquiry: Enquiry;
  organisation: OrganisationRecord;
}

/** Staff learn of an enquiry at once; whoever asked by the form gets an email. */
@Consumes(EnquiryReceived)
export class OnEnquiryReceivedConsumer implements Consumer<typeof EnquiryReceived> {
  constructor(
    private readonly rpc: RpcClient,
    private readonly notifier: Notifier,
    private readonly dispatcher: MailDispatcher,
  ) {}

  async prepare({ id, type, organisationid: organisationId, data }: Received): Promise<Facts> {
    if (!organisationId) throw new Error(`${type} ${id} names no organisation.`);
    const [enquiry, organisation] = await Promise.all([
      this.rpc.call(readEnquiry, { body: { organisationId, enquiryId: data.enquiryId } }),
      this.rpc.call(getOrganisation, { body: { organisationId } }),
    ]);
    return { enquiry, organisation };
  }

  async handle({ data }: Received, { enquiry, organisation }: Facts): Promise<void> {
    await this.notifier.notify(enquiryNews(enquiry));
    const letter = enquiryLetter(enquiry, organisation, data.enquiryId);
    if (letter) await this.dispatcher.dispatch(letter);
  }
}
